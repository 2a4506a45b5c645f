#include "engine/base/atomic_file.h"
#include "engine/text/phonemizer.h"
#include "engine/text/text_reader.h"
#include "tests/support/python.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <thread>

using namespace formant;

namespace tst_text_reader {

std::unique_ptr<TextReader> reader(TextConfig config = {}) {
    return TextReader::create(config).value();
}

TextConfig characters(const std::string& language) {
    TextConfig config;
    config.language = language;
    config.mode = "characters";
    return config;
}

TextConfig spelled(const std::string& language) {
    TextConfig config;
    config.language = language;
    config.spell_numbers = true;
    return config;
}

/// Returns the sounds without stress, length and spaces.
QString sounds_by_program(const QString& text) {
    QString ipa = QString::fromStdString(
        test::run_program("espeak-ng", {"-q", "--ipa", "-v", "en-us", text.toStdString()})
            .standard_output);
    for (const char16_t mark : {u'ˈ', u'ˌ', u'ː', u' ', u'\n'})
        ipa.remove(QChar(mark));
    return ipa;
}

QString sounds(const Words& words) {
    QString all;
    for (const Word& word : words)
        for (const std::string& symbol : word)
            all += QString::fromStdString(symbol);
    return all;
}

QStringList demo_sequences() {
    const auto text = read_file(FORMANT_SOURCE_DIR "/tests/demo/sequences.txt").value();
    return QString::fromStdString(text).split('\n', Qt::SkipEmptyParts);
}

class TestTextReader : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// The demo voice, and every voice from before there were other settings, is trained on this.
    void without_stress_a_text_is_read_as_by_espeak() {
        TextConfig config;
        config.keep_stress = "off";
        const auto without_stress = reader(config);
        const QStringList all = demo_sequences();
        QVERIFY(all.size() >= 100);
        for (const QString& text : all.first(10) + QStringList{"42", "300", "1999", "3.14, 2nd"})
            QCOMPARE(sounds(without_stress->read(text.toStdString())), sounds_by_program(text));
    }
    void by_default_a_text_is_read_as_by_the_phonemizer_alone() {
        const auto by_default = reader();
        const auto phonemizer = Phonemizer::create({}).value();
        for (const QString& sequence : demo_sequences()) {
            const std::string text = sequence.toStdString();
            QCOMPARE(by_default->read(text), phonemizer->phonemize(text));
        }
    }
    void numbers_are_spelled_if_configured_and_for_characters() {
        QCOMPARE(reader()->normal_form("42 it is"), std::string("42 it is"));
        QCOMPARE(reader(spelled("en-us"))->normal_form("42 it is"), std::string("forty-two it is"));
        QCOMPARE(reader(characters("sv"))->normal_form("42"), std::string("fyrtiotvå"));
    }
    void a_spelled_number_sounds_like_its_words() {
        const auto numbers = reader(spelled("de"));
        QCOMPARE(numbers->read("1.999 Euro"),
                 numbers->read("eintausendneunhundertneunundneunzig Euro"));
    }
    void letters_and_digits_of_every_keyboard_read_the_same() {
        for (const TextConfig& config : {characters("fa"), spelled("fa")}) {
            const auto persian = reader(config);
            QCOMPARE(persian->read("كتاب علي ۲۵"), persian->read("کتاب علی 25"));
            QCOMPARE(persian->read("٢٥ سـلام"), persian->read("بیست و پنج سلام"));
        }
    }
    void characters_are_letters_as_they_are_written() {
        QCOMPARE(reader(characters("fa"))->read("می\u200cروم، ۳"),
                 (Words{{"م", "ی", "\u200c", "ر", "و", "م"}, {"س", "ه"}}));
        TextConfig config = characters("en-us");
        config.keep_punctuation = true;
        QCOMPARE(reader(config)->read("No, 2!"), (Words{{"n", "o", ","}, {"t", "w", "o", "!"}}));
    }
    void characters_need_no_espeak_and_accept_languages_that_it_lacks() {
        QVERIFY(TextReader::create(characters("no-such-language")));
        TextConfig phonemes;
        phonemes.language = "no-such-language";
        const auto refused = TextReader::create(phonemes);
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, ErrorKind::usage);
    }
    void several_threads_may_read_at_once() {
        const auto shared = reader(spelled("ru"));
        const std::string text = "1999 и 3,14 и -5";
        const Words expected = shared->read(text);
        std::vector<Words> found(4);
        std::vector<std::thread> threads;
        for (Words& words : found)
            threads.emplace_back([&] {
                for (int i = 0; i < 50; ++i)
                    words = shared->read(text);
            });
        for (std::thread& thread : threads)
            thread.join();
        QVERIFY(std::ranges::all_of(found, [&](const Words& words) { return words == expected; }));
    }
    void the_version_of_icu_is_available() { QVERIFY(!TextReader::icu_version().empty()); }
};

FORMANT_TEST(TestTextReader)

} // namespace tst_text_reader

#include "tst_text_reader.moc"
