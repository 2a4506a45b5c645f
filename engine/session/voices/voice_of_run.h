#pragma once

#include "engine/base/paths.h"
#include "engine/session/config/run_config.h"

#include <cstdint>
#include <string>

namespace formant {

/// The voice that a run of `config` trains for so many speakers: what it begins with, or goes on
/// from (RunRequest::resume), may give it an embedding (kept_speaker_embedding.h). Reads that file
/// where it could; one that cannot be read changes nothing here, who trains with it says why.
VoiceConfig voice_of_run(const RunConfig& config, const std::string& resume, const Path& run_folder,
                         std::int64_t n_speakers);

/// The same of one that begins anew, whatever lies in its folder.
VoiceConfig voice_at_beginning(const RunConfig& config, std::int64_t n_speakers);

} // namespace formant
