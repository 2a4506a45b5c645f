#include "engine/models/gpt/token_stream.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_token_stream {

using gpt::TokenDecoder;
using gpt::TokenStream;

constexpr std::int64_t width = 24, audio_tokens = 20, spoken = 6;

gpt::TokenDecoderSize size() {
    return {.gpt = {.width = width, .layers = 2, .heads = 4},
            .text_tokens = 12,
            .audio_tokens = audio_tokens,
            .text_positions = 10,
            .audio_positions = 10};
}

bool close(const at::Tensor& a, const at::Tensor& b) {
    return ((a - b).abs().max() / b.abs().max()).item<double>() < 1e-5;
}

at::Tensor text(std::int64_t length) {
    return at::randint(12, {length}, at::kLong);
}

/// Returns the scores [B, spoken, audio_tokens] along given tokens [B, spoken].
at::Tensor scores_along(TokenStream stream, const at::Tensor& tokens) {
    std::vector<at::Tensor> scores;
    for (std::int64_t i = 0; i < spoken; ++i)
        scores.push_back(stream.next(tokens.select(1, i)));
    return at::stack(scores, 1);
}

class TestTokenStream : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void init() { at::manual_seed(11); }

    void spoken_tokens_have_the_scores_of_training() {
        TokenDecoder decoder(size());
        const at::Tensor prefix = at::randn({1, 3, width}), words = text(5);
        const at::Tensor tokens = at::randint(audio_tokens, {1, spoken}, at::kLong);
        const gpt::TokenLogits trained =
            decoder.predict({prefix, words.unsqueeze(0), at::Tensor(), tokens}, {});
        QVERIFY(close(scores_along({decoder, prefix, {words}, spoken}, tokens), trained.audio));
    }
    void a_text_is_spoken_alike_alone_and_among_others() {
        TokenDecoder decoder(size());
        const at::Tensor prefix = at::randn({3, 3, width});
        const at::Tensor tokens = at::randint(audio_tokens, {3, spoken}, at::kLong);
        const std::vector<at::Tensor> texts = {text(2), text(7), text(5)};
        const at::Tensor together = scores_along({decoder, prefix, texts, spoken}, tokens);
        QVERIFY(at::isfinite(together).all().item<bool>());
        for (std::int64_t i = 0; i < 3; ++i) {
            const at::Tensor alone = scores_along(
                {decoder, prefix.narrow(0, i, 1), {texts[static_cast<std::size_t>(i)]}, spoken},
                tokens.narrow(0, i, 1));
            QVERIFY(close(together.narrow(0, i, 1), alone));
        }
    }
    void positions_of_upstream_change_all_but_the_first_scores() {
        TokenDecoder decoder(size());
        const at::Tensor prefix = at::randn({1, 3, width});
        const std::vector<at::Tensor> texts = {text(4)};
        const at::Tensor tokens = at::randint(audio_tokens, {1, spoken}, at::kLong);
        const at::Tensor ours = scores_along({decoder, prefix, texts, spoken}, tokens);
        const at::Tensor theirs =
            scores_along({decoder, prefix, texts, spoken, gpt::AudioPositions::upstream}, tokens);
        QVERIFY(close(ours.narrow(1, 0, 1), theirs.narrow(1, 0, 1)));
        for (std::int64_t i = 1; i < spoken; ++i)
            QVERIFY(!close(ours.narrow(1, i, 1), theirs.narrow(1, i, 1)));
    }
};

FORMANT_TEST(TestTokenStream)

} // namespace tst_token_stream

#include "tst_token_stream.moc"
