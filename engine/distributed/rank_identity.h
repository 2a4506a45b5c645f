#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace formant {

/// Identifies a process among those that train one model together, its ranks, and says where they
/// meet.
struct RankIdentity {
    std::size_t rank = 0;
    std::size_t size = 1;       ///< number of ranks
    std::size_t local_rank = 0; ///< among the ranks of this machine: the index of its GPU
    std::string address = "127.0.0.1";
    std::uint16_t port = 0;          ///< of the store at `address`
    bool has_external_store = false; ///< the launcher has opened it; otherwise rank 0 does
    std::string job{};               ///< distinguishes runs, and their restarts, at one address
};

} // namespace formant
