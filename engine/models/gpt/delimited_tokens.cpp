#include "engine/models/gpt/delimited_tokens.h"

#include <ATen/ATen.h>

namespace formant::gpt {

DelimitedTokens delimit(const at::Tensor& tokens, const at::Tensor& lengths,
                        const Delimiters& delimiters, std::int64_t stops) {
    const at::Tensor places = at::arange(tokens.size(1) + 2, lengths.options()).unsqueeze(0);
    const at::Tensor ends = lengths.unsqueeze(1);
    const at::Tensor padded = at::constant_pad_nd(tokens, {0, 2}, delimiters.stop);
    const at::Tensor stopped = padded.masked_fill(places >= ends, delimiters.stop);
    const at::Tensor inputs =
        at::constant_pad_nd(stopped.narrow(1, 0, tokens.size(1) + 1), {1, 0}, delimiters.start);
    return {inputs, stopped.masked_fill(places >= ends + stops, ignored_target)};
}

} // namespace formant::gpt
