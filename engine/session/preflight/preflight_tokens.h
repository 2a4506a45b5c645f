#pragma once

#include "engine/base/cancellation.h"
#include "engine/session/config/run_config.h"
#include "engine/session/preflight/preflight_recordings.h"
#include "engine/session/preflight/preflight_report.h"
#include "engine/session/runs/resume_point.h"
#include "engine/text/symbol_table.h"

#include <cstdint>
#include <optional>

namespace formant {

/// What is known of the prepared tokens that a run would train on.
struct PreparedTokenFacts {
    std::int64_t examples = 0; ///< to train on
    SymbolTable text_tokens = SymbolTable::from_symbols({});
    ClipDurations clips; ///< of the speech that the codes stand for
};

/// Reads the manifests of prepared tokens as the run that resumes from `point` does, and reports
/// how many examples can be trained on and why others cannot. Nothing if none can.
std::optional<PreparedTokenFacts> check_prepared_tokens(const RunConfig& config,
                                                        const ResumePoint& point,
                                                        const CancellationToken& cancellation,
                                                        PreflightReport& report);

} // namespace formant
