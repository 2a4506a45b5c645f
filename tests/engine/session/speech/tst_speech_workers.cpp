#include "engine/session/speech/speech_workers.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace {

constexpr std::int64_t gb = 1'000'000'000;

} // namespace

class TestSpeechWorkers : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void with_memory_enough_there_is_one_a_core() {
        QCOMPARE(suggested_speech_workers(64 * gb, gb, 8), std::int64_t{8});
    }
    void memory_for_fewer_allows_fewer() {
        QCOMPARE(suggested_speech_workers(8 * gb, gb, 8), std::int64_t{4});
        QCOMPARE(suggested_speech_workers(5 * gb, gb, 8), std::int64_t{2});
    }
    void one_always_speaks() {
        QCOMPARE(suggested_speech_workers(gb / 2, gb, 8), std::int64_t{1});
        QCOMPARE(suggested_speech_workers(0, gb, 8), std::int64_t{1});
    }
    void many_cores_are_not_all_taken() {
        QCOMPARE(suggested_speech_workers(512 * gb, gb, 96), std::int64_t{16});
    }
    void what_is_not_known_limits_nothing() {
        QCOMPARE(suggested_speech_workers({}, gb, 6), std::int64_t{6});
        QCOMPARE(suggested_speech_workers({}, gb, 0), std::int64_t{1}); // nor are the cores
    }
};

FORMANT_TEST(TestSpeechWorkers)
#include "tst_speech_workers.moc"
