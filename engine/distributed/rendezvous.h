#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/distributed/rank_identity.h"
#include "engine/distributed/tcp_rank_store.h"

#include <chrono>
#include <string>

namespace formant {

/// What a rank knows once all ranks of a run have met.
struct Rendezvous {
    StorePointer store;      ///< shared by the ranks of this run alone
    std::string own_address; ///< at which the other ranks reach this one
};

/// Opens the store of a run (c10d's TCPStore: neither encrypted nor authenticated, so for networks
/// that one trusts) on rank 0, or connects to it, and waits for all ranks. ErrorKind::device if the
/// store cannot be opened or reached, or, with the missing ranks, if not all come within `timeout`;
/// ErrorKind::interrupted after a cancellation.
Result<Rendezvous> meet_ranks(const RankIdentity& identity, std::chrono::milliseconds timeout,
                              const CancellationToken& cancellation);

} // namespace formant
