#pragma once

namespace formant {

/// Main of the child process that reads foreign audio at arm's length: when a file breaks a
/// decoder, this process dies and not the training. Reads requests and answers as JSON lines on
/// standard input and output: {"file", "out", "sample_rate_hz", "channels",
/// "trim_threshold_db", "trim_keep_ms", "normalise_loudness", "loudness_target_lufs"} ->
/// {"ok": true, "samples": N}, the N trimmed mono samples then lie in `out` (decoded_samples.h); or
/// {"ok": false, "reason"}. With "timed" the file is read as a whole before it is decoded, and the
/// answer's "read_ms" and "resample_ms" say how long those two took. With "measure" instead of
/// "out" the answer holds RecordingFacts. Ends with its input.
int run_decode_worker();

} // namespace formant
