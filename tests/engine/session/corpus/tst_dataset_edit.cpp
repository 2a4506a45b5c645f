#include "engine/base/atomic_file.h"
#include "engine/session/corpus/dataset_edit.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_dataset_edit {

using test::contains;
using test::SmallCorpus;

/// Three recordings, of which only the metadata is read.
struct Fixture {
    SmallCorpus folder;
    const std::string metadata =
        "file,text,speaker\na.wav,one,ann\nb.wav,two,bea\nc.wav,three,ann\n";

    Fixture() { folder.write("metadata.csv", metadata); }
    Result<std::string> edit(const std::vector<DatasetEdit>& edits,
                             const std::string& name = "metadata.csv") const {
        DatasetRequest request;
        request.corpus = (folder / name).string();
        return edit_dataset(request, edits, CancellationToken());
    }
    DatasetEdit of(const std::string& name, const std::string& text,
                   std::optional<std::string> new_text = std::nullopt) const {
        return {(folder / name).string(), text, std::move(new_text)};
    }
    DatasetEdit restored(const std::string& name, const std::string& text,
                         std::optional<std::string> new_text = std::nullopt) const {
        return {(folder / name).string(), text, std::move(new_text), /*should_restore=*/true};
    }
    DatasetReport summary(const std::string& name) const {
        DatasetRequest request;
        request.corpus = (folder / name).string();
        return summarize_dataset(request, CancellationToken()).value();
    }
    std::vector<DatasetFinding> excluded(const std::string& name) const {
        std::vector<DatasetFinding> found = summary(name).findings;
        std::erase_if(found, [](const DatasetFinding& finding) { return !finding.is_excluded; });
        return found;
    }
    std::vector<std::string> texts(const std::string& name) const {
        return test::texts_of(folder.read(name).utterances);
    }
};

using Texts = std::vector<std::string>;

