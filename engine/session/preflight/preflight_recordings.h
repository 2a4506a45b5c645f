#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/paths.h"
#include "engine/data/corpus.h"
#include "engine/session/config/run_config.h"
#include "engine/session/preflight/preflight_report.h"

namespace formant {

/// Stores durations of the decoded recordings in seconds, without the silence at both ends.
struct ClipDurations {
    double mean = 0;
    double longest = 0;
};

/// Decodes some recordings, spread over the corpus, in child processes of `program`, with the
/// settings that training uses. Returns nothing if none could be decoded, or after a cancellation.
std::optional<ClipDurations> check_recordings(const RunConfig& config, const Path& program,
                                              const Utterances& corpus,
                                              const CancellationToken& cancellation,
                                              PreflightReport& report);

/// Reports the durations in seconds of recordings that are known to be usable, as
/// check_recordings() does. `recordings` is the number of all.
ClipDurations report_durations(const RunConfig& config, std::vector<double> seconds,
                               std::size_t recordings, PreflightReport& report);

} // namespace formant
