#pragma once

namespace formant {

/// Runs the child process that measures steps of one batch size. Reads one request and writes one
/// answer, as JSON lines on standard input and output: {"config", "device", "speakers", "steps":
/// [[[frames, tokens], ...], ...], "seconds", "memory_limit_bytes"} -> {"ok": true,
/// "samples_per_s", "peak_bytes", "limit_bytes"}; or {"ok": false, "reason"}.
/// Returns the exit status.
int run_tune_step_worker();

} // namespace formant
