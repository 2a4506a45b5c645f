#include "engine/base/atomic_file.h"
#include "engine/text/phonemizer.h"
#include "engine/text/tokenizer.h"
#include "engine/text/upstream_symbols.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_phonemizer {

/// Concatenates all sounds; espeak-ng may write the words of a number as one.
std::string joined(const Words& words) {
    std::string text;
    for (const Word& word : words)
        for (const std::string& symbol : word)
            text += symbol;
    return text;
}

TextConfig with_stress(const std::string& language) {
    TextConfig config;
    config.language = language;
    config.keep_stress = "on";
    return config;
}

TextConfig without_stress() {
    TextConfig config;
    config.keep_stress = "off";
    return config;
}

TextConfig with_punctuation(const std::string& language) {
    TextConfig config;
    config.language = language;
    config.keep_stress = "off";
    config.keep_punctuation = true;
    return config;
}

/// Returns the words in the output of the espeak-ng program.
QStringList words_of_espeak_program(const QString& language, const QString& text) {
    const test::TemporaryFolder folder;
    if (!write_file_atomically(folder / "text", text.toStdString()))
        return {};
    const auto output =
        test::run_program("espeak-ng", {"-q", "--ipa", "-b", "1", "-v", language.toStdString(),
                                        "-f", (folder / "text").string()});
    return QString::fromStdString(output.standard_output).simplified().split(' ');
}

QStringList strings(const Words& words) {
    QStringList all;
    for (const Word& word : words)
        all << QString::fromStdString(joined({word}));
    return all;
}

