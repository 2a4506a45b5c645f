#include "engine/models/xtts/decoded_speech.h"
#include "engine/models/xtts/xtts_gpt.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <memory>

using namespace formant;

namespace tst_decoded_speech {

using xtts::DecodedSpeech;
using xtts::HifiDecoder;

/// A GPT of random weights that speaks up to `longest` tokens, and a decoder for it.
struct Fixture {
    std::shared_ptr<xtts::XttsGpt> gpt;
    std::shared_ptr<HifiDecoder> decoder;
    at::Tensor speaker;
    std::int64_t longest;
    std::int64_t stop = 31;

    explicit Fixture(std::int64_t longest_tokens) : longest(longest_tokens) {
        at::manual_seed(2);
        gpt = std::make_shared<xtts::XttsGpt>(xtts::XttsGptSize{.gpt = {32, 2, 2},
                                                                .text_tokens = 10,
                                                                .audio_tokens = 32,
                                                                .max_text_tokens = 10,
                                                                .max_audio_tokens = longest,
                                                                .latents = 4});
        decoder = std::make_shared<HifiDecoder>(
            HifiDecoder({.latent_width = 32,
                         .initial_channels = 16,
                         .speaker = {{8, 8, 8, 8}, {1, 1, 1, 1}, 8}}));
        const at::NoGradGuard no_gradients;
        for (const auto& weight : decoder->named_parameters())
            if (weight.key().ends_with("weight_g"))
                weight.value().fill_(1); // so that what is far away is still heard
        speaker = at::randn({1, 8, 1});
        gpt->eval();
        decoder->eval();
    }
    /// `stops` makes the rows end after a few tokens.
    std::unique_ptr<gpt::TokenSpeaker> tokens(std::int64_t rows, bool stops) const {
        const at::NoGradGuard no_gradients;
        gpt->named_parameters()["mel_head.bias"][stop].fill_(stops ? 1.0 : -1e6);
        at::manual_seed(8);
        const at::Tensor draws = at::rand({rows, longest});
        std::vector<at::Tensor> texts(static_cast<std::size_t>(rows),
                                      at::tensor({7, 1, 2, 0}, at::kLong));
        return std::make_unique<gpt::TokenSpeaker>(
            *gpt, gpt::SpeechRequest{.prefix = at::randn({1, 4, 32}).expand({rows, -1, -1}),
                                     .texts = texts,
                                     .audio = {stop - 1, stop},
                                     .draws = draws,
                                     .options = {1, 0, 1, 1}});
    }
};

/// The chunks of each row, joined.
struct Joined {
    std::vector<at::Tensor> rows;
    std::size_t chunks = 0;
    std::vector<bool> is_cut_off;
};

Joined joined(const Fixture& f, std::int64_t rows, bool stops, double length_scale = 1) {
    DecodedSpeech speech(f.tokens(rows, stops), f.decoder, f.speaker, length_scale);
    std::vector<std::vector<at::Tensor>> parts(static_cast<std::size_t>(rows));
    Joined result;
    const CancellationToken never;
    while (const auto chunk = speech.next(never)) {
        ++result.chunks;
        result.is_cut_off = chunk->is_cut_off;
        for (std::size_t i = 0; i < parts.size(); ++i)
            parts[i].push_back(chunk->samples[static_cast<std::int64_t>(i)].narrow(
                0, 0, chunk->lengths[i] * HifiDecoder::samples_per_frame));
    }
    for (const auto& row : parts)
        result.rows.push_back(at::cat(row));
    return result;
}

class TestDecodedSpeech : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void chunks_joined_are_the_audio_of_all_states_data() {
        QTest::addColumn<bool>("stops");
        QTest::addColumn<double>("length_scale");
        QTest::newRow("until the longest") << false << 1.0;
        QTest::newRow("until they stop") << true << 1.0;
        QTest::newRow("slower") << false << 1.3;
        QTest::newRow("faster") << false << 0.7;
    }
    void chunks_joined_are_the_audio_of_all_states() {
        QFETCH(const bool, stops);
        QFETCH(const double, length_scale);
        const at::NoGradGuard no_gradients;
        const Fixture f(150);
        const Joined spoken = joined(f, 3, stops, length_scale);
        const auto tokens = f.tokens(3, stops);
        while (!tokens->has_ended())
            tokens->speak_next();
        for (std::int64_t row = 0; row < 3; ++row) {
            const at::Tensor frames =
                HifiDecoder::upsampled(tokens->hidden(row).unsqueeze(0), length_scale);
            const at::Tensor whole = f.decoder->audio_of(frames, f.speaker).flatten();
            const at::Tensor& chunks = spoken.rows[static_cast<std::size_t>(row)];
            QCOMPARE(chunks.size(0), whole.size(0));
            QVERIFY(whole.abs().max().item<double>() > 1e-3);
            QVERIFY(at::allclose(chunks, whole, 1e-4, 1e-5 * whole.abs().max().item<double>()));
        }
        QCOMPARE(spoken.is_cut_off, std::vector<bool>(3, !stops));
        QVERIFY(spoken.chunks > 1 || stops);
    }
    void the_first_chunk_comes_before_the_last_token() {
        const Fixture f(150);
        auto tokens = f.tokens(1, false);
        const gpt::TokenSpeaker& made = *tokens;
        DecodedSpeech speech(std::move(tokens), f.decoder, f.speaker, 1);
        const CancellationToken never;
        const auto first = speech.next(never);
        QCOMPARE(made.count(), std::int64_t{20});
        QVERIFY(first->lengths[0] > 40 && first->lengths[0] < 20 * 5);
        QVERIFY(!first->is_cut_off[0]);
    }
    void a_single_token_can_be_spoken_fast() {
        const Fixture f(1);
        const Joined spoken = joined(f, 1, false, 0.1);
        QVERIFY(spoken.rows[0].size(0) >= HifiDecoder::samples_per_frame);
    }
    void a_cancellation_ends_it() {
        const Fixture f(150);
        DecodedSpeech speech(f.tokens(1, false), f.decoder, f.speaker, 1);
        CancellationToken cancelled;
        cancelled.request();
        QVERIFY(!speech.next(cancelled));
    }
};

FORMANT_TEST(TestDecodedSpeech)

} // namespace tst_decoded_speech

#include "tst_decoded_speech.moc"
