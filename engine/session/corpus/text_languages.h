#pragma once

#include "engine/base/result.h"

#include <string>
#include <vector>

namespace formant {

/// A value of text.language, and what it is called.
struct TextLanguage {
    std::string code; ///< "es-419"
    std::string name; ///< "Spanish (Latin America)"
};

/// All that texts can be read aloud in, in the order of their names: those of espeak-ng, or in
/// another language (a tag) than English CLDR's where it has one. ErrorKind::internal where
/// espeak-ng has no data.
Result<std::vector<TextLanguage>> text_languages(const std::string& in_language = "en");

} // namespace formant
