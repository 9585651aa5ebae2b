// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/share/share_kinds.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace mazzo::desktop {

namespace {

constexpr const char* kContext = "ShareKinds";

}  // namespace

std::span<const ShareKind> shareKinds()
{
    static constexpr std::array kKinds{
        ShareKind{"text", QT_TRANSLATE_NOOP("ShareKinds", "Text"),
                  QT_TRANSLATE_NOOP("ShareKinds", "A readable list with the share code on its last line."), "txt",
                  Format::Text},
        ShareKind{"code", QT_TRANSLATE_NOOP("ShareKinds", "Code"),
                  QT_TRANSLATE_NOOP("ShareKinds", "The whole deck in one line, which is also a link that opens it."),
                  "txt", Format::Code},
        ShareKind{"qr",
                  QT_TRANSLATE_NOOP("ShareKinds", "QR code"),
                  QT_TRANSLATE_NOOP("ShareKinds", "The share code for a phone, as a picture."),
                  "png",
                  {}},
        ShareKind{"picture",
                  QT_TRANSLATE_NOOP("ShareKinds", "Picture"),
                  QT_TRANSLATE_NOOP("ShareKinds", "The deck as a picture for posting."),
                  "png",
                  {}},
        ShareKind{"html",
                  QT_TRANSLATE_NOOP("ShareKinds", "Web page"),
                  QT_TRANSLATE_NOOP("ShareKinds", "One file that opens in any browser, also on a phone: the cards, "
                                                  "charts, rules, and the share code."),
                  "html",
                  {}},
        ShareKind{"list",
                  QT_TRANSLATE_NOOP("ShareKinds", "Registration sheet"),
                  QT_TRANSLATE_NOOP("ShareKinds", "A deck list to hand in at an event (PDF, A4)."),
                  "pdf",
                  {}},
        ShareKind{.id = "setup",
                  .title = QT_TRANSLATE_NOOP("ShareKinds", "Set-up sheet"),
                  .about = QT_TRANSLATE_NOOP("ShareKinds",
                                             "The piles to put on the table and what stays in the box (PDF, A4)."),
                  .ending = "pdf",
                  .format = {},
                  .needsSupply = true},
        ShareKind{"proxies",
                  QT_TRANSLATE_NOOP("ShareKinds", "Proxy sheets"),
                  QT_TRANSLATE_NOOP("ShareKinds", "Cards to print and cut out at actual size (PDF, A4)."),
                  "pdf",
                  {}},
        ShareKind{"markdown", QT_TRANSLATE_NOOP("ShareKinds", "Markdown"),
                  QT_TRANSLATE_NOOP("ShareKinds", "For forums and notes."), "md", Format::Markdown},
        ShareKind{"mazzo", QT_TRANSLATE_NOOP("ShareKinds", "Deck file"),
                  QT_TRANSLATE_NOOP("ShareKinds", "The Mazzo format, comments included."), "deck", Format::Mazzo},
        ShareKind{"json", QT_TRANSLATE_NOOP("ShareKinds", "JSON"),
                  QT_TRANSLATE_NOOP("ShareKinds", "For scripts and other programs."), "json", Format::Json},
        ShareKind{"cod", QT_TRANSLATE_NOOP("ShareKinds", "Cockatrice"),
                  QT_TRANSLATE_NOOP("ShareKinds", "A deck file of Cockatrice."), "cod", Format::Cod, true},
        ShareKind{"o8d", QT_TRANSLATE_NOOP("ShareKinds", "OCTGN"),
                  QT_TRANSLATE_NOOP("ShareKinds", "A deck file of OCTGN."), "o8d", Format::O8d, true},
        ShareKind{"arena", QT_TRANSLATE_NOOP("ShareKinds", "Arena"),
                  QT_TRANSLATE_NOOP("ShareKinds", "Text to paste into Arena."), "txt", Format::Arena, true},
        ShareKind{"dek", QT_TRANSLATE_NOOP("ShareKinds", "Magic Online"),
                  QT_TRANSLATE_NOOP("ShareKinds", "A deck file of Magic Online."), "dek", Format::Dek, true},
        ShareKind{"tts", QT_TRANSLATE_NOOP("ShareKinds", "Tabletop Simulator"),
                  QT_TRANSLATE_NOOP("ShareKinds", "A saved object with a pile for each zone."), "json", Format::Tts,
                  true},
    };
    return kKinds;
}

const ShareKind* shareKind(const QString& id)
{
    const auto found = std::ranges::find_if(shareKinds(),
                                            [&](const ShareKind& kind) { return id == QLatin1String(kind.id); });
    return found == shareKinds().end() ? nullptr : &*found;
}

QString titleOf(const ShareKind& kind) { return QCoreApplication::translate(kContext, kind.title); }
QString aboutOf(const ShareKind& kind) { return QCoreApplication::translate(kContext, kind.about); }

}  // namespace mazzo::desktop
