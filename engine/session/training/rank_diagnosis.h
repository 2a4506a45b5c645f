#pragma once

#include "engine/session/tuning/diagnosis_service.h"

namespace formant {

/// Joins the ranks that a launcher has started, and diagnoses the configuration with them. The
/// report is complete on rank 0. Errors as diagnose() and with_joined_rank().
Result<DiagnosisReport> diagnose_as_rank(const DiagnoseRequest& request,
                                         const CancellationToken& cancellation);

} // namespace formant
