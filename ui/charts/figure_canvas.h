// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QString>

class QPainter;

namespace heldout::ui {

struct Tokens;

/// How a figure looks on paper. Lengths in millimetres, text and lines in points (1/72 inch).
struct FigureLook
{
    double widthMm = 84;
    double heightMm = 60;
    double textPt = 8; ///< titles and names; ticks are one point smaller
    double linePt = 0.75;
    QString font = QStringLiteral("Noto Sans");
    bool printColours = true; ///< white ground and light colours; false = the dark ones on their ground

    friend bool operator==(const FigureLook&, const FigureLook&) = default;
};

/// Text in vector files stays text; in pictures of pixels it is drawn as outlines, so that neither hinting
/// nor the screen has a say in it.
enum class FigureText { AsText, AsOutlines };

/// A sheet of paper to paint a figure on: millimetres from the top left corner, y downwards. Knows no screen,
/// so the same calls give the same file everywhere.
class FigureCanvas
{
public:
    static constexpr double kUnitsPerMm = 100; ///< of the painter underneath

    /// `painter` is scaled to kUnitsPerMm; `area` is the part of the sheet to use, in millimetres.
    FigureCanvas(QPainter& painter, const FigureLook& look, FigureText text, const QRectF& area);

    [[nodiscard]] const FigureLook& look() const { return m_look; }
    [[nodiscard]] QRectF area() const { return m_area; }
    [[nodiscard]] double textPt() const { return m_look.textPt; }
    [[nodiscard]] double tickPt() const;
    [[nodiscard]] static double mmFromPt(double pt) { return pt * 25.4 / 72.0; }

    /// Lines take `look().linePt` times `factor`.
    void line(QPointF from, QPointF to, const QColor& colour, double factor = 1,
        Qt::PenStyle style = Qt::SolidLine);
    void polyline(
        const QPolygonF& points, const QColor& colour, double factor = 1, Qt::PenStyle style = Qt::SolidLine);
    /// In the colour and dash of a system.
    void systemLine(const QPolygonF& points, int system, const Tokens& colours);
    /// A system's marker, `size` millimetres across.
    void marker(QPointF centre, int system, double size, bool hollow, const Tokens& colours);
    void area(const QPolygonF& outline, const QColor& fill);
    void rectangle(const QRectF& rectangle, const QColor& fill);

    /// `anchor` is the point of the text that `alignment` names: AlignLeft|AlignTop puts its top left corner
    /// there, AlignBaseline its base line.
    void text(QPointF anchor, Qt::Alignment alignment, const QString& words, double pt, const QColor& colour,
        bool bold = false);
    /// Reads upwards; `anchor` is the middle of its lower (right) edge.
    void uprightText(QPointF anchor, const QString& words, double pt, const QColor& colour);
    [[nodiscard]] double textWidth(const QString& words, double pt, bool bold = false) const;
    [[nodiscard]] double capHeight(double pt) const;
    [[nodiscard]] double lineHeight(double pt) const;

private:
    [[nodiscard]] QFont font(double pt, bool bold) const;
    void drawText(QPointF baseLineStart, const QString& words, const QFont& font, const QColor& colour);

    QPainter& m_painter;
    FigureLook m_look;
    FigureText m_text;
    QRectF m_area;
};

} // namespace heldout::ui
