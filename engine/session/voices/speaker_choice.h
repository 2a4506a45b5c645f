#pragma once

#include "engine/base/result.h"
#include "engine/data/speaker_table.h"

#include <cstdint>
#include <string>

namespace formant {

/// Returns the index of the speaker with that name; an empty name selects the first speaker.
/// ErrorKind::usage for an unknown name; the error lists the known ones, the most similar first.
Result<std::int64_t> choose_speaker(const SpeakerTable& speakers, const std::string& name);

/// Logs a warning that no speaker was selected, so that the first of several speaks.
void warn_about_default_speaker(const SpeakerTable& speakers);

} // namespace formant
