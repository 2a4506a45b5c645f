#pragma once

#include <cstdint>
#include <map>
#include <string>

namespace formant {

/// Prints the number of recordings per speaker: "2 speakers: ann 120, bea 80"; nothing for a single
/// speaker.
void print_speaker_counts(const std::map<std::string, std::int64_t>& recordings);

} // namespace formant
