// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/card_face.h"

#include "app/pictures/scaled_pictures.h"
#include "app/text/printing_text.h"
#include "app/text/value_text.h"
#include "carddata/library/layers/image_store.h"

#include <algorithm>

namespace mazzo::app {

namespace {

/// Cards of a type share a colour; neighbouring types are far apart on the wheel.
QColor accentOf(TypeIndex type) { return QColor::fromHsv(static_cast<int>((at(type) * 137 + 210) % 360), 110, 150); }

QStringList valuesOf(CardIndex card, const LoadedGame& loaded, std::string_view language)
{
    QStringList lines;
    const auto& shown = loaded.game.face.fields;
    for (std::size_t i = 0; i < loaded.game.fields.size(); ++i) {
        const Field& field = loaded.game.fields[i];
        const auto index = static_cast<FieldIndex>(i);
        const bool isShown = shown.empty()
                                 ? field.derived.empty()
                                 : std::ranges::find(shown, field.id, &FaceLayout::Shown::field) != shown.end();
        if (!isShown || loaded.catalogue.absent(card, index)) continue;
        const Value value = loaded.catalogue.value(card, index);
        if (const auto* flag = std::get_if<bool>(&value)) {
            if (*flag) lines.append(fromUtf8(field.name.in(language)));
            continue;
        }
        const bool known = !std::holds_alternative<Unknown>(value);
        lines.append(fromUtf8(field.name.in(language)) + ": " +
                     (known ? displayText(value, field, language) : QStringLiteral("……")));
    }
    return lines;
}

/// As large as it may be and still fit.
void drawFitted(QPainter& painter, const QRectF& place, int flags, const QString& text, double largest, bool bold)
{
    QFont font = painter.font();
    font.setBold(bold);
    for (double size = largest; size >= largest / 3; size *= 0.92) {
        font.setPixelSize(std::max(1, static_cast<int>(size)));
        painter.setFont(font);
        if (place.contains(painter.boundingRect(place, flags, text))) break;
    }
    painter.drawText(place, flags, text);
}

/// Draws the middle of the art over the upper half of the place and returns the rest of the place.
QRectF drawArt(QPainter& painter, const QRectF& place, const QImage& art)
{
    const QRectF upper(place.x(), place.y(), place.width(), place.height() * 0.6);
    QSizeF shown = upper.size().scaled(art.size(), Qt::KeepAspectRatio);
    const QRectF part(QPointF((art.width() - shown.width()) / 2, (art.height() - shown.height()) / 2), shown);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(upper, art, part);
    const double gap = place.height() * 0.04;
    return {place.x(), upper.bottom() + gap, place.width(), place.height() - upper.height() - gap};
}

}  // namespace

CardFace faceOf(CardIndex card, const LoadedGame& loaded, const Library& library, std::string_view language)
{
    const Game& game = loaded.game;
    const Catalogue& catalogue = loaded.catalogue;
    CardFace face;
    face.name = fromUtf8(catalogue.name(card, language));
    face.type = typeNames(loaded, card, language);
    face.values = valuesOf(card, loaded, language);
    face.accent = accentOf(catalogue.type(card));
    face.footer = fromUtf8(game.name.in(language));
    for (const CardSet& set : game.sets) {
        if (set.id == catalogue.set(card) && !set.label.empty())
            face.footer += " · " + fromUtf8(set.label.in(language));
    }
    if (const auto full = library.card(game, catalogue.id(card)); full && full->textState == Card::TextState::Known)
        face.text = withSymbols(game, full->text.in(language));
    constexpr int kPrintedWidth = 760;  // 300 dots per inch on a card of 63 mm
    if (const auto file = loaded.pictures.find(card); file != loaded.pictures.end()) {
        if (auto image = ScaledPictures::standard().scaled(fromUtf8(file->second), kPrintedWidth)) {
            face.picture = std::move(*image);
            face.isArt = isArt(file->second);
        }
    }
    return face;
}

CardFace unknownCardFace(std::string_view name, const Game& game, std::string_view language)
{
    CardFace face;
    face.name = fromUtf8(name);
    face.footer = fromUtf8(game.name.in(language));
    face.accent = QColor(0x80, 0x80, 0x80);
    return face;
}

void drawCard(QPainter& painter, const QRectF& place, const CardFace& face)
{
    painter.save();
    if (!face.picture.isNull() && !face.isArt) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(place, face.picture);
        painter.restore();
        return;
    }
    const double unit = place.width() / 63;  // a millimetre
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(face.accent.darker(140));
    painter.drawRect(place);
    const QRectF inner = place.adjusted(2.5 * unit, 2.5 * unit, -2.5 * unit, -2.5 * unit);
    painter.setBrush(QColor(0xfb, 0xf8, 0xf1));
    painter.drawRoundedRect(inner, 2 * unit, 2 * unit);
    const QRectF title(inner.x(), inner.y(), inner.width(), 10 * unit);
    painter.setBrush(face.accent.lighter(165));
    painter.drawRoundedRect(title, 2 * unit, 2 * unit);
    painter.setPen(QColor(0x1b, 0x1b, 0x1f));
    const double margin = 2.5 * unit;
    drawFitted(painter, title.adjusted(margin, 0, -margin, 0), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap,
               face.name, 5 * unit, true);
    const QRectF type(inner.x() + margin, title.bottom() + unit, inner.width() - 2 * margin, 5 * unit);
    drawFitted(painter, type, Qt::AlignVCenter | Qt::AlignLeft, face.type, 3.2 * unit, false);
    QRectF values(inner.x() + margin, type.bottom() + unit, inner.width() - 2 * margin, 27 * unit);
    if (!face.picture.isNull()) values = drawArt(painter, values, face.picture);
    drawFitted(painter, values, Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, face.values.join('\n'), 3.4 * unit,
               false);
    painter.setPen(QPen(face.accent, 0.3 * unit));
    painter.drawLine(QPointF(values.left(), values.bottom()), QPointF(values.right(), values.bottom()));
    painter.setPen(QColor(0x1b, 0x1b, 0x1f));
    const QRectF text(values.left(), values.bottom() + unit, values.width(),
                      inner.bottom() - values.bottom() - 7 * unit);
    drawFitted(painter, text, Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, face.text, 3.4 * unit, false);
    const QRectF footer(values.left(), inner.bottom() - 5 * unit, values.width(), 4 * unit);
    painter.setPen(QColor(0x60, 0x60, 0x68));
    drawFitted(painter, footer, Qt::AlignVCenter | Qt::AlignLeft, face.footer, 2.4 * unit, false);
    painter.restore();
}

}  // namespace mazzo::app
