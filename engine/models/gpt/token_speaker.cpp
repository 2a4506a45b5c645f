#include "engine/models/gpt/token_speaker.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <utility>

namespace formant::gpt {

TokenSpeaker::TokenSpeaker(TokenDecoder& decoder, SpeechRequest request)
    : request_(std::move(request)), max_tokens_(request_.draws.size(1)),
      stream_(decoder, request_.prefix, request_.texts, max_tokens_ + 1),
      sampler_(request_.options, request_.prefix.size(0), decoder.size().audio_tokens,
               request_.occurred),
      ended_(at::zeros({request_.prefix.size(0)},
                       request_.texts.front().options().dtype(at::kBool))) {}

bool TokenSpeaker::has_ended() const {
    return have_all_ended_ || count() == max_tokens_;
}

void TokenSpeaker::speak_next() {
    const at::NoGradGuard no_gradients;
    const Delimiters& audio = request_.audio;
    const at::Tensor last =
        tokens_.empty() ? at::full({ended_.size(0)}, audio.start, request_.texts.front().options())
                        : tokens_.back();
    at::Tensor scores = stream_.next(last);
    scores.select(1, audio.start).fill_(-1e9);
    const at::Tensor draws = request_.draws.select(1, count());
    tokens_.push_back(sampler_.next(scores, draws).masked_fill(ended_, audio.stop));
    hidden_.push_back(stream_.hidden());
    ended_ = ended_.logical_or(tokens_.back().eq(audio.stop));
    have_all_ended_ = ended_.all().item<bool>();
}

at::Tensor TokenSpeaker::tokens() const {
    return at::stack(tokens_, 1);
}

std::vector<std::int64_t> TokenSpeaker::lengths() const {
    std::vector<std::int64_t> lengths(static_cast<std::size_t>(ended_.size(0)), 0);
    if (tokens_.empty())
        return lengths;
    const at::Tensor on_host = tokens().cpu();
    for (std::size_t row = 0; row < lengths.size(); ++row) {
        const at::Tensor stops =
            on_host[static_cast<std::int64_t>(row)].eq(request_.audio.stop).nonzero();
        lengths[row] = stops.size(0) > 0 ? stops[0].item<std::int64_t>() : count();
    }
    return lengths;
}

at::Tensor TokenSpeaker::hidden(std::int64_t row) const {
    const std::int64_t with_stop = lengths()[static_cast<std::size_t>(row)] + 1;
    std::vector<at::Tensor> states;
    for (std::int64_t i = 0; i < std::min(with_stop, count()); ++i)
        states.push_back(hidden_[static_cast<std::size_t>(i)][row]);
    return at::stack(states);
}

} // namespace formant::gpt
