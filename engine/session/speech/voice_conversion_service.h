#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// Describes recordings to convert to the voice of another speaker.
struct VoiceConversionRequest {
    std::string checkpoint; ///< of a VITS model with several speakers
    std::vector<std::string> recordings;
    std::string from;            ///< speaker of the recordings
    std::string speaker;         ///< speaker of the result
    std::string out_folder;      ///< for files with the names of the recordings
    std::string format = "wav";  ///< extension of a supported audio format
    std::string device = "auto"; ///< as RunRequest::device
    std::int64_t seed = 0;
    bool raw_weights = false;   ///< use the raw instead of the EMA weights
    std::string decode_program; ///< program started with --decode-worker; empty: this one
};

/// Stores the reason why a recording was not converted.
struct VoiceConversionFault {
    std::string recording;
    Message what;
};

/// Stores the files that were written, and the recordings that were not converted.
struct VoiceConversionReport {
    std::vector<std::string> files; ///< in the order of the recordings
    std::vector<VoiceConversionFault> faults;
    double audio_s = 0;
    double needed_s = 0;          ///< time to decode, convert and write, without loading the model
    std::int64_t overwritten = 0; ///< number of files that existed before
};

/// Converts each recording to the voice of the other speaker and writes it to a file of its own. A
/// recording that cannot be read does not stop the others. Recordings are decoded by a child
/// process with the settings of the training, but keep the silence at their ends.
/// Returns ErrorKind::usage for a model other than VITS, a voice with one speaker, or unknown
/// speakers, and ErrorKind::interrupted after a cancellation.
Result<VoiceConversionReport> convert_voices(const VoiceConversionRequest& request,
                                             const CancellationToken& cancellation);

} // namespace formant
