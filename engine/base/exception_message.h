#pragma once

#include <exception>

namespace formant {

/// Returns the message of an exception of LibTorch or the standard library, without LibTorch's
/// stack trace.
const char* exception_message(const std::exception& failure);

/// Returns true if the exception means out of memory: on a GPU, in LibTorch on the CPU, or in the
/// program itself.
bool is_out_of_memory(const std::exception& failure);

} // namespace formant
