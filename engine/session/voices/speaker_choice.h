#pragma once

#include "engine/base/result.h"
#include "engine/data/speaker_table.h"

#include <cstdint>
#include <string>

namespace formant {

/// Place of the speaker with that name; of none, the first. ErrorKind::usage for a name that is not
/// there; it lists those that are, the nearest first.
Result<std::int64_t> choose_speaker(const SpeakerTable& speakers, const std::string& name);

/// That a voice with several speakers was asked for none, so that its first speaks.
void tell_of_first_speaker(const SpeakerTable& speakers);

} // namespace formant
