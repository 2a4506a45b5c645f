#pragma once

#include "engine/base/message.h"
#include "engine/tuning/diagnosis_facts.h"

#include <optional>
#include <vector>

namespace formant {

/// Stores the time of one stage in a row.
struct StagePart {
    std::optional<Stage> stage; ///< absent: time between the other stages
    double ms = 0;
    double share = 0; ///< of the row, 0 to 1
};

/// Stores the stages of one kind of thread, to be drawn as a bar. Rows have different units: one
/// step for the training thread, one sample or one recording for workers.
struct StageRow {
    Message name;
    std::vector<StagePart> parts;
    double sum_ms = 0;
};

/// Returns the rows of the training thread, the batch workers and the decode processes; without
/// those for which nothing was measured.
std::vector<StageRow> stage_rows(const DiagnosisFacts& facts);

} // namespace formant
