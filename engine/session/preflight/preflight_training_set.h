#pragma once

#include "engine/base/cancellation.h"
#include "engine/data/corpus.h"
#include "engine/session/config/run_config.h"
#include "engine/session/preflight/preflight_report.h"
#include "engine/session/runs/resume_point.h"

#include <optional>
#include <vector>

namespace formant {

/// Reads the recordings and texts of a small corpus as a run does, in processes of `program`, and
/// reports exactly how many are trained on, and why one is not. `usable` are the recordings that no
/// check has reported yet. Returns the durations in seconds of all recordings that are used.
/// Nothing for a corpus of which reading takes longer, for a vocoder whose teacher reads the texts,
/// on failure (reported), and on cancellation.
std::optional<std::vector<double>> check_training_set(const RunConfig& config,
                                                      const ResumePoint& point,
                                                      const Utterances& usable, const Path& program,
                                                      const CancellationToken& cancellation,
                                                      PreflightReport& report);

} // namespace formant
