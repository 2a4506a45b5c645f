#include "engine/session/speech/speech_voice.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_speech_voice {

constexpr std::int64_t gb = 1'000'000'000;

class TestSpeechVoice : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void with_enough_memory_there_is_one_worker_per_core() {
        QCOMPARE(suggested_speech_workers(64 * gb, gb, 8), std::int64_t{8});
    }
    void memory_limits_the_number_of_workers() {
        QCOMPARE(suggested_speech_workers(8 * gb, gb, 8), std::int64_t{4});
        QCOMPARE(suggested_speech_workers(5 * gb, gb, 8), std::int64_t{2});
    }
    void there_is_always_one_worker() {
        QCOMPARE(suggested_speech_workers(gb / 2, gb, 8), std::int64_t{1});
        QCOMPARE(suggested_speech_workers(0, gb, 8), std::int64_t{1});
    }
    void there_are_at_most_sixteen_workers() {
        QCOMPARE(suggested_speech_workers(512 * gb, gb, 96), std::int64_t{16});
    }
    void unknown_memory_sets_no_limit() {
        QCOMPARE(suggested_speech_workers({}, gb, 6), std::int64_t{6});
        QCOMPARE(suggested_speech_workers({}, gb, 0),
                 std::int64_t{1}); // the number of cores is unknown too
    }
};

FORMANT_TEST(TestSpeechVoice)

} // namespace tst_speech_voice

#include "tst_speech_voice.moc"
