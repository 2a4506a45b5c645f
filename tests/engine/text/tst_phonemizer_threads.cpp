#include "engine/text/phonemizer.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <thread>

using namespace formant;

namespace tst_phonemizer_threads {

/// A separate test, because the thread sanitizer accepts no threads after a test has started
/// programs.
class TestPhonemizerThreads : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void several_threads_may_phonemize_at_once() {
        const auto phonemizer = Phonemizer::create({}).value();
        const Words expected = phonemizer->phonemize("twenty seven");
        std::vector<Words> found(4);
        std::vector<std::thread> threads;
        for (Words& words : found)
            threads.emplace_back([&] { words = phonemizer->phonemize("twenty seven"); });
        for (std::thread& thread : threads)
            thread.join();
        for (const Words& words : found)
            QCOMPARE(words, expected);
    }
};

FORMANT_TEST(TestPhonemizerThreads)

} // namespace tst_phonemizer_threads

#include "tst_phonemizer_threads.moc"
