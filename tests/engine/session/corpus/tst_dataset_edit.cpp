#include "engine/base/atomic_file.h"
#include "engine/session/corpus/dataset_edit.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;
using test::contains;
using test::SmallCorpus;

namespace {

/// Three recordings; only their metadata is looked at.
struct Fixture {
    SmallCorpus folder;
    const std::string metadata =
        "file,text,speaker\na.wav,one,ann\nb.wav,two,bea\nc.wav,three,ann\n";

    Fixture() { folder.write("metadata.csv", metadata); }
    Result<std::string> edit(const std::vector<DatasetEdit>& edits,
                             const std::string& name = "metadata.csv") const {
        DatasetRequest request;
        request.corpus = (folder / name).string();
        return edit_dataset(request, edits, Cancellation());
    }
    DatasetEdit of(const std::string& name, const std::string& text,
                   std::optional<std::string> new_text = std::nullopt) const {
        return {(folder / name).string(), text, std::move(new_text)};
    }
    DatasetEdit back(const std::string& name, const std::string& text,
                     std::optional<std::string> new_text = std::nullopt) const {
        return {(folder / name).string(), text, std::move(new_text), /*is_back=*/true};
    }
    DatasetReport look(const std::string& name) const {
        DatasetRequest request;
        request.corpus = (folder / name).string();
        return look_at_dataset(request, Cancellation()).value();
    }
    std::vector<DatasetFinding> left_out(const std::string& name) const {
        std::vector<DatasetFinding> found = look(name).findings;
        std::erase_if(found, [](const DatasetFinding& finding) { return !finding.is_left_out; });
        return found;
    }
    std::vector<std::string> texts(const std::string& name) const {
        return test::texts_of(folder.read(name).utterances);
    }
};

using Texts = std::vector<std::string>;

} // namespace

