#pragma once

#include "engine/session/corpus/dataset_service.h"

#include <vector>

namespace formant {

/// Findings made ready for a table of a hundred thousand: what sorting and filtering ask for again
/// and again is a number. Made by the thread that found them.
struct FindingRows {
    static constexpr int no_kind = -1; ///< nothing is wrong with it: left out before, or fine

    bool is_heard = false; ///< what is fine was examined
    std::vector<DatasetFinding> findings;
    std::vector<Message> kinds;     ///< each once, in the order in which they come first
    std::vector<int> kind_of;       ///< of each finding, its place among the kinds
    std::vector<int> place_of_file; ///< of each finding, the place of its file among all, sorted
    std::vector<bool> is_first;     ///< of each finding, whether it stands for its recording
};

/// With the recordings that nothing was found of behind what was found.
FindingRows rows_of(std::vector<DatasetFinding> findings, std::vector<DatasetFinding> others = {});

} // namespace formant
