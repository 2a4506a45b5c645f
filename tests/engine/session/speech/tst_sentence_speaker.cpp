#include "engine/session/speech/sentence_speaker.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/chunked_model.h"
#include "tests/support/voices/small_voice.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>
#include <c10/util/Exception.h>

#include <atomic>
#include <chrono>
#include <functional>
#include <thread>

using namespace formant;

namespace tst_sentence_speaker {

/// Speaks with another model, unless `before` throws.
class GuardedModel : public SpeechModel {
  public:
    explicit GuardedModel(SpeechModel& model) : model_(model) {}
    std::function<void(std::int64_t call)> before = [](std::int64_t) {};
    std::atomic<std::int64_t> calls{0}, at_once{0};

    SpeakOptions default_options() const override { return model_.default_options(); }
    std::unique_ptr<SpeechSession> begin(const UtteranceBatch& batch, std::unique_ptr<Noise> noise,
                                         const SpeakOptions& options) override {
        auto session =
            std::make_unique<Session>(at_once, model_.begin(batch, std::move(noise), options));
        before(++calls);
        return session;
    }
    at::Tensor style_of(const ReferenceRecording& recording) override {
        return model_.style_of(recording);
    }

  private:
    /// Counts itself in `at_once`.
    class Session : public SpeechSession {
      public:
        Session(std::atomic<std::int64_t>& at_once, std::unique_ptr<SpeechSession> session)
            : at_once_(at_once), session_(std::move(session)) {
            ++at_once_;
        }
        ~Session() override { --at_once_; }
        std::optional<SpeechChunk> next(const CancellationToken& cancellation) override {
            return session_->next(cancellation);
        }

      private:
        std::atomic<std::int64_t>& at_once_;
        std::unique_ptr<SpeechSession> session_;
    };

    SpeechModel& model_;
};

void run_out_of_memory() {
    TORCH_CHECK_WITH(OutOfMemoryError, false, "tried to allocate 2 GiB");
}

const CancellationToken never;

struct Fixture {
    Model model = test::small_voice_model();
    GuardedModel guarded{*model.speech};
    Voice voice = test::voice_with(guarded);
    SentenceSpeaker speaker{voice, voice.default_options(), 5};

    Fixture() { model.trainable->eval(); }
    Result<AudioClip> speak(const std::string& sentence) {
        return speaker.speak(sentence, "", never);
    }
    at::Tensor expected(const std::string& sentence) {
        return voice.speak(sentence, 5, voice.default_options(), never)->samples;
    }
};

/// A voice that speaks in chunks, and those that were emitted.
struct ChunkedFixture {
    test::ChunkedModel model;
    Voice voice = test::voice_with(model);
    SentenceSpeaker speaker{voice, voice.default_options(), 5};
    CancellationToken cancellation;
    std::vector<at::Tensor> emitted;
    std::function<void()> on_chunk = [] {};

