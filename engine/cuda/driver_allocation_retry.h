#pragma once

#include "engine/base/result.h"

namespace formant {

/// Throws c10::OutOfMemoryError, as LibTorch itself does, if the error is out of memory
/// (ErrorKind::training): the training step then frees memory and is retried.
void throw_if_out_of_memory(const Error& error);

/// Runs `attempt`, which allocates memory of the driver. If it runs out of memory, calls `release`
/// to free LibTorch's cached memory and retries once. Throws if that fails too.
template <class Attempt, class Release>
auto retry_on_out_of_memory(const Attempt& attempt, const Release& release) -> decltype(attempt()) {
    auto result = attempt();
    if (!result && result.error().kind == ErrorKind::training) {
        release();
        result = attempt();
    }
    if (!result)
        throw_if_out_of_memory(result.error());
    return result;
}

} // namespace formant
