#pragma once

#include "engine/distributed/rank_watch.h"

#include <c10/util/intrusive_ptr.h>

#include <chrono>
#include <memory>

namespace c10d {
class Store;
} // namespace c10d

namespace formant {

using StorePointer = c10::intrusive_ptr<c10d::Store>;

/// Returns a connection of its own to the store, for another thread. Calls that are not answered
/// within `timeout` throw.
std::unique_ptr<RankStore> rank_store(const StorePointer& store, std::chrono::milliseconds timeout);

} // namespace formant
