// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <cstdint>

class QLabel;

namespace heldout::ui {

class JobRunner;

/// A line of a file with its neighbours, as the bytes stand there (cut when very long).
class LineDialog : public QDialog
{
    Q_OBJECT
public:
    LineDialog(const QString& path, std::uint64_t line, JobRunner& jobs, QWidget* parent = nullptr);

private:
    QLabel* m_text;
};

} // namespace heldout::ui
