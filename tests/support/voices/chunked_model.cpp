#include "tests/support/voices/chunked_model.h"

#include "tests/support/voices/small_voice.h"

#include <ATen/ATen.h>

#include <cmath>

namespace formant::test {
namespace {

constexpr double decay = 0.5; ///< of the previous chunks in a chunk

/// Returns what a token adds to the sound, [samples_per_chunk].
at::Tensor token_sound(const at::Tensor& tokens, std::int64_t place, Noise& noise) {
    const at::Tensor draw =
        noise.normal("token " + std::to_string(place), at::zeros({1}, at::kLong), /*channels=*/1,
                     ChunkedModel::samples_per_chunk);
    return draw.flatten() * (1 + tokens[0][place] % 3);
}

class TokenByToken : public SpeechSession {
  public:
    TokenByToken(ChunkedModel& model, at::Tensor tokens, std::unique_ptr<Noise> noise)
        : model_(model), number_(model.n_sessions++), tokens_(std::move(tokens)),
          noise_(std::move(noise)) {
        ++model_.n_alive;
    }
    ~TokenByToken() override { --model_.n_alive; }

    std::optional<SpeechChunk> next(const CancellationToken& cancellation) override {
        is_canceled_ = is_canceled_ || cancellation.requested();
        if (is_canceled_ || chunk_ == tokens_.size(1))
            return std::nullopt;
        model_.before({number_, chunk_});
        state_ = decay * state_ + token_sound(tokens_, chunk_, *noise_);
        ++chunk_;
        ++model_.n_computed;
        at::Tensor samples = model_.loudness * state_;
        if (chunk_ == tokens_.size(1))
            samples = at::cat({samples, at::full_like(samples, 100)});
        return SpeechChunk{.samples = samples.unsqueeze(0),
                           .lengths = {1},
                           .is_cut_off = {model_.cuts_off && chunk_ == tokens_.size(1)}};
    }

  private:
    ChunkedModel& model_;
    std::int64_t number_;
    at::Tensor tokens_;
    std::unique_ptr<Noise> noise_;
    std::int64_t chunk_ = 0;
    bool is_canceled_ = false;
    at::Tensor state_ = at::zeros({ChunkedModel::samples_per_chunk});
};

} // namespace

std::unique_ptr<SpeechSession> ChunkedModel::begin(const UtteranceBatch& batch,
                                                   std::unique_ptr<Noise> noise,
                                                   const SpeakOptions& /*options*/) {
    {
        const std::lock_guard lock(mutex_);
        last_tokens = batch.tokens;
    }
    return std::make_unique<TokenByToken>(*this, batch.tokens, std::move(noise));
}

at::Tensor ChunkedModel::whole_utterance(const at::Tensor& tokens, std::uint64_t seed) const {
    CounterNoise noise(seed, 0);
    const std::int64_t n_tokens = tokens.size(1);
    const at::Tensor sound = at::zeros({n_tokens, samples_per_chunk});
    for (std::int64_t place = 0; place < n_tokens; ++place)
        for (std::int64_t chunk = place; chunk < n_tokens; ++chunk)
            sound[chunk] += std::pow(decay, static_cast<double>(chunk - place)) *
                            token_sound(tokens, place, noise);
    return loudness * sound.flatten();
}

Voice voice_with(SpeechModel& model) {
    const VoiceConfig config = small_voice_config();
    return {config, Model{small_voice_model().trainable, &model},
            SymbolTable::from_saved(small_voice_symbols()), SpeakerTable::from_names({}),
            std::shared_ptr<const TextReader>(TextReader::create(config.text).value())};
}

} // namespace formant::test
