#pragma once

#include "engine/base/result.h"

#include <string>
#include <vector>

namespace formant {

/// A value of text.language with its display name.
struct TextLanguage {
    std::string code; ///< "es-419"
    std::string name; ///< "Spanish (Latin America)"
};

/// Returns all languages in which texts can be spoken, sorted by name. Names are those of
/// espeak-ng, or, if `in_language` (a tag) is not English, those of CLDR where it has one.
/// ErrorKind::internal if the data of espeak-ng is missing.
Result<std::vector<TextLanguage>> text_languages(const std::string& in_language = "en");

} // namespace formant
