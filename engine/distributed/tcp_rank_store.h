#pragma once

#include "engine/base/result.h"
#include "engine/distributed/rank_identity.h"
#include "engine/distributed/rank_watch.h"

#include <c10/util/intrusive_ptr.h>

#include <chrono>
#include <memory>

namespace c10d {
class Store;
} // namespace c10d

namespace formant {

using StorePointer = c10::intrusive_ptr<c10d::Store>;

/// Opens the store of a run (c10d's TCPStore: neither encrypted nor authenticated, so for networks
/// that one trusts) on rank 0, or connects to it. Waits for the other ranks. ErrorKind::device with
/// the address if it cannot be opened or not all ranks arrive in time.
Result<StorePointer> open_store(const RankIdentity& identity, std::chrono::milliseconds timeout);

/// Returns a connection of its own to the store, for another thread. Calls that are not answered
/// within `timeout` throw.
std::unique_ptr<RankStore> rank_store(const StorePointer& store, std::chrono::milliseconds timeout);

} // namespace formant