class TestPhonemizer : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// Lines of filelists/ljs_audio_text_val_filelist.txt and .cleaned of jaywalnut310/vits, which
    /// read texts with espeak-ng, stress and punctuation.
    void english_with_its_marks_equals_the_training_data_of_upstream_vits_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("phonemes");
        QTest::newRow("LJ047-0044")
            << "Oswald was, however, willing to discuss his contacts with Soviet authorities."
            << "ˈɑːswəld wʌz, haʊˈɛvɚ, wˈɪlɪŋ tə dɪskˈʌs hɪz kˈɑːntækts wɪð sˈoʊviət ɐθˈɔːɹɪɾiz.";
        QTest::newRow("LJ018-0098")
            << "and recognized as one of the frequenters of the bogus law-stationers."
            << "ænd ɹˈɛkəɡnˌaɪzd æz wˈʌn ʌvðə fɹˈiːkwɛntɚz ʌvðə bˈoʊɡəs lˈɔːstˈeɪʃənɚz.";
    }
    void english_with_its_marks_equals_the_training_data_of_upstream_vits() {
        QFETCH(const QString, text);
        QFETCH(const QString, phonemes);
        TextConfig config = with_stress("en-us");
        config.keep_punctuation = true;
        const Words words = Phonemizer::create(config).value()->phonemize(text.toStdString());
        QCOMPARE(strings(words).join(' '), phonemes);
        for (const SymbolTable& table : {vits_symbols(), piper_symbols()})
            QVERIFY(Tokenizer(table, TokenLayout::plain)(words).unknown.empty());
    }
    void words_become_ipa_without_stress_and_length_if_configured() {
        const auto phonemizer = Phonemizer::create(without_stress()).value();
        QCOMPARE(phonemizer->phonemize("two"), (Words{{"t", "u"}}));
        QCOMPARE(phonemizer->phonemize("seven three"),
                 (Words{{"s", "ɛ", "v", "ə", "n"}, {"θ", "ɹ", "i"}}));
    }
    void stress_and_length_are_kept_by_default() {
        const auto phonemizer = Phonemizer::create({}).value();
        QCOMPARE(phonemizer->phonemize("two"), (Words{{"t", "ˈ", "u", "ː"}}));
    }
    /// The sentences do not end in words like "you": the program stresses them when it plans the
    /// intonation, which is not tested here.
    void every_language_is_read_as_by_the_espeak_program_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("en-us") << "The quick brown fox, better weather: seven twenty three!";
        QTest::newRow("en-gb") << "The quick brown fox, better weather: seven twenty three!";
        QTest::newRow("de") << "Guten Morgen, wie geht es Ihnen? Schön!";
        QTest::newRow("fa") << "سلام، حال شما چطور است؟ می‌روم.";
        QTest::newRow("sv") << "God morgon, hur mår du? Sjuksköterskan kom.";
        QTest::newRow("es") << "¿Qué tal? Muy bien, gracias.";
        QTest::newRow("fr-fr") << "Bonjour, comment allez-vous? L'été est là.";
        QTest::newRow("fr") << "Bonjour, comment allez-vous? L'été est là.";
        QTest::newRow("ru") << "Привет, как дела? Хорошо!";
        QTest::newRow("ar") << "مرحبا، كيف حالك؟";
        QTest::newRow("tr") << "Merhaba, nasılsınız?";
        QTest::newRow("pl") << "Dzień dobry, jak się masz?";
        QTest::newRow("hi") << "नमस्ते। आप कैसे हैं?";
        QTest::newRow("no") << "God morgen, hvordan går det?";
    }
    void every_language_is_read_as_by_the_espeak_program() {
        QFETCH(const QString, text);
        const QString language = QTest::currentDataTag();
        const auto phonemizer = Phonemizer::create(with_stress(language.toStdString()));
        QVERIFY2(phonemizer, qPrintable(language));
        QCOMPARE(strings((*phonemizer)->phonemize(text.toStdString())),
                 words_of_espeak_program(language, text));
    }
    void every_code_that_the_program_lists_is_accepted() {
        const auto listed = test::run_program("espeak-ng", {"--voices"});
        const QStringList lines = QString::fromStdString(listed.standard_output).split('\n');
        QVERIFY(lines.size() > 100);
        for (const QString& line : lines.mid(1)) {
            const std::string code = line.simplified().section(' ', 1, 1).toStdString();
            TextConfig config;
            config.language = code;
            QVERIFY2(code.empty() || Phonemizer::create(config), code.c_str());
        }
    }
    void a_code_may_name_a_variant_of_the_voice() {
        for (const char* code : {"en-us+f3", "en-gb+f3", "sv-SE+f3", "de_DE+Alex"}) {
            TextConfig config;
            config.language = code;
            QVERIFY2(Phonemizer::create(config), code);
        }
    }
    /// Uses tags as operating systems and other programs write them.
    void a_tag_may_name_a_country_that_espeak_does_not_distinguish() {
        const std::vector<std::pair<std::string, std::string>> voices = {
            {"sv-SE", "sv"}, {"de_DE", "de"}, {"en-GB", "en-gb"}, {"fr_FR", "fr-fr"}};
        for (const auto& [tag, voice] : voices) {
            const auto by_tag = Phonemizer::create(with_stress(tag));
            QVERIFY2(by_tag, tag.c_str());
            QCOMPARE(strings((*by_tag)->phonemize("Marianne Morgan")),
                     words_of_espeak_program(QString::fromStdString(voice), "Marianne Morgan"));
        }
        QVERIFY(!Phonemizer::create(with_stress("xx-SE")));
    }
    void two_languages_do_not_disturb_each_other() {
        const auto german = Phonemizer::create(with_stress("de")).value();
        const auto british = Phonemizer::create(with_stress("en-gb")).value();
        QCOMPARE(strings(german->phonemize("Guten Morgen")),
                 words_of_espeak_program("de", "Guten Morgen"));
        QCOMPARE(strings(british->phonemize("better")), words_of_espeak_program("en-gb", "better"));
    }
    void punctuation_is_kept_if_configured() {
        const auto phonemizer = Phonemizer::create(with_punctuation("en-us")).value();
        QCOMPARE(phonemizer->phonemize("Two, two. \"Two?!\" Two..."),
                 (Words{{"t", "u", ","}, {"t", "u", "."}, {"t", "u", "?", "!"}, {"t", "u", "."}}));
        QCOMPARE(phonemizer->phonemize("two two"), (Words{{"t", "u"}, {"t", "u"}}));
        QCOMPARE(phonemizer->phonemize("... two"), (Words{{"t", "u"}}));
    }
    void punctuation_of_other_scripts_is_kept_too() {
        const auto persian = Phonemizer::create(with_punctuation("fa")).value();
        const Words words = persian->phonemize("سلام، خوبی؟ بله؛ بله.");
        QCOMPARE(words.size(), std::size_t{4});
        std::vector<std::string> marks;
        for (const Word& word : words)
            marks.push_back(word.back());
        QCOMPARE(marks, (std::vector<std::string>{"،", "؟", "؛", "."}));
    }
    void every_clause_is_read() {
        const auto phonemizer = Phonemizer::create({}).value();
        QCOMPARE(phonemizer->phonemize("two, two. two! two").size(), std::size_t{4});
    }
    void words_that_are_read_through_another_language_are_counted() {
        const auto japanese = Phonemizer::create({"ja"}).value();
        QCOMPARE(japanese->count_language_switches("きょう は いい"), std::int64_t{0});
        QVERIFY(japanese->count_language_switches("今日") > 0); // "Chinese letter", for each kanji
        QCOMPARE(Phonemizer::create({"yue"}).value()->count_language_switches("今天"),
                 std::int64_t{0});
        QCOMPARE(Phonemizer::create({"en-us"}).value()->count_language_switches("two words"),
                 std::int64_t{0});
    }
    void digits_are_spelled_out() {
        const auto phonemizer = Phonemizer::create({}).value();
        QCOMPARE(joined(phonemizer->phonemize("7")), joined(phonemizer->phonemize("seven")));
        QCOMPARE(joined(phonemizer->phonemize("300")),
                 joined(phonemizer->phonemize("three hundred")));
    }
    void nothing_to_speak_gives_no_words() {
        const auto phonemizer = Phonemizer::create({}).value();
        QVERIFY(phonemizer->phonemize("").empty());
        QVERIFY(phonemizer->phonemize(" ... ").empty());
    }
    void an_unknown_language_is_refused_by_name() {
        const auto phonemizer = Phonemizer::create(with_stress("no-such-language"));
        QVERIFY(!phonemizer);
        QCOMPARE(phonemizer.error().kind, ErrorKind::usage);
        QVERIFY(to_english(phonemizer.error().what).find("no-such-language") != std::string::npos);
    }
};

FORMANT_TEST(TestPhonemizer)

} // namespace tst_phonemizer

#include "tst_phonemizer.moc"
