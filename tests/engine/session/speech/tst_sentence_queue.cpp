#include "engine/session/speech/sentence_queue.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <atomic>
#include <thread>

using namespace formant;

namespace {

const Cancellation never;

/// Sentences a, b, c, ... that are put; the sound of one says which it is.
struct Queue {
    SentenceQueue queue;

    explicit Queue(std::size_t most = 10) : queue(most) {}
    bool put(const std::string& text) { return queue.put({.id = "1", .text = text}); }
    void deliver(const SentenceQueue::Unspoken& unspoken) {
        queue.deliver(
            unspoken.ticket,
            AudioClip{at::tensor({static_cast<float>(unspoken.sentence.text[0])}), 16000});
    }
    void speak_next() { deliver(queue.next_unspoken().value()); }
    /// "a" where a's sound is heard, "!" where it is a fault, "" at the end.
    std::string hear() {
        const auto heard = queue.next_heard(never);
        if (!heard)
            return "";
        if (!heard->clip)
            return "!";
        const auto letter = static_cast<char>(heard->clip->samples.item<float>());
        return heard->sentence.text == std::string(1, letter) ? std::string(1, letter) : "?";
    }
    std::string hear(int count) {
        std::string all;
        for (int i = 0; i < count; ++i)
            all += hear();
        return all;
    }
};

} // namespace

class TestSentenceQueue : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void who_is_ready_first_is_heard_in_turn() {
        Queue f;
        for (const char* text : {"a", "b", "c"})
            QVERIFY(f.put(text));
        const auto a = f.queue.next_unspoken(), b = f.queue.next_unspoken();
        f.speak_next();
        f.deliver(*b);
        f.deliver(*a);
        QCOMPARE(f.hear(3), std::string("abc"));
    }
    void what_cannot_be_spoken_is_told_in_its_turn() {
        Queue f;
        const Error fault{ErrorKind::data, {}};
        QVERIFY(f.queue.put({}, fault) && f.put("a") && f.queue.put({}, fault) && f.put("b"));
        f.speak_next();
        f.speak_next();
        QCOMPARE(f.hear(4), std::string("!a!b"));
    }
    void at_the_end_all_comes_back_with_nothing() {
        Queue f;
        QVERIFY(f.put("a"));
        f.queue.end();
        f.speak_next();
        QVERIFY(!f.queue.next_unspoken());
        QCOMPARE(f.hear(), std::string("a"));
        QCOMPARE(f.hear(), std::string());
    }
    void so_many_are_under_way_at_most() {
        Queue f(2);
        std::atomic<int> put{0};
        std::thread reader([&] {
            for (const char* text : {"a", "b", "c"})
                put += f.put(text) ? 1 : 0;
        });
        QTRY_COMPARE(put.load(), 2);
        f.speak_next();
        QTest::qSleep(50);
        QCOMPARE(put.load(), 2); // spoken, and not yet heard
        QCOMPARE(f.hear(), std::string("a"));
        QTRY_COMPARE(put.load(), 3);
        reader.join();
    }
    void all_who_wait_come_back_when_it_is_closed() {
        Queue f(1);
        QVERIFY(f.put("a"));
        const auto a = f.queue.next_unspoken();
        std::thread reads([&] { QVERIFY(!f.put("b")); });
        std::thread speaks([&] { QVERIFY(!f.queue.next_unspoken()); });
        std::thread listens([&] { QVERIFY(!f.queue.next_heard(never)); });
        QTest::qSleep(50);
        f.queue.close();
        for (std::thread* thread : {&reads, &speaks, &listens})
            thread->join();
        f.deliver(*a); // comes too late, and harms nothing
    }
    void who_listens_comes_back_when_asked_to() {
        Queue f;
        Cancellation cancellation;
        std::thread asks([&] {
            QTest::qSleep(50);
            cancellation.request();
        });
        QVERIFY(!f.queue.next_heard(cancellation));
        asks.join();
    }
    void time_counts_while_somebody_speaks() {
        Queue f;
        QVERIFY(f.put("a") && f.put("b"));
        QTest::qSleep(100);
        const auto a = f.queue.next_unspoken(), b = f.queue.next_unspoken();
        QTest::qSleep(50);
        f.deliver(*a);
        f.deliver(*b);
        QTest::qSleep(100);
        QVERIFY2(f.queue.busy_s() >= 0.05 && f.queue.busy_s() < 0.15,
                 qPrintable(QString::number(f.queue.busy_s())));
    }
};

FORMANT_TEST(TestSentenceQueue)
#include "tst_sentence_queue.moc"
