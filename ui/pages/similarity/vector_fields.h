// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>
#include <optional>

#include "base/result.h"
#include "project/types.h"

class QCheckBox;

namespace heldout::ui {

class Field;
class FileField;

/// The files of a comparison of embeddings.
class VectorFields : public QWidget
{
    Q_OBJECT
public:
    explicit VectorFields(QWidget* parent = nullptr);

    void setFiles(const project::VectorFiles& files);
    /// A split within itself has one side.
    void setWithin(bool within);
    [[nodiscard]] project::VectorFiles files() const;
    /// What is wrong stands at the field of the file it is about; nothing takes it away.
    void setFailure(const std::optional<Error>& failure);
    /// In the order of Tab, shown or not.
    [[nodiscard]] QWidget* lastField() const;

Q_SIGNALS:
    void filesChanged(const heldout::project::VectorFiles& files);

private:
    enum Role { Test, Train, TestNames, TrainNames, kRoles };
    void addFile(Role role, const QString& label, const QString& name, const QString& filter);

    void showFields();

    bool m_within = false;
    QCheckBox* m_byId = nullptr; ///< shows the fields of the names
    std::array<Field*, kRoles> m_fields{};
    std::array<FileField*, kRoles> m_files{};
};

} // namespace heldout::ui
