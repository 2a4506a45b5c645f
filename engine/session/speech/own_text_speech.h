#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/session/runs/run_samples.h"

#include <string>
#include <vector>

namespace formant {

/// A text of somebody's own, to be heard from a checkpoint now.
struct OwnTextRequest {
    std::string run;        ///< its folder
    std::string checkpoint; ///< file
    std::string text;
    SampleWeights weights = SampleWeights::averaged;
    std::string device = "cpu"; ///< as RunRequest::device; the GPU may be busy with a training
    std::string speaker = {};   ///< as SpeechRequest::speaker
    std::string vocoder = {};   ///< as SpeechRequest::vocoder
};

/// What came of it.
struct OwnTextSpoken {
    RunSample sample;
    std::vector<Message> remarks; ///< what of the text was left out, and the vocoder's doubt
};

/// Speaks it into the samples of the run. ErrorKind::usage where there is no text.
Result<OwnTextSpoken> speak_own_text(const OwnTextRequest& request,
                                     const Cancellation& cancellation);

} // namespace formant
