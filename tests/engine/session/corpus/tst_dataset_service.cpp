#include "engine/session/corpus/dataset_edit.h"
#include "engine/session/corpus/dataset_service.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_dataset_service {

using test::contains;
using test::SmallCorpus;

/// Twelve good recordings, to which tests add faulty ones.
struct Fixture {
    SmallCorpus folder;
    std::string metadata = "file,text\n";

    Fixture() {
        for (int i = 0; i < 12; ++i)
            add("good " + std::to_string(i) + ".wav", "forty two " + std::string(1, 'a' + i),
                {.seconds = 1 + 0.01 * i});
    }
    void add(const std::string& name, const std::string& text, const test::Sound& sound = {}) {
        folder.record(name, sound);
        list(name, text);
    }
    void list(const std::string& name, const std::string& text) {
        metadata += name + "," + text + "\n";
        folder.write("metadata.csv", metadata);
    }
    Result<DatasetReport> examine(bool fix = false) const {
        DatasetRequest request;
        request.corpus = folder.path().string();
        request.decode_program = FORMANT_PROGRAM;
        request.fix = fix;
        return analyze_dataset(request, CancellationToken());
    }
    DatasetReport summary() const {
        DatasetRequest request;
        request.corpus = folder.path().string();
        request.decode_program = "/nowhere"; // no recording is read
        return summarize_dataset(request, CancellationToken()).value();
    }
    /// Returns the finding about the only faulty recording.
    DatasetFinding only_finding() const {
        const DatasetReport report = examine().value();
        if (report.findings.size() != 1)
            throw std::runtime_error(std::to_string(report.findings.size()) + " findings");
        return report.findings[0];
    }
};