    Result<void> emit_chunks(const std::string& sentence) {
        return speaker.emit_chunks(
            sentence, "",
            [&](const AudioClip& chunk) {
                emitted.push_back(chunk.samples);
                on_chunk();
            },
            cancellation);
    }
    bool emitted_all_once() const {
        return at::allclose(at::cat(emitted), model.whole_utterance(model.last_tokens, 5));
    }
};

template <class T>
std::string message_of(const Result<T>& spoken) {
    return spoken ? "" : to_english(spoken.error().what);
}

class TestSentenceSpeaker : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_sentence_that_fits_is_spoken_once() {
        Fixture f;
        const auto spoken = f.speak("two");
        QVERIFY2(spoken, message_of(spoken).c_str());
        QCOMPARE(f.guarded.calls.load(), std::int64_t{1});
        QVERIFY(at::equal(spoken->samples, f.expected("two")));
    }
    void a_sentence_is_retried_after_running_out_of_memory() {
        Fixture f;
        f.guarded.before = [](std::int64_t call) {
            if (call == 1)
                run_out_of_memory();
        };
        const auto spoken = f.speak("two");
        QVERIFY2(spoken, message_of(spoken).c_str());
        QCOMPARE(f.guarded.calls.load(), std::int64_t{2});
        QVERIFY(at::equal(spoken->samples, f.expected("two")));
    }
    void a_sentence_that_never_fits_is_an_error_that_names_it() {
        Fixture f;
        f.guarded.before = [](std::int64_t) { run_out_of_memory(); };
        const auto spoken = f.speak("six two");
        QVERIFY(!spoken);
        QCOMPARE(spoken.error().kind, ErrorKind::device);
        QCOMPARE(f.guarded.calls.load(), std::int64_t{2});
        QVERIFY(message_of(spoken).find("'six two'") != std::string::npos);
        QVERIFY(message_of(spoken).find("out of memory") != std::string::npos);
    }
    void another_exception_is_reported_and_not_retried() {
        Fixture f;
        f.guarded.before = [](std::int64_t) { TORCH_CHECK(false, "not a shape"); };
        const auto spoken = f.speak("two");
        QCOMPARE(message_of(spoken), std::string("speech synthesis failed: not a shape"));
        QCOMPARE(f.guarded.calls.load(), std::int64_t{1});
    }
    void a_retried_sentence_is_spoken_alone() {
        Fixture f;
        f.guarded.before = [&](std::int64_t) { // memory for one thread
            if (f.guarded.at_once > 1)
                run_out_of_memory();
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        };
        std::atomic<int> spoken{0};
        std::vector<std::thread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([&] {
                for (int sentence = 0; sentence < 5; ++sentence)
                    spoken += f.speak("two").has_value() ? 1 : 0;
            });
        for (std::thread& thread : threads)
            thread.join();
        QCOMPARE(spoken.load(), 20);
    }
    void chunks_are_emitted_as_soon_as_they_are_computed() {
        ChunkedFixture f;
        std::vector<std::int64_t> computed;
        f.on_chunk = [&] { computed.push_back(f.model.n_computed); };
        const auto spoken = f.emit_chunks("two four");
        QVERIFY2(spoken, message_of(spoken).c_str());
        QVERIFY(f.emitted_all_once());
        for (std::size_t i = 0; i < computed.size(); ++i)
            QCOMPARE(computed[i], static_cast<std::int64_t>(i) + 1);
    }
    void out_of_memory_in_the_second_chunk_does_not_repeat_the_first() {
        ChunkedFixture f;
        f.model.before = [](test::ChunkedModel::Position at) {
            if (at.session == 0 && at.chunk == 1)
                run_out_of_memory();
        };
        const auto spoken = f.emit_chunks("two four");
        QVERIFY2(spoken, message_of(spoken).c_str());
        QCOMPARE(f.model.n_sessions.load(), std::int64_t{2});
        QVERIFY(f.emitted.size() > 2);
        QVERIFY(f.emitted_all_once());
    }
    void a_gain_against_clipping_is_the_same_after_a_retry() {
        ChunkedFixture f;
        f.model.loudness = 0.5;
        const at::Tensor undisturbed = f.speaker.speak("two four", "", never)->samples;
        f.model.before = [](test::ChunkedModel::Position at) {
            if (at.session == 1 && at.chunk == 2)
                run_out_of_memory();
        };
        QVERIFY(f.emit_chunks("two four"));
        QCOMPARE(f.model.n_sessions.load(), std::int64_t{3});
        QVERIFY(!f.emitted_all_once()); // without a gain
        QVERIFY(at::equal(at::cat(f.emitted), undisturbed));
    }
    void the_retry_starts_when_the_first_attempt_is_freed() {
        ChunkedFixture f;
        std::int64_t alive = -1;
        f.model.before = [&](test::ChunkedModel::Position at) {
            if (at.session == 0 && at.chunk == 1)
                run_out_of_memory();
            alive = f.model.n_alive;
        };
        QVERIFY(f.emit_chunks("two"));
        QCOMPARE(alive, std::int64_t{1});
    }
    void a_fault_in_the_second_chunk_comes_after_the_first() {
        ChunkedFixture f;
        f.model.before = [](test::ChunkedModel::Position at) {
            TORCH_CHECK(at.chunk != 1, "not a shape");
        };
        const auto spoken = f.emit_chunks("two");
        QCOMPARE(message_of(spoken), std::string("speech synthesis failed: not a shape"));
        QCOMPARE(f.emitted.size(), std::size_t{1});
    }
    void a_cancellation_between_two_chunks_stops() {
        ChunkedFixture f;
        f.on_chunk = [&] { f.cancellation.request(); };
        const auto spoken = f.emit_chunks("two");
        QVERIFY(!spoken && spoken.error().kind == ErrorKind::interrupted);
        QCOMPARE(f.emitted.size(), std::size_t{1});
        QCOMPARE(f.model.n_computed.load(), std::int64_t{1});
    }
    void speech_that_does_not_end_by_itself_is_reported_with_its_sentence() {
        ChunkedFixture f;
        QVERIFY(f.emit_chunks("two"));
        QVERIFY(f.speaker.cut_off().empty());
        f.model.cuts_off = true;
        QVERIFY(f.emit_chunks("two four"));
        QVERIFY(f.speaker.speak("four", "", never));
        const auto warnings = f.speaker.cut_off();
        QCOMPARE(warnings.size(), std::size_t{2});
        QVERIFY(test::contains(to_english(warnings[0]), "'two four' did not end"));
        QVERIFY(test::contains(to_english(warnings[1]), "'four' did not end"));
    }
    void a_whole_sentence_is_its_chunks_joined() {
        ChunkedFixture f;
        QVERIFY(f.emit_chunks("two four"));
        const auto whole = f.speaker.speak("two four", "", never);
        QVERIFY(at::equal(whole->samples, at::cat(f.emitted)));
    }
};

FORMANT_TEST(TestSentenceSpeaker)

} // namespace tst_sentence_speaker

#include "tst_sentence_speaker.moc"
