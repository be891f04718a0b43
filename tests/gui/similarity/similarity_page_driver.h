// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include "gui/similarity/similarity_fixture.h"
#include "pages/similarity/similarity_page.h"
#include "session/session.h"
#include "style/theme.h"

namespace heldout::testing {

/// The page in a window of its own, on a copy of a project with the small BC2GM splits, compared.
class SimilarityPageDriver
{
public:
    static constexpr int kWait = 20000; // a busy machine, a build without optimisation

    SimilarityPageDriver() { makeCompared(m_folder.filePath(QStringLiteral("compared.heldout"))); }

    [[nodiscard]] QString file() const { return m_folder.filePath(QStringLiteral("work.heldout")); }
    [[nodiscard]] bool copyProject() const
    {
        return copyFresh(m_folder.filePath(QStringLiteral("compared.heldout")), file());
    }
    void open()
    {
        session = std::make_unique<ui::Session>(environment());
        page = std::make_unique<ui::SimilarityPage>(*session);
        page->resize(1272, 842);
        page->show();
        QVERIFY(QTest::qWaitForWindowActive(page.get()));
        session->setProject(openOrCreate(file()));
        waitForRun();
    }
    void close()
    {
        page.reset();
        session.reset();
    }
    void waitForRun() const { QTRY_VERIFY_WITH_TIMEOUT(page->run().has_value(), kWait); }

private:
    ui::Theme m_theme{*qApp};
    QTemporaryDir m_folder;

public:
    std::unique_ptr<ui::Session> session;
    std::unique_ptr<ui::SimilarityPage> page;
};

} // namespace heldout::testing
