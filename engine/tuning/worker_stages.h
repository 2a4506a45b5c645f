#pragma once

#include "engine/tuning/diagnosis_facts.h"

#include <string>
#include <vector>

namespace formant {

/// Returns the measured stages of preprocessing recordings, or of loading batches.
std::vector<WorkerTime> stages_of_preparation(const DiagnosisFacts& facts);
std::vector<WorkerTime> stages_of_batches(const DiagnosisFacts& facts);

/// Returns the time of one worker for all stages together.
double sum_ms(const std::vector<WorkerTime>& stages);

const WorkerTime& slowest(const std::vector<WorkerTime>& stages); ///< of at least one

std::string ms_text(double ms);

} // namespace formant
