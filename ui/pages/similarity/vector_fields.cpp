// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/similarity/vector_fields.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include "session/words.h"
#include "style/metrics.h"
#include "widgets/field.h"
#include "widgets/file_field.h"

namespace heldout::ui {

VectorFields::VectorFields(QWidget* parent)
    : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::kSpace8);
    const QString vectors = tr("Vectors (*.npy)");
    const QString names = tr("Ids, one a line (*.txt *.txt.gz *.lst)");
    addFile(Test, tr("Vectors of the test side (.npy)"), QStringLiteral("testVectors"), vectors);
    addFile(Train, tr("Vectors of the training side (.npy)"), QStringLiteral("trainVectors"), vectors);
    m_byId = new QCheckBox(tr("Rows are named by ids"));
    m_byId->setObjectName(QStringLiteral("rowIds"));
    m_byId->setToolTip(
        tr("By files with the id of each row, one a line. Without them row 1 is of the first item."));
    column->addWidget(m_byId);
    addFile(TestNames, tr("Ids of the test rows"), QStringLiteral("testNames"), names);
    addFile(TrainNames, tr("Ids of the training rows"), QStringLiteral("trainNames"), names);
    for (const Role role : {TestNames, TrainNames})
        m_files[role]->edit()->setPlaceholderText(tr("Rows are in order"));
    showFields();
    connect(m_byId, &QCheckBox::clicked, this, [this](bool checked) {
        showFields();
        if (checked)
            return;
        const project::VectorFiles before = files();
        setFiles({before.test, before.train, {}, {}});
        if (before != files())
            Q_EMIT filesChanged(files());
    });
}

void VectorFields::setWithin(bool within)
{
    m_within = within;
    m_fields[Test]->setLabel(within ? tr("Vectors (.npy)") : tr("Vectors of the test side (.npy)"));
    m_fields[TestNames]->setLabel(within ? tr("Ids of the rows") : tr("Ids of the test rows"));
    showFields();
}

void VectorFields::showFields()
{
    const bool names = m_byId->isChecked();
    m_fields[Train]->setVisible(!m_within);
    m_fields[TestNames]->setVisible(names);
    m_fields[TrainNames]->setVisible(names && !m_within);
}

void VectorFields::addFile(Role role, const QString& label, const QString& name, const QString& filter)
{
    auto* file = new FileField(filter);
    file->setObjectName(name);
    file->edit()->setAccessibleName(label);
    auto* field = new Field(label, file);
    m_files[role] = file;
    m_fields[role] = field;
    layout()->addWidget(field);
    connect(file, &FileField::pathChanged, this, [this] { Q_EMIT filesChanged(files()); });
}

void VectorFields::setFiles(const project::VectorFiles& files)
{
    m_files[Test]->setPath(fromUtf8(files.test));
    m_files[Train]->setPath(fromUtf8(files.train));
    m_files[TestNames]->setPath(fromUtf8(files.testNames));
    m_files[TrainNames]->setPath(fromUtf8(files.trainNames));
    if (!files.testNames.empty() || !files.trainNames.empty())
        m_byId->setChecked(true);
    showFields();
}

project::VectorFiles VectorFields::files() const
{
    const auto path = [this](Role role) { return m_files[role]->path().toStdString(); };
    return {path(Test), path(Train), path(TestNames), path(TrainNames)};
}

void VectorFields::setFailure(const std::optional<Error>& failure)
{
    for (std::size_t role = 0; role < kRoles; ++role) {
        const bool here
            = failure && !failure->file.empty() && m_files[role]->path().toStdString() == failure->file;
        m_fields[role]->setProblem(here ? errorSentence(*failure) : QString());
    }
}

QWidget* VectorFields::lastField() const
{
    return m_files[TrainNames]->button();
}

} // namespace heldout::ui
