#include "engine/config/yaml_edit.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <string>

using namespace formant;

namespace tst_yaml_edit {

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
    void also_where_its_section_lies_in_another() {
        QCOMPARE(set("model:\n  unet:\n    levels: 2\n", "model.unet.width", "8"),
                 std::string("model:\n  unet:\n    width: 8\n    levels: 2\n"));
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
        QCOMPARE(set("name: |\n  a\n  b\n", "name", "c"), std::string("refused"));
    }
    void lists_are_values_however_they_are_written() {
        QCOMPARE(set(written, "train.betas", "[0.8, 0.99]"), with("[0.9, 0.98]", "[0.8, 0.99]"));
        const std::string below = "train:\n  betas: # both\n    - 0.9\n    - 0.98\n  seed: 1\n";
        QCOMPARE(set(below, "train.betas", "[0.8, 0.99]"),
                 std::string("train:\n  betas: [0.8, 0.99] # both\n  seed: 1\n"));
    }
    void a_value_below_its_key_moves_up_to_it() {
        QCOMPARE(set("train:\n  batch_size:\n    8\n  seed: 1\n", "train.batch_size", "4"),
                 std::string("train:\n  batch_size: 4\n  seed: 1\n"));
    }
    void quotes_within_quotes_and_brackets_within_lists_end_nothing() {
        QCOMPARE(set("name: \"a \\\" # b\" # c\n", "name", "d"), std::string("name: d # c\n"));
        QCOMPARE(set("name: 'it''s # b' # c\n", "name", "d"), std::string("name: d # c\n"));
        QCOMPARE(set("texts: [\"a ] # b\", c] # d\n", "texts", "[e]"),
                 std::string("texts: [e] # d\n"));
    }
    void a_key_is_removed_and_nothing_else() {
        const auto removed = [](const std::string& text, const std::string& key) {
            return remove_from_yaml(text, key, "my.yaml").value_or("refused");
        };
        QCOMPARE(removed(written, "train.betas"), with("    betas: [0.9, 0.98]\n", ""));
        QCOMPARE(removed(written, "data.corpus"), with("    corpus: 'x'\n", ""));
        QCOMPARE(removed(written, "data.num_workers"), written);
        QCOMPARE(removed("name: a\n", "name"), std::string());
        QCOMPARE(removed("texts:\n  - a\n  - b\nname: a\n", "texts"), std::string("name: a\n"));
        QCOMPARE(removed("train: {seed: 1, epochs: 2}\n", "train.seed"), std::string("refused"));
        QCOMPARE(removed("name: |\n  a\n  b\nseed: 1\n", "name"), std::string("refused"));
    }
    void a_key_is_renamed_and_nothing_else() {
        const auto renamed = [](const std::string& text, const std::string& key,
                                const std::string& new_key) {
            return rename_in_yaml(text, key, new_key, "my.yaml").value_or("refused");
        };
        QCOMPARE(renamed(written, "train.batch_size", "train.clips"),
                 with("batch_size: 8    # was", "clips: 8    # was"));
        QCOMPARE(renamed(written, "data.seed", "data.seeds"), written);
        QCOMPARE(renamed("train: {seed: 1, epochs: 2}\n", "train.seed", "train.first"),
                 std::string("train: {first: 1, epochs: 2}\n"));
        QCOMPARE(renamed("a:\n  \"b\": 1\n", "a.b", "a.c"), std::string("a:\n  \"c\": 1\n"));
    }
    void the_value_and_the_line_of_a_key_can_be_read() {
        QCOMPARE(yaml_value(written, "name").value_or("?"), std::string("a # b"));
        QCOMPARE(yaml_value(written, "train.betas").value_or("?"), std::string("[0.9, 0.98]"));
        QVERIFY(!yaml_value(written, "train.seed"));
        QCOMPARE(line_of_key(written, "train.batch_size"), 5);
        QCOMPARE(line_of_key(written, "train.seed"), 0);
    }
    void a_key_is_found_only_if_it_is_set() {
        QVERIFY(contains_key(written, "train.batch_size"));
        QVERIFY(!contains_key(written, "train.num_workers"));
        QVERIFY(!contains_key("[", "train"));
    }
};

FORMANT_TEST(TestYamlEdit)

} // namespace tst_yaml_edit

#include "tst_yaml_edit.moc"
