#pragma once

#include "engine/session/corpus/dataset_service.h"

#include <vector>

namespace formant {

/// Findings prepared for a table of a hundred thousand rows: the keys for sorting and filtering are
/// numbers. Built by the thread that found them.
struct FindingRows {
    static constexpr int no_kind = -1; ///< no issue: excluded earlier, or fine

    bool is_analyzed = false; ///< also those without findings
    std::vector<DatasetFinding> findings;
    std::vector<Message> kinds;     ///< distinct, in order of first appearance
    std::vector<int> kind_of;       ///< index into `kinds` of each finding
    std::vector<int> place_of_file; ///< rank of each finding's file, sorted by name
    std::vector<bool> is_first;     ///< true if a finding represents its recording
};

/// Builds the rows of the findings, followed by `others`, the recordings without findings.
FindingRows rows_of(std::vector<DatasetFinding> findings, std::vector<DatasetFinding> others = {});

} // namespace formant
