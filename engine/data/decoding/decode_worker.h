#pragma once

namespace formant {

/// Runs the main loop of the child process that reads untrusted audio: if a file crashes a decoder,
/// this process dies and not the run. Reads requests from standard input and writes answers to
/// standard output as JSON lines: {"file", "out", "sample_rate_hz", "channels",
/// "trim_threshold_db", "trim_keep_ms", "normalise_loudness", "loudness_target_lufs"} ->
/// {"ok": true, "samples": N}, with the N trimmed mono samples in `out` (decoded_samples.h); or
/// {"ok": false, "reason"}. With "timed" the whole file is read before it is decoded, and the
/// answer contains the times "read_ms" and "resample_ms". With "measure" instead of "out" the
/// answer contains RecordingFacts. With "first" and "count" the answer is a block of the recording
/// at its own sample rate (block_reader.h), in `out`. Ends with its input.
int run_decode_worker();

} // namespace formant
