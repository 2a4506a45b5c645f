#include "engine/session/speech/sentence_queue.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <atomic>
#include <thread>

using namespace formant;

namespace {

const CancellationToken never;

/// Provides a queue for the sentences a, b, c, ...; the only sample of a clip is the letter of its
/// sentence.
struct Queue {
    SentenceQueue queue;

    explicit Queue(std::size_t capacity = 10) : queue(capacity) {}
    bool push(const std::string& text) { return queue.push({.id = "1", .text = text}); }
    void complete(const SentenceQueue::PendingSentence& unspoken) {
        queue.complete(
            unspoken.ticket,
            AudioClip{at::tensor({static_cast<float>(unspoken.sentence.text[0])}), 16000});
    }
    void speak_next() { complete(queue.next_pending().value()); }
    /// Returns "a" for the clip of a, "!" for a fault, and "" at the end.
    std::string next_clip() {
        const auto finished = queue.next_finished(never);
        if (!finished)
            return "";
        if (!finished->clip)
            return "!";
        const auto letter = static_cast<char>(finished->clip->samples.item<float>());
        return finished->sentence.text == std::string(1, letter) ? std::string(1, letter) : "?";
    }
    std::string next_clip(int count) {
        std::string all;
        for (int i = 0; i < count; ++i)
            all += next_clip();
        return all;
    }
};

} // namespace

class TestSentenceQueue : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void clips_are_returned_in_order() {
        Queue f;
        for (const char* text : {"a", "b", "c"})
            QVERIFY(f.push(text));
        const auto a = f.queue.next_pending(), b = f.queue.next_pending();
        f.speak_next();
        f.complete(*b);
        f.complete(*a);
        QCOMPARE(f.next_clip(3), std::string("abc"));
    }
    void faults_are_returned_in_order() {
        Queue f;
        const Error fault{ErrorKind::data, {}};
        QVERIFY(f.queue.push({}, fault) && f.push("a") && f.queue.push({}, fault) && f.push("b"));
        f.speak_next();
        f.speak_next();
        QCOMPARE(f.next_clip(4), std::string("!a!b"));
    }
    void after_the_last_sentence_nothing_is_returned() {
        Queue f;
        QVERIFY(f.push("a"));
        f.queue.close_input();
        f.speak_next();
        QVERIFY(!f.queue.next_pending());
        QCOMPARE(f.next_clip(), std::string("a"));
        QCOMPARE(f.next_clip(), std::string());
    }
    void the_reader_waits_while_the_queue_is_full() {
        Queue f(2);
        std::atomic<int> push{0};
        std::thread reader([&] {
            for (const char* text : {"a", "b", "c"})
                push += f.push(text) ? 1 : 0;
        });
        QTRY_COMPARE(push.load(), 2);
        f.speak_next();
        QTest::qSleep(50);
        QCOMPARE(push.load(), 2); // spoken, but not yet taken
        QCOMPARE(f.next_clip(), std::string("a"));
        QTRY_COMPARE(push.load(), 3);
        reader.join();
    }
    void closing_wakes_all_waiting_threads() {
        Queue f(1);
        QVERIFY(f.push("a"));
        const auto a = f.queue.next_pending();
        std::thread reads([&] { QVERIFY(!f.push("b")); });
        std::thread speaks([&] { QVERIFY(!f.queue.next_pending()); });
        std::thread listens([&] { QVERIFY(!f.queue.next_finished(never)); });
        QTest::qSleep(50);
        f.queue.close();
        for (std::thread* thread : {&reads, &speaks, &listens})
            thread->join();
        f.complete(*a); // too late, but harmless
    }
    void a_cancellation_wakes_the_listener() {
        Queue f;
        CancellationToken cancellation;
        std::thread asks([&] {
            QTest::qSleep(50);
            cancellation.request();
        });
        QVERIFY(!f.queue.next_finished(cancellation));
        asks.join();
    }
    void busy_time_counts_while_sentences_are_spoken() {
        Queue f;
        QVERIFY(f.push("a") && f.push("b"));
        QTest::qSleep(100);
        const auto a = f.queue.next_pending(), b = f.queue.next_pending();
        QTest::qSleep(50);
        f.complete(*a);
        f.complete(*b);
        QTest::qSleep(100);
        QVERIFY2(f.queue.busy_s() >= 0.05 && f.queue.busy_s() < 0.15,
                 qPrintable(QString::number(f.queue.busy_s())));
    }
};

FORMANT_TEST(TestSentenceQueue)
#include "tst_sentence_queue.moc"
