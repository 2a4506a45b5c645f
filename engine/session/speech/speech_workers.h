#pragma once

#include <cstdint>
#include <optional>

namespace formant {

/// What a thread that speaks needs besides the voice that all share: for a sentence of half a
/// minute the spectrograms of the vocoder (0.1 GB) and the decoder's largest activations (0.1 GB),
/// and as much again for what the allocator keeps.
constexpr std::int64_t bytes_per_speech_worker = std::int64_t{400} << 20;

/// How many threads should speak: one a core, at most 16, and no more than half the memory holds,
/// for the machine does other things too. usable_bytes: memory (of the machine or of a GPU) that
/// may be used; absent: not known, and then no limit.
std::int64_t suggested_speech_workers(std::optional<std::int64_t> usable_bytes,
                                      std::int64_t bytes_per_worker, std::int64_t cores);

} // namespace formant