class TestDatasetEdit : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_text_is_replaced_in_new_metadata_next_to_the_original() {
        const Fixture f;
        const auto written = f.edit({f.of("b.wav", "two", "twenty")});
        QCOMPARE(written.value(), (f.folder / "metadata.cleaned.jsonl").string());
        QCOMPARE(f.texts("metadata.cleaned.jsonl"), (Texts{"one", "twenty", "three"}));
        QCOMPARE(f.folder.read("metadata.cleaned.jsonl").utterances[1].speaker, std::string("bea"));
        QCOMPARE(read_file(f.folder / "metadata.csv").value(), f.metadata);
    }
    void a_recording_is_excluded_and_listed() {
        const Fixture f;
        QVERIFY(f.edit({f.of("b.wav", "two")}));
        QCOMPARE(f.texts("metadata.cleaned.jsonl"), (Texts{"one", "three"}));
        const std::string listed = read_file(f.folder / "metadata.left-out.txt").value();
        QVERIFY(contains(listed, "b.wav was excluded by you"));
    }
    void edited_metadata_is_edited_in_place_with_a_backup_of_its_first_version() {
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
    void later_exclusions_are_added_to_the_list() {
        const Fixture f;
        QVERIFY(f.edit({f.of("b.wav", "two")}));
        QVERIFY(f.edit({f.of("c.wav", "three")}, "metadata.cleaned.jsonl"));
        const std::string listed = read_file(f.folder / "metadata.left-out.txt").value();
        QVERIFY(contains(listed, "b.wav") && contains(listed, "c.wav"));
    }
    void of_two_equal_entries_the_last_is_excluded() {
        const Fixture f;
        f.folder.write("metadata.csv", "file,text\na.wav,one\nb.wav,two\na.wav,one\n");
        QVERIFY(f.edit({f.of("a.wav", "one")}));
        QCOMPARE(f.texts("metadata.cleaned.jsonl"), (Texts{"one", "two"}));
    }
    void several_edits_are_applied_at_once() {
        const Fixture f;
        QVERIFY(f.edit({f.of("a.wav", "one"), f.of("c.wav", "three", "thirty")}));
        QCOMPARE(f.texts("metadata.cleaned.jsonl"), (Texts{"two", "thirty"}));
    }
    void a_missing_entry_is_an_error_and_nothing_is_written() {
        const Fixture f;
        const auto refused = f.edit({f.of("a.wav", "another text", "eleven")});
        QVERIFY(!refused && refused.error().kind == ErrorKind::data);
        QVERIFY(contains(to_english(refused.error().what), "a.wav"));
        QVERIFY(!std::filesystem::exists(f.folder / "metadata.cleaned.jsonl"));
    }
    void the_reason_of_an_exclusion_is_found_again_after_a_restart() {
        const Fixture f;
        const std::string name = "metadata.cleaned.jsonl";
        DatasetEdit silent = f.of("b.wav", "two");
        silent.reason = {message(FORMANT_TR("t", "silence")),
                         message(FORMANT_TR("t", "{file} is silent"), {{"file", silent.file}})};
        QVERIFY(f.edit({silent}));
        QVERIFY(f.edit({f.of("c.wav", "three")}, name)); // by hand, in a later session
        const auto found = f.excluded(name);
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(to_english(found[0].kind), std::string("silence"));
        QCOMPARE(to_english(found[0].what), silent.file + " is silent");
        QCOMPARE(to_english(found[1].kind), std::string("excluded by you"));
        QVERIFY(contains(read_file(f.folder / "metadata.left-out.txt").value(), "is silent"));
    }
    void a_restored_recording_leaves_the_reasons_of_the_others() {
        const Fixture f;
        const std::string name = "metadata.cleaned.jsonl";
        DatasetEdit silent = f.of("b.wav", "two");
        silent.reason = {message(FORMANT_TR("t", "silence")),
                         message(FORMANT_TR("t", "nothing is heard"))};
        QVERIFY(f.edit({f.of("a.wav", "one"), silent}));
        QVERIFY(f.edit({f.restored("a.wav", "one")}, name));
        const auto found = f.excluded(name);
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(to_english(found[0].what), std::string("nothing is heard"));
    }
    void excluded_recordings_are_reported_and_can_be_restored() {
        const Fixture f;
        const std::string name = "metadata.cleaned.jsonl";
        QVERIFY(f.edit({f.of("b.wav", "two"), f.of("c.wav", "three")}));
        const auto out = f.excluded(name);
        QCOMPARE(out.size(), std::size_t{2});
        QCOMPARE(out[0].file, (f.folder / "b.wav").string());
        QCOMPARE(out[0].text, std::string("two"));
        QVERIFY(f.edit({f.restored("b.wav", "two")}, name));
        QCOMPARE(f.texts(name), (Texts{"one", "two"}));
        QCOMPARE(f.folder.read(name).utterances[1].speaker, std::string("bea"));
        QCOMPARE(f.excluded(name).size(), std::size_t{1});
        QVERIFY(f.edit({f.restored("c.wav", "three", "thirty")}, name));
        QCOMPARE(f.texts(name), (Texts{"one", "two", "thirty"}));
        QVERIFY(f.excluded(name).empty());
        QVERIFY(!std::filesystem::exists(f.folder / "metadata.left-out.jsonl"));
    }
    void the_list_of_excluded_entries_is_not_read_as_a_corpus() {
        const SmallCorpus folder;
        folder.write("mine.csv", "file,text\na.wav,one\nb.wav,two\n");
        DatasetRequest request;
        request.corpus = folder.path().string();
        QVERIFY(edit_dataset(request, {{(folder / "a.wav").string(), "one", std::nullopt}},
                             CancellationToken()));
        QCOMPARE(test::texts_of(folder.read().utterances), (Texts{"one", "two"}));
    }
    void a_recording_that_is_not_excluded_cannot_be_restored() {
        const Fixture f;
        const auto refused = f.edit({f.restored("b.wav", "two")});
        QVERIFY(!refused && refused.error().kind == ErrorKind::data);
    }
    void the_original_metadata_names_the_metadata_of_earlier_edits() {
        const Fixture f;
        QVERIFY(f.summary("metadata.csv").edited_metadata.empty());
        const auto written = f.edit({f.of("b.wav", "two", "twenty")});
        QCOMPARE(f.summary("metadata.csv").edited_metadata, written.value());
        QVERIFY(f.summary("metadata.cleaned.jsonl").edited_metadata.empty());
    }
    void the_last_recording_cannot_be_excluded() {
        const Fixture f;
        const std::vector<DatasetEdit> all = {f.of("a.wav", "one"), f.of("b.wav", "two"),
                                              f.of("c.wav", "three")};
        QVERIFY(!f.edit(all));
        QVERIFY(!std::filesystem::exists(f.folder / "metadata.cleaned.jsonl"));
    }
};

FORMANT_TEST(TestDatasetEdit)

} // namespace tst_dataset_edit

#include "tst_dataset_edit.moc"
