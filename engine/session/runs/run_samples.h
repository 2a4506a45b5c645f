#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/paths.h"
#include "engine/train/events.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// A sample that a run has spoken: samples/step_N/001.flac, 001_raw.flac with the raw weights; with
/// a text that somebody wanted to hear, own_001.flac. The folder is called as the checkpoint.
struct RunSample {
    std::string file;
    std::string text;       ///< empty: not known
    std::string checkpoint; ///< "step_40", "final_ema"
    std::int64_t step = -1; ///< of its name; -1: none
    bool is_own = false;    ///< spoken because somebody asked for this text
    SampleWeights weights = SampleWeights::averaged;
};

/// Of the run in that folder, the newest step first, in the order of the texts. As far as it came
/// where it was cancelled.
std::vector<RunSample> list_run_samples(const std::string& run,
                                        const Cancellation& cancellation = Cancellation());

/// Where the samples of a run are, whether there are some or not.
Path samples_of_run(const Path& run);

/// The file that has the text of a sample.
Path text_beside_sample(const Path& sample);

/// What the name of a sample ends with, before its extension.
const char* raw_suffix(SampleWeights weights);

} // namespace formant
