#pragma once

#include "engine/base/result.h"

namespace formant {

/// Throws c10::OutOfMemoryError, as LibTorch itself does, where the error says that there was no
/// memory (ErrorKind::training): a step then makes room and comes again.
void throw_if_out_of_memory(const Error& error);

/// What asks the driver for memory, of which LibTorch may hold what nothing uses: where there is
/// none left, that is released, and it is tried once more. Throws where that does not help.
template <class Attempt, class Release>
auto with_memory_of_driver(const Attempt& attempt, const Release& release) -> decltype(attempt()) {
    auto done = attempt();
    if (!done && done.error().kind == ErrorKind::training) {
        release();
        done = attempt();
    }
    if (!done)
        throw_if_out_of_memory(done.error());
    return done;
}

} // namespace formant
