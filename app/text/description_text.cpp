// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/description_text.h"

#include "app/text/language.h"

#include <QCoreApplication>

namespace mazzo::app {

std::shared_ptr<const DescriptionTexts> descriptionTexts()
{
    static std::shared_ptr<const DescriptionTexts> texts;
    if (!texts || texts->language != currentLanguage())
        texts = std::make_shared<const DescriptionTexts>(installedDescriptionTexts(currentLanguage()));
    return texts;
}

DescriptionTexts installedDescriptionTexts(std::string_view language)
{
    return DescriptionTexts::translated(std::string(language), [](const char* context, const char* english) {
        return QCoreApplication::translate(context, english).toStdString();
    });
}

}  // namespace mazzo::app
