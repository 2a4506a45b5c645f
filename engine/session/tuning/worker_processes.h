#pragma once

namespace formant {

/// Main of `formant --decode-worker`: our own child process that reads foreign audio files.
int run_decode_worker_process();

/// Main of `formant --tune-step`: our own child process that measures steps of one batch size, so
/// that running out of memory ends it and not us.
int run_tune_step_process();

} // namespace formant
