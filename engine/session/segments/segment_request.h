#pragma once

#include "engine/data/segments/segment_plan.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

// The room session/segments holds the segmentation of long recordings: it cuts them into the clips
// of a corpus, keeps their links to the recordings, and undoes that.

namespace formant {

/// What clips are cut by.
enum class SegmentMethod {
    automatic, ///< by texts if a file of captions or labels is next to the recording, else by
               ///< silence
    texts,
    silence,
};

/// Long recordings to cut, and how.
struct SegmentRequest {
    std::vector<std::string> recordings;
    std::string folder; ///< for the clips: new or empty, or one of an earlier segmentation
    SegmentMethod method = SegmentMethod::automatic;
    std::string text_file; ///< captions or labels of the only recording; empty: next to each one
    std::string tier;      ///< of a TextGrid (text_grid.h)
    std::string channels = "mix"; ///< or "left", "right"
    SegmentSettings settings;
    /// Command that prints what is said in `{file}`, for clips without a text; empty: none.
    std::string transcriber;
    double transcriber_timeout_s = 600; ///< for one clip
    std::string decode_program;         ///< started with --decode-worker; empty: this program
};

enum class SegmentStage { analyzing, cutting, transcribing };

/// How much of a stage is done: seconds of audio, or clips to transcribe.
struct SegmentProgress {
    SegmentStage stage = SegmentStage::analyzing;
    std::int64_t done = 0;
    std::int64_t count = 0;
};

/// Called on the thread of the work.
using SegmentProgressCallback = std::function<void(const SegmentProgress&)>;

} // namespace formant
