#pragma once

namespace formant {

/// Main of the child process that measures steps of one batch size. Reads one request and answers
/// it, as JSON lines on standard input and output: {"config", "device", "speakers", "steps":
/// [[[frames, tokens], ...], ...], "seconds", "memory_limit_bytes"} -> {"ok": true,
/// "samples_per_s", "peak_bytes", "limit_bytes"}; or {"ok": false, "reason"}.
int run_tune_step_worker();

} // namespace formant
