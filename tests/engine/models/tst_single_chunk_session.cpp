#include "engine/models/single_chunk_session.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_single_chunk_session {

/// Counts how often a synthesis runs; `during` is called in it.
struct Fixture {
    int n_computed = 0;
    std::function<void()> during = [] {};
    CancellationToken cancellation;
    SingleChunkSession session{std::make_unique<CounterNoise>(1, 0),
                               [this](Noise& /*noise*/, const CancellationToken& /*cancellation*/) {
                                   ++n_computed;
                                   during();
                                   return SpeechChunk{.lengths = {7}};
                               }};
};

class TestSingleChunkSession : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_chunk_is_computed_once_and_nothing_follows() {
        Fixture f;
        QCOMPARE(f.n_computed, 0);
        QCOMPARE(f.session.next(f.cancellation)->lengths, std::vector<std::int64_t>{7});
        QVERIFY(!f.session.next(f.cancellation));
        QCOMPARE(f.n_computed, 1);
    }
    void after_a_cancellation_nothing_is_computed() {
        Fixture f;
        f.cancellation.request();
        QVERIFY(!f.session.next(f.cancellation));
        QVERIFY(!f.session.next(CancellationToken()));
        QCOMPARE(f.n_computed, 0);
    }
    void a_cancellation_during_the_synthesis_discards_the_chunk() {
        Fixture f;
        f.during = [&] { f.cancellation.request(); };
        QVERIFY(!f.session.next(f.cancellation));
        QVERIFY(!f.session.next(CancellationToken()));
        QCOMPARE(f.n_computed, 1);
    }
};

FORMANT_TEST(TestSingleChunkSession)

} // namespace tst_single_chunk_session

#include "tst_single_chunk_session.moc"
