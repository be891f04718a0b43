// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLineEdit;
class QToolButton;

namespace heldout::ui {

/// The path of a file to read: typed, chosen in a dialog, or dropped onto it.
class FileField : public QWidget
{
    Q_OBJECT
public:
    /// `filter` as in a QFileDialog: "Vectors (*.npy)".
    explicit FileField(const QString& filter, QWidget* parent = nullptr);

    [[nodiscard]] QString path() const;
    /// Without a signal.
    void setPath(const QString& path);
    [[nodiscard]] QLineEdit* edit() const { return m_edit; }
    [[nodiscard]] QToolButton* button() const { return m_browse; }

Q_SIGNALS:
    /// The user gave another file; "" = none.
    void pathChanged(const QString& path);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void browse();
    void take(const QString& path);

    QString m_filter;
    QString m_path;
    QLineEdit* m_edit;
    QToolButton* m_browse;
};

} // namespace heldout::ui
