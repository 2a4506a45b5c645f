#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>

namespace formant::gpt {

/// Value of a target that does not count.
constexpr std::int64_t ignored_target = -1;

/// Tokens between a start and a stop token, and what is to be predicted from each.
struct DelimitedTokens {
    at::Tensor inputs;  ///< int64 [B, T + 2]: start, tokens, stop; stop also in the padding
    at::Tensor targets; ///< int64 [B, T + 2]: tokens, stop, and then ignored_target
};

/// Start and stop token of a table.
struct Delimiters {
    std::int64_t start = 0;
    std::int64_t stop = 1;
};

/// Delimits tokens int64 [B, T] of which `lengths` int64 [B] are real. `stops` is the number of
/// stop tokens that are to be predicted after them.
DelimitedTokens delimit(const at::Tensor& tokens, const at::Tensor& lengths,
                        const Delimiters& delimiters, std::int64_t stops = 1);

} // namespace formant::gpt