class TestDatasetService : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void metadata_of_another_program_is_named_where_no_text_was_found() {
        const SmallCorpus folder;
        folder.record("a.wav");
        folder.write("texts.XLSX", "PK");
        DatasetRequest request;
        request.corpus = folder.path().string();
        request.decode_program = FORMANT_PROGRAM;
        const auto summary = summarize_dataset(request, CancellationToken()).value();
        QVERIFY(contains(to_english(summary.findings.at(0).what), "texts.XLSX may hold the texts"));
        folder.write("a.txt", "one");
        const auto report = analyze_dataset(request, CancellationToken()).value();
        QVERIFY(report.findings.empty());
    }
    void a_clean_corpus_has_no_finding() {
        const Fixture f;
        const DatasetReport report = f.examine().value();
        QCOMPARE(report.recordings, 12);
        QCOMPARE(report.format, std::string("csv"));
        QVERIFY(std::abs(report.sound_s - 12.66) < 0.5);
        QVERIFY(report.findings.empty());
    }
    void recordings_are_counted_by_speaker() {
        const Fixture f;
        QCOMPARE(f.examine()->speakers, (std::map<std::string, std::int64_t>{{"default", 12}}));
        f.folder.write("metadata.csv", "file,text,speaker\ngood 1.wav,forty two a,ann\n"
                                       "good 2.wav,forty two b,bea\ngood 3.wav,forty two c,ann\n");
        QCOMPARE(f.examine()->speakers,
                 (std::map<std::string, std::int64_t>{{"ann", 2}, {"bea", 1}}));
    }
    void rates_lengths_and_texts_are_counted() {
        Fixture f;
        f.add("fast.wav", "", {.seconds = 2, .sample_rate_hz = 8000});
        f.folder.write("broken.wav", "no audio");
        f.list("broken.wav", "يک");
        const DatasetReport report = f.examine().value();
        QVERIFY(report.is_analyzed);
        QCOMPARE(report.sample_rates,
                 (std::map<std::int64_t, std::int64_t>{{8000, 1}, {16000, 12}}));
        QCOMPARE(report.lengths_s.size(), std::size_t{13});
        QCOMPARE(report.lengths_s.back(), 2.0);
        QCOMPARE(report.with_text, 13);
        QCOMPARE(report.text_lengths.back(), 2.0);
        QCOMPARE(report.scripts, (std::map<std::string, std::int64_t>{{"Arab", 1}, {"Latn", 12}}));
        QCOMPARE(report.language, std::string("en-us"));
    }
    void the_language_is_that_of_the_profile() {
        Fixture f;
        f.folder.write("profile.json", R"({"speaker": "Ann", "language": "sv"})");
        QCOMPARE(f.examine().value().language, std::string("sv"));
    }
    void a_finding_names_its_entry() {
        Fixture f;
        f.add("silent.wav", "forty two", {.gain = 0});
        QCOMPARE(f.only_finding().place, f.folder.place("metadata.csv", 14));
        QCOMPARE(f.only_finding().text, std::string("forty two"));
    }
    void each_analyzed_recording_is_reported_as_progress() {
        const Fixture f;
        DatasetRequest request;
        request.corpus = f.folder.path().string();
        request.decode_program = FORMANT_PROGRAM;
        std::int64_t last = 0;
        QVERIFY(analyze_dataset(request, CancellationToken(),
                                [&](std::int64_t done, std::int64_t) { last = done; }));
        QCOMPARE(last, 12);
    }
    void a_summary_reads_no_recording() {
        Fixture f;
        f.folder.write("broken.wav", "no audio");
        f.list("broken.wav", "one");
        f.folder.write("metadata.csv", f.metadata + "good 1.wav\n");
        const DatasetReport report = f.summary();
        QVERIFY(!report.is_analyzed);
        QCOMPARE(report.recordings, 13);
        QCOMPARE(report.with_text, 13);
        QCOMPARE(report.findings.size(), std::size_t{1}); // the broken row
        QCOMPARE(report.errors, 1);
    }
    void a_summary_names_recordings_without_a_text() {
        Fixture f;
        f.list("good 12.wav", "");
        const DatasetReport report = f.summary();
        QCOMPARE(report.findings.size(), std::size_t{1});
        QVERIFY(report.findings[0].needs_text && report.findings[0].is_error);
        QCOMPARE(report.kept, 12);
    }
    void a_later_summary_has_the_results_of_the_analysis() {
        Fixture f;
        f.add("silent.wav", "forty two", {.gain = 0});
        f.folder.write("broken.wav", "no audio");
        f.list("broken.wav", "one");
        const DatasetReport examined = f.examine().value();
        const DatasetReport looked = f.summary();
        QVERIFY(looked.is_analyzed);
        QCOMPARE(looked.lengths_s, examined.lengths_s);
        QCOMPARE(looked.findings.size(), std::size_t{2});
        for (std::size_t i = 0; i < looked.findings.size(); ++i)
            QCOMPARE(to_english(looked.findings[i].what), to_english(examined.findings[i].what));
        f.folder.write("metadata.csv", "file,text\ngood 1.wav,one\nsilent.wav,two\n");
        QCOMPARE(f.summary().lengths_s.size(),
                 std::size_t{2}); // an edit of the metadata keeps them
    }
    void a_summary_has_no_results_if_a_recording_has_changed() {
        Fixture f;
        QVERIFY(f.examine());
        QVERIFY(f.summary().is_analyzed);
        f.folder.record("good 3.wav", {.seconds = 2});
        QVERIFY(!f.summary().is_analyzed);
        QVERIFY(f.examine());
        f.add("new.wav", "one");
        QVERIFY(!f.summary().is_analyzed);
    }
    void after_an_edit_earlier_measurements_are_kept() {
        Fixture f;
        f.add("long.wav", "forty two", {.seconds = 3});
        const DatasetReport heard = f.examine().value();
        f.folder.write("metadata.csv", "file,text\ngood 1.wav,one\nlong.wav,forty two\n");
        DatasetRequest request;
        request.corpus = f.folder.path().string();
        const DatasetReport report =
            refresh_dataset_summary(request, heard.recording_stats, CancellationToken()).value();
        QVERIFY(report.is_analyzed);
        QCOMPARE(report.recordings, 2);
        QCOMPARE(report.lengths_s, (std::vector<double>{1.01, 3}));
        QCOMPARE(report.sample_rates, (std::map<std::int64_t, std::int64_t>{{16000, 2}}));
    }
    void every_planted_fault_is_found_by_name_and_nothing_else() {
        struct Planted {
            std::string name, text, told;
            test::Sound sound;
            bool is_error;
        };
        const std::vector<Planted> faults = {
            {"silent.wav", "forty two", "silent", {.gain = 0}, true},
            {"clipped.wav", "forty two", "clipped", {.gain = 3}, false},
            {"short.wav", "a", "0.15 s of sound", {.seconds = 0.15}, true},
            {"long.wav", std::string(270, 'a'), "cut it into sentences", {.seconds = 25}, true},
            {"again.flac", "forty two", "same audio", {}, true},
            {"take.wav", "forty two b", "same text", {.seconds = 1.5}, false},
            {"other.wav", std::string(100, 'a'), "wrong transcript", {.seconds = 1.5}, true},
            {"rate.wav", "forty two", "8000 Hz", {.sample_rate_hz = 8000}, false},
            {"silence.wav", "", "no text", {.seconds = 1.5}, true},
        };
        for (const Planted& fault : faults) {
            Fixture f;
            f.add(fault.name, fault.text, fault.sound);
            const DatasetFinding found = f.only_finding();
            QVERIFY2(contains(to_english(found.what), fault.told), fault.name.c_str());
            QVERIFY2(contains(found.file, fault.name), fault.name.c_str());
            QCOMPARE(found.is_error, fault.is_error);
        }
    }
    void unreadable_and_missing_recordings_are_found() {
        Fixture f;
        f.folder.write("broken.wav", "no audio");
        f.list("broken.wav", "one");
        QVERIFY(contains(f.only_finding().file, "broken.wav"));
        f.list("missing.wav", "one");
        QCOMPARE(f.examine()->errors, 2);
    }
    void a_recording_with_two_faults_counts_once() {
        Fixture f;
        f.add("silence.wav", "", {.gain = 0});
        const DatasetReport report = f.examine().value();
        QCOMPARE(report.errors, 2);
        QCOMPARE(report.named, 13);
        QCOMPARE(report.kept, 12);
    }
    void a_finding_names_its_recording_once() {
        Fixture f;
        f.folder.write("empty.wav", "");
        f.list("empty.wav", "one");
        QCOMPARE(to_english(f.only_finding().what),
                 (f.folder / "empty.wav").string() + " cannot be used: it is empty (0 bytes)");
    }
    void texts_without_a_recording_are_reported_except_the_files_of_a_fix() {
        const SmallCorpus folder;
        folder.record("a.wav");
        folder.write("a.txt", "forty two");
        folder.write("b.txt", "one");
        folder.write("left-out.txt", "b.wav is silent\n");
        DatasetRequest request;
        request.corpus = folder.path().string();
        request.decode_program = FORMANT_PROGRAM;
        const DatasetReport report = analyze_dataset(request, CancellationToken()).value();
        QCOMPARE(report.findings.size(), std::size_t{1});
        QCOMPARE(report.findings[0].file, (folder / "b.txt").string());
        QCOMPARE(report.errors, 0);
    }
    void invalid_rows_are_found_and_fixed() {
        Fixture f;
        f.folder.write("metadata.csv", f.metadata + "good 1.wav\n\"good 2.wav,two\n");
        const DatasetReport fixed = f.examine(/*fix=*/true).value();
        QCOMPARE(fixed.recordings, 12);
        QCOMPARE(fixed.named, 14);
        QCOMPARE(fixed.errors, 2);
        QVERIFY(fixed.findings.at(0).is_error);
        QCOMPARE(fixed.findings[0].file, f.folder.place("metadata.csv", 14));
        QCOMPARE(fixed.kept, 12);
    }
    void a_fix_removes_all_entries_with_errors_and_does_not_change_recordings() {
        Fixture f;
        f.add("silent.wav", "one", {.gain = 0});
        f.add("clipped.wav", "forty two", {.gain = 3});
        const DatasetReport fixed = f.examine(/*fix=*/true).value();
        QCOMPARE(fixed.kept, 13);
        DatasetRequest again;
        again.corpus = fixed.cleaned_metadata;
        again.decode_program = FORMANT_PROGRAM;
        const DatasetReport report = analyze_dataset(again, CancellationToken()).value();
        QCOMPARE(report.errors, 0);
        QCOMPARE(report.recordings, 13);
        QVERIFY(std::filesystem::exists(f.folder / "silent.wav"));
    }
    void metadata_written_by_a_fix_has_no_entries_excluded_by_the_user() {
        Fixture f;
        f.add("silent.wav", "nothing", {.gain = 0});
        DatasetRequest request;
        request.corpus = f.folder.path().string();
        const DatasetEdit by_hand{(f.folder / "good 0.wav").string(), "forty two a", std::nullopt};
        QVERIFY(edit_dataset(request, {by_hand}, CancellationToken()));
        const DatasetReport fixed = f.examine(/*fix=*/true).value();
        QCOMPARE(fixed.kept, 12); // of the original list
        request.corpus = fixed.cleaned_metadata;
        const DatasetReport cleaned = summarize_dataset(request, CancellationToken()).value();
        for (const DatasetFinding& finding : cleaned.findings)
            QVERIFY(!finding.is_excluded);
    }
    void a_clean_corpus_is_not_rewritten() {
        const Fixture f;
        QVERIFY(f.examine(/*fix=*/true)->cleaned_metadata.empty());
    }
    void a_prompt_list_of_a_corpus_without_any_is_refused() {
        const Fixture f;
        DatasetRequest request;
        request.corpus = f.folder.path().string();
        request.decode_program = FORMANT_PROGRAM;
        request.prompt_list = "numbers";
        const auto report = analyze_dataset(request, CancellationToken());
        QVERIFY(!report && report.error().kind == ErrorKind::usage);
        QVERIFY(contains(to_english(report.error().what), "--prompt-list"));
    }
    void recordings_alone_are_reported_with_missing_texts() {
        const SmallCorpus folder;
        folder.record("a.wav");
        DatasetRequest request;
        request.corpus = folder.path().string();
        request.decode_program = FORMANT_PROGRAM;
        const DatasetReport report = analyze_dataset(request, CancellationToken()).value();
        QCOMPARE(report.findings.size(), std::size_t{1});
        const std::string said = to_english(report.findings[0].what);
        QVERIFY2(said.ends_with((folder / "a.txt").string()), said.c_str());
    }
    void a_missing_corpus_is_reported_without_naming_a_setting() {
        DatasetRequest request;
        request.corpus = "/nowhere/m.csv";
        const auto report = analyze_dataset(request, CancellationToken());
        QCOMPARE(to_english(report.error().what),
                 std::string("cannot read the corpus /nowhere/m.csv; is the path right?"));
    }
    void the_analysis_can_be_canceled() {
        const Fixture f;
        CancellationToken cancellation;
        cancellation.request();
        DatasetRequest request;
        request.corpus = f.folder.path().string();
        const auto report = analyze_dataset(request, cancellation);
        QVERIFY(!report && report.error().kind == ErrorKind::interrupted);
    }
};

FORMANT_TEST(TestDatasetService)

} // namespace tst_dataset_service

#include "tst_dataset_service.moc"
