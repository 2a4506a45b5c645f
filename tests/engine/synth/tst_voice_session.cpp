#include "engine/audio/griffin_lim.h"
#include "engine/synth/voice.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/chunked_model.h"
#include "tests/support/voices/small_voice.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <stdexcept>
#include <type_traits>

using namespace formant;

namespace tst_voice_session {

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

/// Gives chunks that are already computed.
class ScriptedSession : public SpeechSession {
  public:
    explicit ScriptedSession(std::vector<SpeechChunk> chunks) : chunks_(std::move(chunks)) {}
    std::optional<SpeechChunk> next(const CancellationToken& /*cancellation*/) override {
        if (next_ == chunks_.size())
            return std::nullopt;
        return chunks_[next_++];
    }

  private:
    std::vector<SpeechChunk> chunks_;
    std::size_t next_ = 0;
};

constexpr std::int64_t hop = 256;            ///< samples of a frame
constexpr std::int64_t samples_of_ramp = 80; ///< 5 ms at 16 kHz
constexpr std::int64_t chunk_size = 2 * hop;

SpeechChunk waveform_chunk(const at::Tensor& samples) {
    return {.samples = samples.unsqueeze(0), .lengths = {samples.numel() / hop}};
}

at::Tensor constant(double value) {
    return at::full({chunk_size}, value, at::kFloat);
}

at::Tensor rising(double from, double to) {
    return at::linspace(from, to, chunk_size, at::kFloat);
}

at::Tensor random_log_mel(std::int64_t frames) {
    at::manual_seed(8);
    return at::randn({1, MelConfig{}.n_mels, frames}) - 6;
}

std::shared_ptr<const Vocoder> griffin_lim() {
    return std::make_shared<GriffinLim>(MelConfig{}, GriffinLimConfig{});
}

VoiceSession scripted(std::vector<SpeechChunk> chunks,
                      std::shared_ptr<const Vocoder> vocoder = nullptr) {
    return {Model{},
            std::make_unique<ScriptedSession>(std::move(chunks)),
            std::move(vocoder),
            {MelConfig{}.sample_rate_hz, MelConfig{}.hop_length}};
}

/// Returns the audio of chunks of a waveform.
std::vector<at::Tensor> played(const std::vector<at::Tensor>& waveform) {
    std::vector<SpeechChunk> chunks;
    for (const at::Tensor& samples : waveform)
        chunks.push_back(waveform_chunk(samples));
    return chunks_of(scripted(std::move(chunks)));
}

double peak_of(const at::Tensor& samples) {
    return samples.abs().max().item<double>();
}

double largest_step(const at::Tensor& samples) {
    return peak_of(samples.diff());
}

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
        QVERIFY(!session.next(never).value());
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
    void it_can_be_moved_but_not_replaced() {
        QVERIFY(std::is_move_constructible_v<VoiceSession>);
        QVERIFY(!std::is_move_assignable_v<VoiceSession>);
        QVERIFY(!std::is_copy_constructible_v<VoiceSession>);
    }
    void the_padding_of_a_waveform_is_not_audible() {
        const at::Tensor samples = rising(-0.5, 0.5);
        SpeechChunk padded = waveform_chunk(at::cat({samples, constant(7)}));
        padded.lengths = {chunk_size / hop};
        const auto chunks = chunks_of(scripted({padded}));
        QCOMPARE(chunks.size(), std::size_t{1});
        QVERIFY(at::equal(chunks[0], samples));
    }
    void the_vocoder_gets_only_the_valid_frames() {
        const at::Tensor mel = random_log_mel(12);
        const auto chunks = chunks_of(scripted({{.log_mel = mel, .lengths = {7}}}, griffin_lim()));
        QVERIFY(at::equal(chunks.at(0), griffin_lim()->waveform(mel.narrow(2, 0, 7)).squeeze(0)));
    }
    void a_chunk_without_valid_frames_is_empty_and_does_not_end_the_text() {
        SpeechChunk ended = waveform_chunk(constant(7));
        ended.lengths = {0};
        const at::Tensor samples = constant(0.5);
        const auto chunks = chunks_of(scripted({ended, waveform_chunk(samples), ended}));
        QCOMPARE(chunks.size(), std::size_t{3});
        QCOMPARE(chunks[0].sizes().vec(), std::vector<std::int64_t>{0});
        QVERIFY(at::equal(at::cat(chunks), samples));
    }
    void frames_for_a_vocoder_may_be_none() {
        const auto chunks =
            chunks_of(scripted({{.log_mel = random_log_mel(3), .lengths = {0}}}, griffin_lim()));
        QCOMPARE(chunks.size(), std::size_t{1});
        QCOMPARE(chunks[0].sizes().vec(), std::vector<std::int64_t>{0});
    }
    void frames_for_a_vocoder_must_come_in_one_chunk() {
        const SpeechChunk frames{.log_mel = random_log_mel(5), .lengths = {5}};
        VoiceSession session = scripted({frames, frames}, griffin_lim());
        QVERIFY(session.next(never).value());
        QVERIFY_EXCEPTION_THROWN(session.next(never), std::logic_error);
    }
    void samples_that_do_not_clip_are_unchanged() {
        const std::vector<at::Tensor> waveform = {constant(0.9), rising(-1, 1)};
        QVERIFY(at::equal(at::cat(played(waveform)), at::cat(waveform)));
    }
    void a_single_chunk_that_would_clip_is_scaled_as_a_whole() {
        const at::Tensor loud = rising(-1.4, 1.2);
        QVERIFY(at::equal(played({loud}).at(0), loud * (0.99 / peak_of(loud))));
    }
    void a_falling_gain_does_not_step_at_the_border_of_chunks() {
        const at::Tensor loud = rising(0.9, 1.4);
        const auto chunks = played({constant(0.9), loud});
        QVERIFY(at::equal(chunks[0], constant(0.9)));
        QVERIFY(largest_step(at::cat(chunks)) < 0.01);
        QVERIFY(at::allclose(chunks[1].slice(0, samples_of_ramp),
                             loud.slice(0, samples_of_ramp) * (0.99 / peak_of(loud))));
    }
    void nothing_exceeds_full_scale_while_the_gain_falls() {
        const auto chunks = played({constant(0.9), constant(-1.4), constant(5)});
        QVERIFY(peak_of(at::cat(chunks)) <= 1);
        QCOMPARE(chunks[1][0].item<double>(), -1.0);
        QCOMPARE(chunks[2][0].item<double>(), 1.0);
    }
    void a_reduced_gain_stays_for_the_later_chunks() {
        const at::Tensor loud = constant(1.4), quiet = rising(0.1, 0.2);
        const auto chunks = played({loud, quiet, loud});
        QVERIFY(at::allclose(at::cat(chunks), at::cat({loud, quiet, loud}) * (0.99 / 1.4)));
    }
    void a_text_that_would_clip_is_its_chunks_joined() {
        ChunkedVoice f;
        f.model.loudness = 0.5;
        const at::Tensor joined = at::cat(f.chunks("two four six"));
        QVERIFY(peak_of(f.model.whole_utterance(f.model.last_tokens, seed)) > 1);
        QVERIFY(peak_of(joined) <= 1);
        QVERIFY(at::equal(joined, f.whole("two four six")));
    }
};

FORMANT_TEST(TestVoiceSession)

} // namespace tst_voice_session

#include "tst_voice_session.moc"
