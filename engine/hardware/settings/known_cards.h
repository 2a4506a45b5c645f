#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// What a card begins with, until batch sizes have been measured on it.
struct KnownCard {
    const char* name;       ///< as in its marketing name: "RTX 4090", "A100"
    double smallest_gb = 0; ///< memory of the smallest card that the row is meant for
    std::int64_t batch_size = 1;
};

const std::vector<KnownCard>& known_cards();

/// The row for a card as its driver names it ("NVIDIA A100-SXM4-80GB", "Tesla T4"); none where
/// there is no such row, or where a slice (MIG) or a version for laptops has less memory than the
/// row is meant for.
const KnownCard* find_known_card(const std::string& name, std::optional<std::int64_t> memory_bytes);

/// Batch size for a card without a row: that of the row with like memory; careful where its driver
/// does not tell the memory.
std::int64_t starting_batch_by_memory(std::optional<std::int64_t> memory_bytes);

/// A CPU has no memory of its own that a large batch could fill, and gains nothing by one.
constexpr std::int64_t starting_batch_of_cpu = 1;

/// Batches that are kept ready: 32 from 24 GB on, 16 from 12 GB on, 8 below; 8 on the CPU (no
/// memory).
std::int64_t prefetch_of_memory(std::optional<std::int64_t> memory_bytes);

/// True where a card sold as having `gb` (10^9 bytes) may have so much: drivers and error
/// correction keep some of it.
bool has_gb(std::optional<std::int64_t> memory_bytes, double gb);

} // namespace formant
