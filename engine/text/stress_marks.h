#pragma once

#include "engine/text/words.h"

#include <cstddef>
#include <string>
#include <vector>

namespace formant {

/// Stores a word that shows its stress, and the place of the stressed vowel among its vowels.
struct MarkedWord {
    std::string word; ///< without the mark
    std::size_t vowel = 0;
};

/// Writes every mark of stress in Cyrillic words as a combining acute after the vowel. Corpora and
/// dictionaries also write a plus sign before ("з+амок") or after the vowel ("за+мок"), a spacing
/// acute after it ("за´мок"), or the vowel alone as a capital letter ("зАмок"; units such as "мА"
/// stay).
std::string unify_stress_marks(const std::string& text);

/// Removes the combining acute and grave accents from the vowels of Cyrillic words.
std::string without_stress_marks(const std::string& text);

/// Returns the Cyrillic words of a text with a combining acute after a vowel, in their order. The
/// language decides what a vowel is.
std::vector<MarkedWord> stressed_spellings(const std::string& text, const std::string& voice_code);

/// Moves the stress of IPA words to the marked vowel of `marked`, whose pronunciation alone is
/// `alone`. Looks for that pronunciation from the word at `from` on, and returns the place after
/// it. Returns `from` and changes nothing if there is none, or if it has another number of vowels
/// than the written word.
std::size_t move_stress(const MarkedWord& marked, const Words& alone, const std::string& voice_code,
                        std::size_t from, Words& words);

} // namespace formant
