#pragma once

#include <string>
#include <vector>

namespace formant {

/// Stores a word as symbols in UTF-8: IPA phonemes, letters, or punctuation marks.
using Word = std::vector<std::string>;
using Words = std::vector<Word>;

} // namespace formant
