#pragma once

#include "engine/base/message.h"

#include <tl/expected.hpp>

#include <utility>

namespace formant {

/// Classifies failures. The values are the program's exit codes.
enum class ErrorKind {
    internal = 1,
    usage = 2, ///< command line or configuration
    data = 3,
    device = 4,
    checkpoint = 5,
    disk = 6,
    training = 7, ///< diverged, or out of memory at micro-batch 1
    interrupted = 130,
};

/// Stores a failure with an external cause: what happened, where, and what to do.
struct Error {
    ErrorKind kind = ErrorKind::internal;
    Message what;
    bool out_of_space = false; ///< of ErrorKind::disk: the disk or the quota is full (disk_error())
};

template <class T>
using Result = tl::expected<T, Error>;

/// Returns an error from a function:
/// `return fail(ErrorKind::data, message(FORMANT_TR("data", "..."), {...}));`
inline tl::unexpected<Error> fail(ErrorKind kind, Message what) {
    return tl::make_unexpected(Error{kind, std::move(what)});
}

inline tl::unexpected<Error> fail(Error error) {
    return tl::make_unexpected(std::move(error));
}

} // namespace formant
