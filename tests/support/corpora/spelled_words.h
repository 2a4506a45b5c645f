#pragma once

#include "engine/text/words.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

namespace formant::test {

/// Splits phonemes in upstream notation ("hæz nˈɑːt.") into words, one code point per symbol.
inline Words spelled_words(const char* phonemes) {
    Words words;
    for (const QString& written : QString::fromUtf8(phonemes).split(' ')) {
        Word word;
        for (const char32_t symbol : written.toStdU32String())
            word.push_back(QString::fromUcs4(&symbol, 1).toStdString());
        words.push_back(std::move(word));
    }
    return words;
}

} // namespace formant::test
