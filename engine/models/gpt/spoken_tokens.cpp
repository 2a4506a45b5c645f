#include "engine/models/gpt/spoken_tokens.h"

#include "engine/models/gpt/token_stream.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace formant::gpt {
namespace {

/// Returns the number of tokens before the first stop token of each row of codes int64 [B, C].
std::vector<std::int64_t> lengths_until(std::int64_t stop, const at::Tensor& codes) {
    std::vector<std::int64_t> lengths;
    const at::Tensor on_host = codes.cpu();
    for (std::int64_t row = 0; row < codes.size(0); ++row) {
        const at::Tensor stops = on_host[row].eq(stop).nonzero();
        lengths.push_back(stops.size(0) > 0 ? stops[0].item<std::int64_t>() : codes.size(1));
    }
    return lengths;
}

} // namespace

SpokenTokens speak_tokens(TokenDecoder& decoder, const SpeechRequest& request,
                          const CancellationToken& cancellation) {
    const at::NoGradGuard no_gradients;
    const std::int64_t batch = request.prefix.size(0), longest = request.draws.size(1);
    TokenStream stream(decoder, request.prefix, request.texts, longest + 1);
    TokenSampler sampler(request.options, batch, decoder.size().audio_tokens);
    at::Tensor tokens = at::full({batch}, request.audio.start, request.texts.front().options());
    at::Tensor ended = at::zeros({batch}, tokens.options().dtype(at::kBool));
    std::vector<at::Tensor> spoken;
    while (static_cast<std::int64_t>(spoken.size()) < longest && !cancellation.requested()) {
        at::Tensor scores = stream.next(tokens);
        scores.select(1, request.audio.start).fill_(-1e9);
        const auto step = static_cast<std::int64_t>(spoken.size());
        tokens = sampler.next(scores, request.draws.select(1, step))
                     .masked_fill(ended, request.audio.stop);
        ended = ended.logical_or(tokens.eq(request.audio.stop));
        spoken.push_back(tokens);
        if (ended.all().item<bool>())
            break;
    }
    if (spoken.empty())
        spoken.push_back(at::full_like(tokens, request.audio.stop));
    const at::Tensor codes = at::stack(spoken, 1);
    SpokenTokens result{{}, lengths_until(request.audio.stop, codes), {}};
    for (const std::int64_t length : result.lengths)
        result.is_cut_off.push_back(length == longest);
    const std::int64_t width = std::max<std::int64_t>(1, std::ranges::max(result.lengths));
    result.codes =
        codes.narrow(1, 0, width).masked_fill(codes.narrow(1, 0, width).ge(request.audio.start), 0);
    for (std::int64_t& length : result.lengths)
        length = std::max<std::int64_t>(1, length);
    return result;
}

std::vector<at::Tensor> delimited_texts(const at::Tensor& tokens, const at::Tensor& lengths,
                                        const Delimiters& delimiters) {
    std::vector<at::Tensor> texts;
    for (std::int64_t i = 0; i < tokens.size(0); ++i) {
        const at::Tensor text = tokens[i].narrow(0, 0, lengths[i].item<std::int64_t>());
        const at::Tensor start = at::full({1}, delimiters.start, text.options());
        texts.push_back(at::cat({start, text, at::full_like(start, delimiters.stop)}));
    }
    return texts;
}

} // namespace formant::gpt
