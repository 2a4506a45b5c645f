#include "engine/session/speech/sentence_queue.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <atomic>
#include <thread>

using namespace formant;

namespace tst_sentence_queue {

const CancellationToken never;

/// Provides a queue for the sentences a, b, c, ...
struct Queue {
    SentenceQueue queue;

    explicit Queue(std::size_t capacity = 10) : queue(capacity) {}
    bool push(const std::string& text) { return queue.push({.id = "1", .text = text}); }
    /// Adds a chunk to a sentence; its only sample is the letter.
    void add_chunk(const SentenceQueue::PendingSentence& unspoken, char letter) {
        queue.add_chunk(unspoken.ticket, {at::tensor({static_cast<float>(letter)}), 16000});
    }
    /// Completes a sentence with a single chunk, the letter of the sentence.
    void complete(const SentenceQueue::PendingSentence& unspoken) {
        add_chunk(unspoken, unspoken.sentence.text[0]);
        queue.complete(unspoken.ticket, {});
    }
    void speak_next() { complete(queue.next_pending().value()); }
    /// Returns the letter of the next chunk, "!" for a fault, and "" at the end.
    std::string next_chunk() {
        const auto chunk = queue.next_chunk(never);
        if (!chunk)
            return "";
        return chunk->clip ? std::string(1, static_cast<char>(chunk->clip->samples.item<float>()))
                           : "!";
    }
    std::string next_chunks(int count) {
        std::string all;
        for (int i = 0; i < count; ++i)
            all += next_chunk();
        return all;
    }
};

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
        QCOMPARE(f.next_chunks(3), std::string("abc"));
    }
    void faults_are_returned_in_order() {
        Queue f;
        const Error fault{ErrorKind::data, {}};
        QVERIFY(f.queue.push({}, fault) && f.push("a") && f.queue.push({}, fault) && f.push("b"));
        f.speak_next();
        f.speak_next();
        QCOMPARE(f.next_chunks(4), std::string("!a!b"));
    }
    void chunks_of_the_first_sentence_are_returned_before_it_is_complete() {
        Queue f;
        QVERIFY(f.push("a"));
        const auto a = f.queue.next_pending();
        f.add_chunk(*a, '1');
        QCOMPARE(f.next_chunk(), std::string("1"));
        f.add_chunk(*a, '2');
        QCOMPARE(f.next_chunk(), std::string("2"));
        f.queue.complete(a->ticket, {});
        f.queue.close_input();
        QCOMPARE(f.next_chunk(), std::string());
    }
    void chunks_of_a_later_sentence_wait_for_the_end_of_the_first() {
        Queue f;
        QVERIFY(f.push("a") && f.push("b"));
        const auto a = f.queue.next_pending(), b = f.queue.next_pending();
        f.add_chunk(*b, '3');
        f.add_chunk(*a, '1');
        f.complete(*b);
        QCOMPARE(f.next_chunk(), std::string("1"));
        f.add_chunk(*a, '2');
        f.queue.complete(a->ticket, {});
        QCOMPARE(f.next_chunks(3), std::string("23b"));
    }
    void only_the_first_chunk_of_a_sentence_is_marked() {
        Queue f;
        QVERIFY(f.push("a") && f.push("b"));
        const auto a = f.queue.next_pending(), b = f.queue.next_pending();
        for (const char letter : {'1', '2'})
            f.add_chunk(*a, letter);
        f.queue.complete(a->ticket, {});
        f.complete(*b);
        for (const bool is_first : {true, false, true})
            QCOMPARE(f.queue.next_chunk(never)->is_first, is_first);
    }
    void a_fault_follows_the_chunks_before_it() {
        Queue f;
        QVERIFY(f.push("a") && f.push("b"));
        const auto a = f.queue.next_pending();
        f.add_chunk(*a, '1');
        f.queue.complete(a->ticket, fail(ErrorKind::device, {}));
        f.speak_next();
        QCOMPARE(f.next_chunks(3), std::string("1!b"));
    }
    void after_the_last_sentence_nothing_is_returned() {
        Queue f;
        QVERIFY(f.push("a"));
        f.queue.close_input();
        f.speak_next();
        QVERIFY(!f.queue.next_pending());
        QCOMPARE(f.next_chunk(), std::string("a"));
        QCOMPARE(f.next_chunk(), std::string());
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
        QCOMPARE(push.load(), 2); // spoken, but the listener does not have it yet
        QCOMPARE(f.next_chunk(), std::string("a"));
        QTRY_COMPARE(push.load(), 3);
        reader.join();
    }
    void closing_wakes_all_waiting_threads() {
        Queue f(1);
        QVERIFY(f.push("a"));
        const auto a = f.queue.next_pending();
        std::thread reads([&] { QVERIFY(!f.push("b")); });
        std::thread speaks([&] { QVERIFY(!f.queue.next_pending()); });
        std::thread listens([&] { QVERIFY(!f.queue.next_chunk(never)); });
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
        QVERIFY(!f.queue.next_chunk(cancellation));
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

} // namespace tst_sentence_queue

#include "tst_sentence_queue.moc"
