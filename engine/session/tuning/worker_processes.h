#pragma once

namespace formant {

/// Runs `formant --decode-worker`: a child process that decodes untrusted audio files, so that a
/// crash in a decoder ends only this process. Returns the exit status.
int run_decode_worker_process();

/// Runs `formant --tune-step`: a child process that measures steps of one batch size, so that
/// running out of memory ends only this process. Returns the exit status.
int run_tune_step_process();

} // namespace formant
