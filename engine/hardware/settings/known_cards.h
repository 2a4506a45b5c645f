#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Initial batch size of a card, until batch sizes have been measured on it.
struct KnownCard {
    const char* name;       ///< as in its marketing name: "RTX 4090", "A100"
    double smallest_gb = 0; ///< memory of the smallest card that the row applies to
    std::int64_t batch_size = 1;
};

const std::vector<KnownCard>& known_cards();

/// Finds the row of a card by its driver's name ("NVIDIA A100-SXM4-80GB", "Tesla T4"); null if
/// there is no such row, or if a slice (MIG) or a laptop version has less memory than the row
/// assumes.
const KnownCard* find_known_card(const std::string& name, std::optional<std::int64_t> memory_bytes);

/// Returns the batch size of a card without a row: that of the row with similar memory, or a small
/// one if the memory is unknown.
std::int64_t starting_batch_by_memory(std::optional<std::int64_t> memory_bytes);

/// Initial batch size on the CPU, which has no memory of its own to fill and gains nothing from a
/// larger batch.
constexpr std::int64_t starting_batch_of_cpu = 1;

/// Returns the number of prefetched batches: 32 from 24 GB on, 16 from 12 GB on, 8 below; 8 on the
/// CPU (no memory).
std::int64_t prefetch_of_memory(std::optional<std::int64_t> memory_bytes);

/// Returns the largest number of threads that prepare batches for a card: a faster card needs
/// more. 4 below 8 GB, 8 below 16 GB, 12 below 40 GB, else 16; 16 for the CPU (no memory).
std::int64_t max_workers_of_memory(std::optional<std::int64_t> memory_bytes);

/// Returns true if the memory may belong to a card sold with `gb` (10^9 bytes): drivers and error
/// correction reserve a part of it.
bool has_gb(std::optional<std::int64_t> memory_bytes, double gb);

} // namespace formant
