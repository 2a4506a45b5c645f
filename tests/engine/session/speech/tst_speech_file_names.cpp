#include "engine/session/speech/speech_file_names.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_speech_file_names {

std::vector<std::string> names_of(const std::vector<std::string>& ids) {
    std::vector<SpeechItem> items;
    for (const std::string& id : ids)
        items.push_back({id, "", ""});
    name_speech_files(items, ".wav");
    std::vector<std::string> names;
    for (const SpeechItem& item : items)
        names.push_back(item.file_name);
    return names;
}

std::string name_of(const std::string& id) {
    return names_of({id}).front();
}

class TestSpeechFileNames : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_plain_id_is_the_name() {
        QCOMPARE(name_of("0001"), std::string("0001.wav"));
        QCOMPARE(name_of("chapter-1.2_b"), std::string("chapter-1.2_b.wav"));
    }
    void letters_of_every_script_stay() {
        const std::string persian = "می‌خواهم", russian = "привет";
        QCOMPARE(name_of(persian), persian + ".wav");
        QCOMPARE(name_of(russian), russian + ".wav");
    }
    void no_name_leaves_the_folder_or_is_hidden() {
        QCOMPARE(name_of("../../etc/passwd"), std::string("_.._etc_passwd.wav"));
        QCOMPARE(name_of("/root"), std::string("_root.wav"));
        QCOMPARE(name_of(".."), std::string("_.wav"));
        QCOMPARE(name_of(".hidden"), std::string("hidden.wav"));
    }
    void characters_that_systems_or_shells_reject_are_replaced() {
        QCOMPARE(name_of("a:b\\c*d?e"), std::string("a_b_c_d_e.wav"));
        QCOMPARE(name_of(" two\twords\n"), std::string("two_words.wav"));
        QCOMPARE(name_of(""), std::string("_.wav"));
    }
    void a_long_id_is_cut_between_letters() {
        const std::string name = name_of(QString(500, QChar(0x0645)).toStdString());
        QVERIFY(name.size() < 255);
        QVERIFY(!QString::fromStdString(name).contains(QChar(QChar::ReplacementCharacter)));
    }
    void names_differ_in_more_than_case() {
        QCOMPARE(names_of({"a", "A", "a", "a-2"}),
                 (std::vector<std::string>{"a.wav", "A-2.wav", "a-3.wav", "a-2-2.wav"}));
    }
    void an_id_that_differs_from_its_file_name_is_reported() {
        std::vector<SpeechItem> items = {{.id = "a"}, {.id = "../x"}, {.id = "a"}};
        const std::vector<Message> renamed = name_speech_files(items, ".wav");
        QCOMPARE(renamed.size(), std::size_t{2});
        QCOMPARE(to_english(renamed[0]),
                 std::string("the id '../x' is not a valid file name; its text "
                             "is written to _x.wav"));
        QVERIFY(to_english(renamed[1]).ends_with("is written to a-2.wav"));
    }
};

FORMANT_TEST(TestSpeechFileNames)

} // namespace tst_speech_file_names

#include "tst_speech_file_names.moc"