class TestDatasetEdit : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_text_is_replaced_beside_the_old_metadata() {
        const Fixture f;
        const auto written = f.edit({f.of("b.wav", "two", "twenty")});
        QCOMPARE(written.value(), (f.folder / "metadata.cleaned.jsonl").string());
        QCOMPARE(f.texts("metadata.cleaned.jsonl"), (Texts{"one", "twenty", "three"}));
        QCOMPARE(f.folder.read("metadata.cleaned.jsonl").utterances[1].speaker, std::string("bea"));
        QCOMPARE(read_file(f.folder / "metadata.csv").value(), f.metadata);
    }
    void a_recording_is_left_out_and_listed() {
        const Fixture f;
        QVERIFY(f.edit({f.of("b.wav", "two")}));
        QCOMPARE(f.texts("metadata.cleaned.jsonl"), (Texts{"one", "three"}));
        const std::string listed = read_file(f.folder / "metadata.left-out.txt").value();
        QVERIFY(contains(listed, "b.wav was left out by hand"));
    }
    void what_was_written_before_is_changed_in_place_and_kept_as_it_first_was() {
        const Fixture f;
        QVERIFY(f.edit({f.of("b.wav", "two")}));
        const std::string name = "metadata.cleaned.jsonl";
        const std::string first = read_file(f.folder / name).value();
        QCOMPARE(f.edit({f.of("a.wav", "one", "eleven")}, name).value(),
                 (f.folder / name).string());
        QVERIFY(f.edit({f.of("a.wav", "eleven", "twelve")}, name));
        QCOMPARE(f.texts(name), (Texts{"twelve", "three"}));
        QCOMPARE(read_file(f.folder / (name + ".old")).value(), first);
    }
    void what_is_left_out_later_is_added_to_the_list() {
        const Fixture f;
        QVERIFY(f.edit({f.of("b.wav", "two")}));
        QVERIFY(f.edit({f.of("c.wav", "three")}, "metadata.cleaned.jsonl"));
        const std::string listed = read_file(f.folder / "metadata.left-out.txt").value();
        QVERIFY(contains(listed, "b.wav") && contains(listed, "c.wav"));
    }
    void of_a_recording_that_is_named_twice_the_last_is_left_out() {
        const Fixture f;
        f.folder.write("metadata.csv", "file,text\na.wav,one\nb.wav,two\na.wav,one\n");
        QVERIFY(f.edit({f.of("a.wav", "one")}));
        QCOMPARE(f.texts("metadata.cleaned.jsonl"), (Texts{"one", "two"}));
    }
    void many_changes_are_made_at_once() {
        const Fixture f;
        QVERIFY(f.edit({f.of("a.wav", "one"), f.of("c.wav", "three", "thirty")}));
        QCOMPARE(f.texts("metadata.cleaned.jsonl"), (Texts{"two", "thirty"}));
    }
    void a_recording_that_is_not_there_any_more_is_told_and_nothing_is_written() {
        const Fixture f;
        const auto refused = f.edit({f.of("a.wav", "another text", "eleven")});
        QVERIFY(!refused && refused.error().kind == ErrorKind::data);
        QVERIFY(contains(to_english(refused.error().what), "a.wav"));
        QVERIFY(!std::filesystem::exists(f.folder / "metadata.cleaned.jsonl"));
    }
    void what_was_left_out_is_told_and_can_be_taken_back() {
        const Fixture f;
        const std::string name = "metadata.cleaned.jsonl";
        QVERIFY(f.edit({f.of("b.wav", "two"), f.of("c.wav", "three")}));
        const auto out = f.left_out(name);
        QCOMPARE(out.size(), std::size_t{2});
        QCOMPARE(out[0].file, (f.folder / "b.wav").string());
        QCOMPARE(out[0].text, std::string("two"));
        QVERIFY(f.edit({f.back("b.wav", "two")}, name));
        QCOMPARE(f.texts(name), (Texts{"one", "two"}));
        QCOMPARE(f.folder.read(name).utterances[1].speaker, std::string("bea"));
        QCOMPARE(f.left_out(name).size(), std::size_t{1});
        QVERIFY(f.edit({f.back("c.wav", "three", "thirty")}, name));
        QCOMPARE(f.texts(name), (Texts{"one", "two", "thirty"}));
        QVERIFY(f.left_out(name).empty());
        QVERIFY(!std::filesystem::exists(f.folder / "metadata.left-out.jsonl"));
    }
    void the_list_of_what_was_left_out_is_no_corpus_beside_the_other() {
        const SmallCorpus folder;
        folder.write("mine.csv", "file,text\na.wav,one\nb.wav,two\n");
        DatasetRequest request;
        request.corpus = folder.path().string();
        QVERIFY(edit_dataset(request, {{(folder / "a.wav").string(), "one", std::nullopt}},
                             Cancellation()));
        QCOMPARE(test::texts_of(folder.read().utterances), (Texts{"one", "two"}));
    }
    void what_was_not_left_out_cannot_be_taken_back() {
        const Fixture f;
        const auto refused = f.edit({f.back("b.wav", "two")});
        QVERIFY(!refused && refused.error().kind == ErrorKind::data);
    }
    void a_corpus_that_is_opened_again_names_the_changes_that_were_made_before() {
        const Fixture f;
        QVERIFY(f.look("metadata.csv").changed.empty());
        const auto written = f.edit({f.of("b.wav", "two", "twenty")});
        QCOMPARE(f.look("metadata.csv").changed, written.value());
        QVERIFY(f.look("metadata.cleaned.jsonl").changed.empty());
    }
    void the_last_recording_cannot_be_left_out() {
        const Fixture f;
        const std::vector<DatasetEdit> all = {f.of("a.wav", "one"), f.of("b.wav", "two"),
                                              f.of("c.wav", "three")};
        QVERIFY(!f.edit(all));
        QVERIFY(!std::filesystem::exists(f.folder / "metadata.cleaned.jsonl"));
    }
};

FORMANT_TEST(TestDatasetEdit)
#include "tst_dataset_edit.moc"
