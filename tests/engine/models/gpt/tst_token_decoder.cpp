#include "engine/models/gpt/token_decoder.h"
#include "engine/nn/noise.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_token_decoder {

using gpt::TokenDecoder;
using gpt::TokenInputs;
using gpt::TokenLogits;

constexpr std::int64_t width = 24, short_text = 3, long_text = 6, short_audio = 4, long_audio = 7;

gpt::TokenDecoderSize size() {
    return {.gpt = {.width = width, .layers = 2, .heads = 4, .dropout = 0.2},
            .text_tokens = 12,
            .audio_tokens = 20,
            .text_positions = 10,
            .audio_positions = 10};
}

bool close(const at::Tensor& a, const at::Tensor& b) {
    return ((a - b).abs().max() / b.abs().max()).item<double>() < 1e-5;
}

/// Two samples, the first of which is shorter.
TokenInputs two_samples() {
    return {.prefix = at::randn({2, 5, width}),
            .text = at::randint(12, {2, long_text}, at::kLong),
            .text_lengths = at::tensor({short_text, long_text}),
            .audio = at::randint(20, {2, long_audio}, at::kLong)};
}

/// The first sample without padding.
TokenInputs first_alone(const TokenInputs& both) {
    return {.prefix = both.prefix.narrow(0, 0, 1),
            .text = both.text.narrow(0, 0, 1).narrow(1, 0, short_text),
            .text_lengths = at::tensor({short_text}),
            .audio = both.audio.narrow(0, 0, 1).narrow(1, 0, short_audio)};
}

class TestTokenDecoder : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void init() { at::manual_seed(7); }

    void padding_changes_no_prediction() {
        TokenDecoder decoder(size());
        const TokenInputs both = two_samples();
        for (const bool drops : {false, true}) {
            CounterNoise noise(1, 2);
            const auto predict = [&](const TokenInputs& inputs) {
                const at::Tensor ids = at::arange(inputs.text.size(0));
                return decoder.predict(inputs, drops ? Dropout(noise, ids, "gpt") : Dropout());
            };
            const TokenLogits padded = predict(both), alone = predict(first_alone(both));
            QVERIFY(close(padded.text[0].narrow(0, 0, short_text), alone.text[0]));
            QVERIFY(close(padded.audio[0].narrow(0, 0, short_audio), alone.audio[0]));
        }
    }
    void padding_changes_no_gradient() {
        TokenDecoder decoder(size());
        const TokenInputs both = two_samples();
        const auto gradient = [&](const TokenInputs& inputs) {
            decoder.zero_grad();
            const TokenLogits logits = decoder.predict(inputs, {});
            (logits.text[0].narrow(0, 0, short_text).square().sum() +
             logits.audio[0].narrow(0, 0, short_audio).square().sum())
                .backward();
            std::vector<at::Tensor> all;
            for (const at::Tensor& parameter : decoder.parameters())
                all.push_back(parameter.grad().flatten().clone());
            return at::cat(all);
        };
        QVERIFY(close(gradient(both), gradient(first_alone(both))));
    }
    void without_lengths_audio_attends_to_the_padding_of_its_text() {
        TokenDecoder decoder(size());
        TokenInputs both = two_samples();
        both.text_lengths = at::Tensor();
        const TokenLogits before = decoder.predict(both, {});
        both.text[0][long_text - 1] = (both.text[0][long_text - 1] + 1).remainder(12);
        const TokenLogits after = decoder.predict(both, {});
        QVERIFY(
            close(before.text[0].narrow(0, 0, short_text), after.text[0].narrow(0, 0, short_text)));
        QVERIFY(!close(before.audio[0], after.audio[0]));
    }
};

FORMANT_TEST(TestTokenDecoder)

} // namespace tst_token_decoder

#include "tst_token_decoder.moc"
