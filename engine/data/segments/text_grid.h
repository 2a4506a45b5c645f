#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/data/segments/timed_texts.h"

#include <string>

namespace formant {

/// Returns true if the text begins like a TextGrid.
bool is_text_grid(const std::string& text);

/// Reads an interval tier of a TextGrid of Praat in its long or short text format
/// (https://www.fon.hum.uva.nl/praat/manual/TextGrid_file_formats.html), from the text of `file` in
/// UTF-8. `tier` is its name; empty: the only tier with texts, or else a tier of sentences, or else
/// one of words, by its name. In a tier of words, those without a pause of `word_pause_s` between
/// them are one text with parts. ErrorKind::data with file and line if it is not a TextGrid, or if
/// the tier is missing or ambiguous; the message has the names of all tiers.
Result<TimedTexts> read_text_grid(const Path& file, const std::string& text,
                                  const std::string& tier, double word_pause_s);

} // namespace formant
