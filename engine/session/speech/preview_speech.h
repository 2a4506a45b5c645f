#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/session/runs/run_samples.h"

#include <string>
#include <vector>

namespace formant {

/// Describes a custom text to speak with a checkpoint of a run.
struct PreviewRequest {
    std::string run;        ///< path of the run folder
    std::string checkpoint; ///< path of the file
    std::string text;
    SampleWeights weights = SampleWeights::ema;
    std::string device = "cpu";      ///< as RunRequest::device; the GPU may be busy with training
    std::string speaker = {};        ///< as SpeechRequest::speaker
    std::string language = {};       ///< as SpeechRequest::language
    std::string vocoder = {};        ///< as SpeechRequest::vocoder
    std::string reference = {};      ///< recording whose style is used; empty: the default style
    std::string decode_program = {}; ///< as SpeechRequest::decode_program
};

/// Stores the sample, and warnings to show with it.
struct SpokenPreview {
    RunSample sample;
    std::vector<Message> warnings; ///< skipped sounds, speech that was cut off, problems with the
                                   ///< vocoder
};

/// Speaks the text and adds it to the samples of the run. ErrorKind::usage if the text is empty.
Result<SpokenPreview> speak_preview(const PreviewRequest& request,
                                    const CancellationToken& cancellation);

} // namespace formant
