#pragma once

#include "engine/base/message.h"
#include "engine/tuning/diagnosis_facts.h"

#include <optional>
#include <vector>

namespace formant {

/// A stage's part of what a thread does.
struct StagePart {
    std::optional<Stage> stage; ///< absent: what lies between the others
    double ms = 0;
    double share = 0; ///< of its row, 0 to 1
};

/// What one kind of thread does, stage after stage: a bar of a picture. Rows have no common scale:
/// the training thread's is one step, the workers' one sample, or one recording.
struct StageRow {
    Message name;
    std::vector<StagePart> parts;
    double sum_ms = 0;
};

/// The training thread, those that make batches, those that make recordings ready; without rows
/// where nothing was measured. Pure.
std::vector<StageRow> stage_rows(const DiagnosisFacts& facts);

} // namespace formant
