#pragma once

#include <QtCore/QStringList>

namespace formant {

/// The languages with sentences of our own, as codes.
QStringList prompt_languages();

/// As those call it who speak it: "Español"; the code where we have no sentences.
QString language_name(const QString& code);

} // namespace formant
