#pragma once

#include "engine/text/words.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

namespace formant::test {

/// The words of phonemes as public programs write them, one code point a symbol: "hæz nˈɑːt."
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
