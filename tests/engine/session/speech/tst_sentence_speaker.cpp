#include "engine/session/speech/sentence_speaker.h"
#include "engine/synth/saved_speakers.h"
#include "engine/synth/saved_symbols.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/small_voice.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>
#include <c10/util/Exception.h>

#include <atomic>
#include <chrono>
#include <functional>
#include <thread>

using namespace formant;

namespace {

/// Speaks with another model, unless `before` throws.
class GuardedModel : public SpeechModel {
  public:
    explicit GuardedModel(SpeechModel& model) : model_(model) {}
    std::function<void(std::int64_t call)> before = [](std::int64_t) {};
    std::atomic<std::int64_t> calls{0}, at_once{0};

    Speech speak(const UtteranceBatch& batch, Noise& noise, const SpeakOptions& options,
                 const CancellationToken& cancellation) override {
        struct Present {
            std::atomic<std::int64_t>& count;
            explicit Present(std::atomic<std::int64_t>& counted) : count(counted) { ++count; }
            ~Present() { --count; }
        };
        const Present present(at_once);
        before(++calls);
        return model_.speak(batch, noise, options, cancellation);
    }
    at::Tensor style_of(const at::Tensor& log_mel) override { return model_.style_of(log_mel); }

  private:
    SpeechModel& model_;
};

void run_out_of_memory() {
    TORCH_CHECK_WITH(OutOfMemoryError, false, "tried to allocate 2 GiB");
}

struct Fixture {
    Model model = test::small_voice_model();
    GuardedModel guarded{*model.speech};
    StateTree checkpoint = test::small_voice_checkpoint();
    Voice voice{
        test::small_voice_config(), Model{model.trainable, &guarded}, *symbols_of(checkpoint),
        *speakers_of(checkpoint),
        std::shared_ptr<const TextReader>(*TextReader::create(test::small_voice_config().text))};
    SentenceSpeaker speaker{voice, SpeakOptions(), 5};

    Fixture() { model.trainable->eval(); }
    Result<AudioClip> speak(const std::string& sentence) {
        return speaker.speak(sentence, "", CancellationToken());
    }
    at::Tensor expected(const std::string& sentence) {
        return voice.speak(sentence, 5, SpeakOptions(), CancellationToken())->samples;
    }
};

std::string message_of(const Result<AudioClip>& spoken) {
    return spoken ? "" : to_english(spoken.error().what);
}

} // namespace

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
};

FORMANT_TEST(TestSentenceSpeaker)
#include "tst_sentence_speaker.moc"
