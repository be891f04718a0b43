// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <string>

class QAction;

namespace heldout::ui {

class Session;

/// One entry of the key list on `?`.
struct KeyHelp
{
    QString keys;
    QString what;
};

/// A page of the window. The shell owns the navigation; the page draws its own head (title, what is compared,
/// actions at the end) with widgets/page_head.h, and its own empty state.
class Page : public QWidget
{
    Q_OBJECT
public:
    Page(Session& session, QWidget* parent);

    [[nodiscard]] virtual QString id() const = 0; ///< "data", "similarity", "pairs"; also the page_state key
    [[nodiscard]] virtual QString title() const = 0; ///< as in the navigation
    [[nodiscard]] virtual QString iconName() const = 0; ///< of style/icons.h
    /// Grey number at the end of the navigation row; "" = none. Emit countChanged() when it changes.
    [[nodiscard]] virtual QString count() const { return {}; }
    /// Actions for the Run menu; the page owns them.
    [[nodiscard]] virtual QList<QAction*> runActions() const { return {}; }
    [[nodiscard]] virtual QList<KeyHelp> keys() const { return {}; }
    /// What stands under File > Export and Edit > Find while the page is in front; the page owns them. Null =
    /// none.
    [[nodiscard]] virtual QAction* exportAction() const { return nullptr; }
    [[nodiscard]] virtual QAction* findAction() const { return nullptr; }
    /// Data files and folders that were chosen or dropped; false when the page has no use for them.
    virtual bool takeFiles(const QStringList& paths);
    /// Called each time the page comes to the front.
    virtual void activated() { }
    /// Called before the window closes: what waits to be remembered is remembered now.
    virtual void rememberNow() { }

Q_SIGNALS:
    void countChanged();

protected:
    [[nodiscard]] Session& session() const { return m_session; }
    /// Keeps the page's state in the project, in the background. That it could not be kept is not told: it is
    /// a convenience.
    void remember(const std::string& json);

private:
    Session& m_session;
};

} // namespace heldout::ui
