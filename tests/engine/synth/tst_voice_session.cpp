#include "engine/synth/voice.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/chunked_model.h"
#include "tests/support/voices/small_voice.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace {

const CancellationToken never;
constexpr std::uint64_t seed = 4;

VoiceSession begin(const Voice& voice, const std::string& text) {
    return voice.begin(text, seed, voice.default_options()).value();
}

std::vector<at::Tensor> chunks_of(VoiceSession session) {
    std::vector<at::Tensor> chunks;
    while (const auto chunk = session.next(never).value())
        chunks.push_back(chunk->samples);
    return chunks;
}

struct ChunkedVoice {
    test::ChunkedModel model;
    Voice voice = test::voice_with(model);

    std::vector<at::Tensor> chunks(const std::string& text) const {
        return chunks_of(begin(voice, text));
    }
    at::Tensor whole(const std::string& text) const {
        return voice.speak(text, seed, voice.default_options(), never).value().samples;
    }
};

} // namespace

class TestVoiceSession : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void models_that_synthesize_at_once_give_one_chunk_data() {
        QTest::addColumn<bool>("has_vocoder");
        QTest::newRow("frames for a vocoder") << true;
        QTest::newRow("a waveform") << false;
    }
    void models_that_synthesize_at_once_give_one_chunk() {
        QFETCH(const bool, has_vocoder);
        const auto voice = Voice::from_checkpoint(has_vocoder ? test::small_voice_checkpoint()
                                                              : test::small_vits_checkpoint({}),
                                                  VoiceWeights::ema, at::kCPU)
                               .value();
        const auto chunks = chunks_of(begin(*voice, "two four"));
        QCOMPARE(chunks.size(), std::size_t{1});
        const auto whole = voice->speak("two four", seed, voice->default_options(), never);
        QVERIFY(at::equal(chunks[0], whole->samples));
    }
    void the_chunks_joined_are_the_whole_text() {
        const ChunkedVoice f;
        const auto chunks = f.chunks("two four six");
        QVERIFY(chunks.size() > 3);
        for (const at::Tensor& chunk : chunks)
            QCOMPARE(chunk.numel(), test::ChunkedModel::samples_per_chunk);
        QVERIFY(at::equal(at::cat(chunks), f.whole("two four six")));
        QVERIFY(at::allclose(at::cat(chunks), f.model.whole_utterance(f.model.last_tokens, seed)));
    }
    void a_chunk_is_computed_only_when_it_is_requested() {
        const ChunkedVoice f;
        VoiceSession session = begin(f.voice, "two");
        QCOMPARE(f.model.n_computed.load(), std::int64_t{0});
        QVERIFY(session.next(never).value());
        QCOMPARE(f.model.n_computed.load(), std::int64_t{1});
    }
    void a_cancellation_between_two_chunks_is_an_interruption() {
        const ChunkedVoice f;
        CancellationToken cancellation;
        VoiceSession session = begin(f.voice, "two");
        QVERIFY(session.next(cancellation).value());
        cancellation.request();
        const auto chunk = session.next(cancellation);
        QVERIFY(!chunk && chunk.error().kind == ErrorKind::interrupted);
        QCOMPARE(f.model.n_computed.load(), std::int64_t{1});
    }
    void it_may_be_destroyed_before_the_last_chunk() {
        const ChunkedVoice f;
        {
            VoiceSession session = begin(f.voice, "two");
            QVERIFY(session.next(never).value());
            QCOMPARE(f.model.n_alive.load(), std::int64_t{1});
        }
        QCOMPARE(f.model.n_alive.load(), std::int64_t{0});
    }
    void it_may_outlive_the_voice() {
        auto voice =
            Voice::from_checkpoint(test::small_voice_checkpoint(), VoiceWeights::ema, at::kCPU)
                .value();
        VoiceSession session = begin(*voice, "two");
        const at::Tensor whole =
            voice->speak("two", seed, voice->default_options(), never).value().samples;
        voice.reset();
        QVERIFY(at::equal(session.next(never).value()->samples, whole));
    }
    void a_gain_against_clipping_stays_for_the_later_chunks() {
        ChunkedVoice f;
        f.model.loudness = 0.5;
        const auto chunks = f.chunks("two four six");
        const at::Tensor loud = f.model.whole_utterance(f.model.last_tokens, seed)
                                    .reshape({-1, test::ChunkedModel::samples_per_chunk});
        double gain = 1;
        for (std::size_t i = 0; i < chunks.size(); ++i) {
            const at::Tensor original = loud[static_cast<std::int64_t>(i)];
            gain = std::min(gain, 0.99 / std::max(0.99, original.abs().max().item<double>()));
            QVERIFY(chunks[i].abs().max().item<double>() <= 1);
            QVERIFY(at::allclose(chunks[i], original * gain, 1e-4, 1e-5));
        }
        QVERIFY(gain < 1);
    }
};

FORMANT_TEST(TestVoiceSession)
#include "tst_voice_session.moc"
