#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/paths.h"
#include "engine/train/events.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// Describes a sample of a run: samples/step_N/001.flac, or 001_raw.flac for the raw weights, and
/// own_001.flac for the preview of a custom text. The folder is named after the checkpoint.
struct RunSample {
    std::string file;
    std::string text;        ///< empty: unknown
    std::string checkpoint;  ///< "step_40", "final_ema"
    std::int64_t step = -1;  ///< from the name of the checkpoint; -1: none
    bool is_preview = false; ///< of a custom text
    SampleWeights weights = SampleWeights::ema;
};

/// Lists the samples of the run in that folder, the newest step first, in the order of the texts.
/// Returns those found so far if it is canceled.
std::vector<RunSample>
list_run_samples(const std::string& run,
                 const CancellationToken& cancellation = CancellationToken());

/// Returns the samples folder of a run, which may not exist yet.
Path samples_of_run(const Path& run);

/// Returns the file next to a sample that holds its text.
Path sample_text_file(const Path& sample);

/// Returns the suffix of the sample's file name that marks the raw weights; empty for the EMA.
const char* raw_suffix(SampleWeights weights);

} // namespace formant
