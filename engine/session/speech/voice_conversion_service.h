#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

struct VoiceConversionRequest {
    std::string checkpoint; ///< of a vits with several speakers
    std::vector<std::string> recordings;
    std::string from;            ///< who speaks in them
    std::string speaker;         ///< whose they become
    std::string out_folder;      ///< gets files of the recordings' names
    std::string format = "wav";  ///< ending of a format that recordings are written in
    std::string device = "auto"; ///< as RunRequest::device
    std::int64_t seed = 0;
    bool raw_weights = false;   ///< the raw instead of the EMA weights
    std::string decode_program; ///< program started with --decode-worker; empty: this one
};

/// Why a recording was not converted.
struct VoiceConversionFault {
    std::string recording;
    Message what;
};

struct VoiceConversionReport {
    std::vector<std::string> files; ///< written, in the order of the recordings
    std::vector<VoiceConversionFault> faults;
    double audio_s = 0;
    double needed_s = 0;           ///< to decode, convert and write, with the model in memory
    std::int64_t written_over = 0; ///< how many of the files were there before
};

/// Makes each recording the other speaker's, in a file of its own; one that cannot be read does not
/// stop the others. They are decoded as those of the training were, by a child process, but keep
/// the silence at their ends. ErrorKind::usage for another model, a voice of one speaker, and
/// speakers that it has not.
Result<VoiceConversionReport> convert_voices(const VoiceConversionRequest& request,
                                             const Cancellation& cancellation);

} // namespace formant
