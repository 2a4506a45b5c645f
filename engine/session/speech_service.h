#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

struct SpeechRequest {
    std::string checkpoint;
    std::vector<std::string> texts;
    std::string out_folder;      ///< gets 0001.wav, 0002.wav, ...
    std::string device = "auto"; ///< as RunRequest::device
    std::int64_t seed = 0;
    std::int64_t solver_steps = 10;
    double temperature = 0.2;
    double length_scale = 1;
    bool raw_weights = false; ///< speak with the raw instead of the EMA weights
};

/// Speaks each text with a checkpoint; the files written, in order.
Result<std::vector<std::string>> speak_texts(const SpeechRequest& request,
                                             const Cancellation& cancellation);

} // namespace formant
