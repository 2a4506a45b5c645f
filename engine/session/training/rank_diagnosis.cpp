#include "engine/session/training/rank_diagnosis.h"

#include "engine/session/training/joined_rank.h"

namespace formant {

Result<DiagnosisReport> diagnose_as_rank(const DiagnoseRequest& request,
                                         const CancellationToken& cancellation) {
    DiagnosisReport report;
    const auto diagnose_together = [&](JoinedRank& rank) {
        DiagnoseRequest own = request;
        own.device = rank.device;
        return diagnose(own, cancellation, {}, rank.group.get()).map([&](DiagnosisReport found) {
            report = std::move(found);
        });
    };
    return with_joined_rank(request.device, cancellation, diagnose_together).map([&] {
        return std::move(report);
    });
}

} // namespace formant
