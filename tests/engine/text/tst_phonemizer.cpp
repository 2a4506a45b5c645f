#include "engine/text/phonemizer.h"

#include <QtTest/QtTest>

#include <thread>

using namespace formant;
using Words = std::vector<std::vector<std::string>>;

namespace {

/// All sounds in a row; espeak-ng may write a number's words as one.
std::string joined(const Words& words) {
    std::string text;
    for (const auto& word : words)
        for (const std::string& symbol : word)
            text += symbol;
    return text;
}

} // namespace

class TestPhonemizer : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void words_become_ipa_without_stress_and_length() {
        const auto phonemizer = Phonemizer::create({}).value();
        QCOMPARE(phonemizer->words("two"), (Words{{"t", "u"}}));
        QCOMPARE(phonemizer->words("seven three"),
                 (Words{{"s", "ɛ", "v", "ə", "n"}, {"θ", "ɹ", "i"}}));
    }
    void stress_and_length_are_kept_where_asked_for() {
        const auto phonemizer = Phonemizer::create({"en-us", true}).value();
        QCOMPARE(phonemizer->words("two"), (Words{{"t", "ˈ", "u", "ː"}}));
    }
    void every_clause_is_read() {
        const auto phonemizer = Phonemizer::create({}).value();
        QCOMPARE(phonemizer->words("two, two. two! two").size(), std::size_t{4});
    }
    void digits_are_spelled_out() {
        const auto phonemizer = Phonemizer::create({}).value();
        QCOMPARE(joined(phonemizer->words("7")), joined(phonemizer->words("seven")));
        QCOMPARE(joined(phonemizer->words("300")), joined(phonemizer->words("three hundred")));
    }
    void nothing_to_speak_gives_no_words() {
        const auto phonemizer = Phonemizer::create({}).value();
        QVERIFY(phonemizer->words("").empty());
        QVERIFY(phonemizer->words(" ... ").empty());
    }
    void an_unknown_language_is_refused_by_name() {
        const auto phonemizer = Phonemizer::create({"no-such-language", false});
        QVERIFY(!phonemizer);
        QCOMPARE(phonemizer.error().kind, ErrorKind::usage);
        QVERIFY(to_english(phonemizer.error().what).find("no-such-language") != std::string::npos);
    }
    void several_threads_may_ask_at_once() {
        const auto phonemizer = Phonemizer::create({}).value();
        const Words expected = phonemizer->words("twenty seven");
        std::vector<Words> found(4);
        std::vector<std::thread> threads;
        for (Words& words : found)
            threads.emplace_back([&] { words = phonemizer->words("twenty seven"); });
        for (std::thread& thread : threads)
            thread.join();
        for (const Words& words : found)
            QCOMPARE(words, expected);
    }
};

QTEST_APPLESS_MAIN(TestPhonemizer)
#include "tst_phonemizer.moc"
