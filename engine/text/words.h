#pragma once

#include <string>
#include <vector>

namespace formant {

/// A word as its symbols in UTF-8: sounds of the IPA, letters, or marks of punctuation.
using Word = std::vector<std::string>;
using Words = std::vector<Word>;

} // namespace formant
