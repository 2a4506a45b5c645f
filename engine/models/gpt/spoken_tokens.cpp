#include "engine/models/gpt/spoken_tokens.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace formant::gpt {

SpokenTokens speak_tokens(TokenDecoder& decoder, const SpeechRequest& request,
                          const CancellationToken& cancellation) {
    TokenSpeaker speaker(decoder, request);
    while (!speaker.has_ended() && !cancellation.requested())
        speaker.speak_next();
    const std::int64_t longest = request.draws.size(1);
    const at::Tensor codes = speaker.count() > 0
                                 ? speaker.tokens()
                                 : at::full({request.prefix.size(0), 1}, request.audio.stop,
                                            request.texts.front().options());
    SpokenTokens result{{}, speaker.lengths(), {}};
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
