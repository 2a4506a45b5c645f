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

/// Another model's speech, where `before` does not throw.
class GuardedModel : public SpeechModel {
  public:
    explicit GuardedModel(SpeechModel& model) : model_(model) {}
    std::function<void(std::int64_t call)> before = [](std::int64_t) {};
    std::atomic<std::int64_t> calls{0}, at_once{0};

    Speech speak(const UtteranceBatch& batch, Noise& noise, const SpeakOptions& options,
                 const Cancellation& cancellation) override {
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
        return speaker.speak(sentence, "", Cancellation());
    }
    at::Tensor expected(const std::string& sentence) {
        return voice.speak(sentence, 5, SpeakOptions(), Cancellation())->samples;
    }
};

std::string words(const Result<AudioClip>& spoken) {
    return spoken ? "" : to_english(spoken.error().what);
}

} // namespace

class TestSentenceSpeaker : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void what_fits_is_spoken_once() {
        Fixture f;
        const auto spoken = f.speak("two");
        QVERIFY2(spoken, words(spoken).c_str());
        QCOMPARE(f.guarded.calls.load(), std::int64_t{1});
        QVERIFY(at::equal(spoken->samples, f.expected("two")));
    }
    void memory_that_was_short_once_costs_nothing() {
        Fixture f;
        f.guarded.before = [](std::int64_t call) {
            if (call == 1)
                run_out_of_memory();
        };
        const auto spoken = f.speak("two");
        QVERIFY2(spoken, words(spoken).c_str());
        QCOMPARE(f.guarded.calls.load(), std::int64_t{2});
        QVERIFY(at::equal(spoken->samples, f.expected("two")));
    }
    void a_sentence_that_does_not_fit_alone_is_named() {
        Fixture f;
        f.guarded.before = [](std::int64_t) { run_out_of_memory(); };
        const auto spoken = f.speak("six two");
        QVERIFY(!spoken);
        QCOMPARE(spoken.error().kind, ErrorKind::device);
        QCOMPARE(f.guarded.calls.load(), std::int64_t{2});
        QVERIFY(words(spoken).find("'six two'") != std::string::npos);
        QVERIFY(words(spoken).find("out of memory") != std::string::npos);
    }
    void another_failure_is_told_in_its_words_and_not_tried_again() {
        Fixture f;
        f.guarded.before = [](std::int64_t) { TORCH_CHECK(false, "not a shape"); };
        const auto spoken = f.speak("two");
        QCOMPARE(words(spoken), std::string("it cannot be spoken: not a shape"));
        QCOMPARE(f.guarded.calls.load(), std::int64_t{1});
    }
    void who_ran_out_of_memory_beside_others_speaks_alone() {
        Fixture f;
        f.guarded.before = [&](std::int64_t) { // memory for one
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
