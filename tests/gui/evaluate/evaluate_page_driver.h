// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include "gui/similarity/similarity_fixture.h"
#include "pages/evaluate/evaluate_page.h"
#include "session/session.h"
#include "style/theme.h"
#include "widgets/table_view.h"

namespace heldout::testing {

/// Holds an Evaluate page on a copy of a project, a fresh one for each test.
class EvaluatePageDriver
{
protected:
    static constexpr int kWait = 60000; ///< ms; a busy machine, a build without optimisation

    void makePage()
    {
        m_session = std::make_unique<ui::Session>(environment());
        m_page = std::make_unique<ui::EvaluatePage>(*m_session);
        m_page->resize(1240, 820);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }

    void dropPage()
    {
        m_page.reset();
        m_session.reset();
    }

    void openPage(const QString& name, project::OpenMode mode = project::OpenMode::ReadWrite)
    {
        const QString work = m_folder.filePath(QStringLiteral("work.heldout"));
        m_session->setProject(nullptr);
        QVERIFY(copyFresh(m_folder.filePath(name), work));
        auto project = project::Project::open(work.toStdString(), mode, environment());
        QVERIFY(project.has_value());
        m_session->setProject(*project);
        QTRY_VERIFY_WITH_TIMEOUT(m_session->loaded() && !busy(), kWait);
    }

    void waitForScores() { QTRY_VERIFY_WITH_TIMEOUT(m_page->evaluation() != nullptr && !busy(), kWait); }
    [[nodiscard]] bool busy() const { return m_session->jobs().busy(); }

    template <typename T>
    T* part(const char* name) const
    {
        return m_page->findChild<T*>(QString::fromLatin1(name));
    }
    template <typename T>
    T* dialog() const
    {
        for (T* one : m_page->findChildren<T*>())
            if (one->isVisible())
                return one;
        return nullptr;
    }
    [[nodiscard]] QString scores(int row, int column) const
    {
        return part<ui::TableView>("scoresTable")->model()->index(row, column).data().toString();
    }
    [[nodiscard]] QString file(const char* name) const
    {
        return m_folder.filePath(QString::fromLatin1(name));
    }

    std::unique_ptr<ui::Theme> m_theme;
    QTemporaryDir m_folder;
    std::unique_ptr<ui::Session> m_session;
    std::unique_ptr<ui::EvaluatePage> m_page;
};

} // namespace heldout::testing
