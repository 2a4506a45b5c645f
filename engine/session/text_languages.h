#pragma once

#include "engine/base/result.h"

#include <string>
#include <vector>

namespace formant {

/// A value of text.language, and what it is called.
struct TextLanguage {
    std::string code; ///< "es-419"
    std::string name; ///< in English: "Spanish (Latin America)"
};

/// All that texts can be read aloud in, in the order of their names. ErrorKind::internal where
/// espeak-ng has no data.
Result<std::vector<TextLanguage>> text_languages();

} // namespace formant
