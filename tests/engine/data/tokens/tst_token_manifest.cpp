#include "engine/base/atomic_file.h"
#include "engine/data/tokens/token_manifest.h"
#include "tests/support/contains.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>
#include <fmt/format.h>

using namespace formant;

namespace tst_token_manifest {

using test::contains;

const Path reference = FORMANT_SOURCE_DIR "/tests/data/reference/indextts2";

std::string single(const std::string& id, const std::string& speaker) {
    return fmt::format(
        R"({{"id": "{0}", "speaker": "{1}", "text_ids_path": "t.npy", "codes_path": "c.npy", )"
        R"("condition_path": "{0}.npy", "emo_vec_path": "e.npy"}})"
        "\n",
        id, speaker);
}

class TestTokenManifest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void pairs_are_read_as_upstream_writes_them() {
        const auto manifest = read("gpt_pairs_train.jsonl");
        QCOMPARE(manifest.examples.size(), std::size_t{8});
        QVERIFY(manifest.bad.empty());
        const TokenExample& first = manifest.examples.front();
        QCOMPARE(first.id, std::string("s1_a__s1_b"));
        QCOMPARE(first.target, std::string("s1_a"));
        QCOMPARE(first.prompt, std::string("s1_b"));
        QCOMPARE(first.text_tokens, reference / "text_ids/s1_a.npy");
        QCOMPARE(first.codes, reference / "codes/s1_a.npy");
        QCOMPARE(first.speaker, reference / "condition/s1_b.npy");
        QCOMPARE(first.emotion, reference / "emo_vec/s1_b.npy");
        QCOMPARE(first.text_length.value(), std::int64_t{27});
        QCOMPARE(first.code_length.value(), std::int64_t{25});
        QCOMPARE(first.language, std::string("en"));
        QVERIFY(first.text.starts_with("The quick brown fox"));
        QVERIFY(contains(first.place, "gpt_pairs_train.jsonl:1"));
    }
    void single_records_are_paired_within_their_speaker() {
        const auto manifest = read("train_manifest.jsonl");
        QVERIFY(!manifest.examples.empty());
        for (const TokenExample& example : manifest.examples) {
            QVERIFY(example.prompt != example.target);
            QCOMPARE(example.prompt.substr(0, 2), example.target.substr(0, 2)); // the speaker
            QCOMPARE(example.codes, reference / "codes" / (example.target + ".npy"));
            QCOMPARE(example.speaker, reference / "condition" / (example.prompt + ".npy"));
            QCOMPARE(example.emotion, reference / "emo_vec" / (example.prompt + ".npy"));
        }
    }
    void a_language_of_the_command_line_holds_for_all_records() {
        const ManifestName name =
            parse_manifest_name((reference / "gpt_pairs_val.jsonl").string() + "::am");
        QCOMPARE(name.file, reference / "gpt_pairs_val.jsonl");
        const TokenManifest manifest = read_token_manifest(name, 1, {}).value();
        QVERIFY(!manifest.examples.empty());
        for (const TokenExample& example : manifest.examples)
            QCOMPARE(example.language, std::string("am"));
        QCOMPARE(parse_manifest_name("a.jsonl").language, std::string());
    }
    void records_that_give_no_example_are_named() {
        const auto manifest = read_lines(single("a1", "ann") + single("a2", "ann") +
                                         single("b1", "bea") + "[1]\n" + "{\"id\": \"x\"}\n");
        QCOMPARE(manifest.value().examples.size(), std::size_t{2});
        const BadRows& bad = manifest.value().bad;
        QCOMPARE(bad.size(), std::size_t{3});
        const auto reasons = {std::pair(":4", "not a JSON object"),
                              std::pair(":5", "has no text_ids_path"),
                              std::pair(":3", "the only one of its speaker")};
        auto row = bad.begin();
        for (const auto& [place, reason] : reasons) {
            const std::string text = to_english(row->what);
            QVERIFY2(row->place.ends_with(place) && contains(text, reason), text.c_str());
            ++row;
        }
    }
    void a_manifest_without_examples_is_an_error() {
        QCOMPARE(read_lines("").error().kind, ErrorKind::data);
        const auto lonely = read_lines(single("a", "ann"));
        QVERIFY(contains(to_english(lonely.error().what), "the only one of its speaker"));
        QVERIFY(!read_token_manifest({"/absent.jsonl", ""}, 1, {}));
    }

  private:
    static TokenManifest read(const std::string& file) {
        return read_token_manifest({reference / file, ""}, 1, {}).value();
    }
    Result<TokenManifest> read_lines(const std::string& lines) const {
        test::throw_on_error(write_file_atomically(folder_ / "m.jsonl", lines));
        return read_token_manifest({folder_ / "m.jsonl", ""}, 1, {});
    }

    const test::TemporaryFolder folder_;
};

FORMANT_TEST(TestTokenManifest)

} // namespace tst_token_manifest

#include "tst_token_manifest.moc"
