#include "engine/config/yaml_edit.h"

#include <QtTest/QtTest>

#include <string>

using namespace formant;

namespace {

std::string set(const std::string& text, const std::string& key, const std::string& value) {
    const auto edited = set_in_yaml(text, key, value, "my.yaml");
    return edited ? *edited : std::string("refused");
}

const std::string written = "# my voice\n"
                            "name: \"a # b\" # not a comment within\n"
                            "train:\n"
                            "    # fits my card\n"
                            "    batch_size: 8    # was 4\n"
                            "    betas: [0.9, 0.98]\n"
                            "\n"
                            "data:\n"
                            "    corpus: 'x'\n";

std::string with(const std::string& from, const std::string& to) {
    std::string text = written;
    return text.replace(text.find(from), from.size(), to);
}

} // namespace

class TestYamlEdit : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_value_changes_and_nothing_else() {
        QCOMPARE(set(written, "train.batch_size", "16"), with("8    # was", "16    # was"));
        QCOMPARE(set(written, "train.batch_size", "12345"), with("8    # was", "12345    # was"));
    }
    void quoted_values_are_whole_values() {
        QCOMPARE(set(written, "name", "voice"), with("\"a # b\"", "voice"));
        QCOMPARE(set(written, "data.corpus", "y"), with("'x'", "y"));
    }
    void a_new_key_joins_its_section() {
        QCOMPARE(set(written, "data.num_workers", "4"),
                 with("    corpus", "    num_workers: 4\n    corpus"));
        QCOMPARE(set(written, "train.gradient_accumulation_steps", "2"),
                 with("    # fits", "    gradient_accumulation_steps: 2\n    # fits"));
    }
    void a_new_section_comes_last() {
        QCOMPARE(set("name: a\n", "train.batch_size", "4"),
                 std::string("name: a\ntrain:\n  batch_size: 4\n"));
        QCOMPARE(set("", "train.batch_size", "4"), std::string("train:\n  batch_size: 4\n"));
    }
    void an_empty_section_and_an_empty_value_are_filled() {
        QCOMPARE(set("train:\nname: a\n", "train.batch_size", "4"),
                 std::string("train:\n  batch_size: 4\nname: a\n"));
        QCOMPARE(set("train:\n  batch_size:   # later\n", "train.batch_size", "4"),
                 std::string("train:\n  batch_size: 4   # later\n"));
    }
    void a_missing_last_newline_and_letters_beyond_ascii_do_no_harm() {
        QCOMPARE(set("name: \"ünï\" # ö\ntrain:\n  batch_size: 8", "train.batch_size", "4"),
                 std::string("name: \"ünï\" # ö\ntrain:\n  batch_size: 4\n"));
    }
    void lines_of_windows_keep_their_ends() {
        QCOMPARE(set("train:\r\n  batch_size: 8\r\n", "train.batch_size", "4"),
                 std::string("train:\r\n  batch_size: 4\r\n"));
    }
    void what_cannot_be_edited_is_refused_with_what_to_write() {
        const std::string braces = "train: {batch_size: 8, seed: 1}\n";
        const auto refused = set_in_yaml(braces, "train.batch_size", "4", "my.yaml");
        QCOMPARE(refused.error().kind, ErrorKind::usage);
        const std::string said = to_english(refused.error().what);
        QVERIFY2(said.find("set train.batch_size to 4") != std::string::npos, said.c_str());
        QCOMPARE(set("train: [1\n", "train.batch_size", "4"), std::string("refused"));
        QCOMPARE(set("train:\n  batch_size:\n    8\n", "train.batch_size", "4"),
                 std::string("refused"));
    }
    void whether_a_key_is_given() {
        QVERIFY(gives_key(written, "train.batch_size"));
        QVERIFY(!gives_key(written, "train.num_workers"));
        QVERIFY(!gives_key("[", "train"));
    }
};

QTEST_APPLESS_MAIN(TestYamlEdit)
#include "tst_yaml_edit.moc"
