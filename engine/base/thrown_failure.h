#pragma once

#include <exception>

namespace formant {

/// The words of what LibTorch or the standard library threw, without LibTorch's stack.
const char* words_of(const std::exception& failure);

/// Whether it says that memory was short: that of a GPU, of LibTorch on the CPU, or of the program
/// itself.
bool is_out_of_memory(const std::exception& failure);

} // namespace formant
