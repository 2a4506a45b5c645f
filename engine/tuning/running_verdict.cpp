#include "engine/tuning/running_verdict.h"

#include "engine/tuning/waiting_verdict.h"

#include <fmt/format.h>

namespace formant {

Message verdict_while_running(double step_ms, double data_wait_ms) {
    const double share = step_ms > 0 ? data_wait_ms / step_ms : 0;
    if (share >= notable_wait)
        return message(FORMANT_TR("tuning", "data-bound: training waits {share} % of its time for "
                                            "data; increase data.num_workers, or run `formant "
                                            "diagnose` to find the slow part"),
                       {{"share", fmt::format("{:.0f}", 100 * share)}});
    return message(FORMANT_TR("tuning",
                              "training does not wait for data, so the batches may be too "
                              "small for the GPU, or something else slows it down; run "
                              "`formant diagnose` to find out"));
}

} // namespace formant
