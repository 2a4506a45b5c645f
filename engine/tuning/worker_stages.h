#pragma once

#include "engine/tuning/diagnosis_facts.h"

#include <string>
#include <vector>

namespace formant {

/// The measured stages of making recordings ready, or of making batches.
std::vector<WorkerTime> stages_of_preparation(const DiagnosisFacts& facts);
std::vector<WorkerTime> stages_of_batches(const DiagnosisFacts& facts);

/// What one worker takes for all of them together.
double sum_ms(const std::vector<WorkerTime>& stages);

const WorkerTime& slowest(const std::vector<WorkerTime>& stages); ///< of at least one

std::string ms_text(double ms);

} // namespace formant
