#pragma once

#include <cstdint>
#include <map>
#include <string>

namespace formant {

/// Prints how many recordings each speaker has, "2 speakers: ann 120, bea 80"; nothing of one.
void print_speaker_counts(const std::map<std::string, std::int64_t>& recordings);

} // namespace formant
