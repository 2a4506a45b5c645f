#pragma once

namespace formant {

/// Main of `formant --decode-worker`: our own child process that reads foreign audio files.
int run_decode_worker_process();

} // namespace formant
