#include "engine/session/corpus/dataset_edit.h"
#include "engine/session/corpus/dataset_service.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;
using test::contains;
using test::SmallCorpus;

namespace {

/// Twelve good recordings; tests plant faults beside them.
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
        return examine_dataset(request, Cancellation());
    }
    DatasetReport look() const {
        DatasetRequest request;
        request.corpus = folder.path().string();
        request.decode_program = "/nowhere"; // no recording is read
        return look_at_dataset(request, Cancellation()).value();
    }
    /// What is found of the one fault that was planted.
    DatasetFinding only_finding() const {
        const DatasetReport report = examine().value();
        if (report.findings.size() != 1)
            throw std::runtime_error(std::to_string(report.findings.size()) + " findings");
        return report.findings[0];
    }
};

} // namespace

class TestDatasetService : public QObject {
    Q_OBJECT
  private Q_SLOTS:
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
        QVERIFY(report.is_heard);
        QCOMPARE(report.sample_rates,
                 (std::map<std::int64_t, std::int64_t>{{8000, 1}, {16000, 12}}));
        QCOMPARE(report.lengths_s.size(), std::size_t{13});
        QCOMPARE(report.lengths_s.back(), 2.0);
        QCOMPARE(report.with_text, 13);
        QCOMPARE(report.text_lengths.back(), 2.0);
        QCOMPARE(report.scripts, (std::map<std::string, std::int64_t>{{"Arab", 1}, {"Latn", 12}}));
        QCOMPARE(report.language, std::string("en-us"));
    }
    void the_language_is_what_the_recordings_say_that_it_is() {
        Fixture f;
        f.folder.write("profile.json", R"({"speaker": "Ann", "language": "sv"})");
        QCOMPARE(f.examine().value().language, std::string("sv"));
    }
    void a_finding_says_which_entry_it_is_of() {
        Fixture f;
        f.add("silent.wav", "forty two", {.gain = 0});
        QCOMPARE(f.only_finding().place, f.folder.place("metadata.csv", 14));
        QCOMPARE(f.only_finding().text, std::string("forty two"));
    }
    void each_recording_that_is_heard_is_told() {
        const Fixture f;
        DatasetRequest request;
        request.corpus = f.folder.path().string();
        request.decode_program = FORMANT_PROGRAM;
        std::int64_t last = 0;
        QVERIFY(examine_dataset(request, Cancellation(),
                                [&](std::int64_t done, std::int64_t) { last = done; }));
        QCOMPARE(last, 12);
    }
    void a_look_at_the_metadata_reads_no_recording() {
        Fixture f;
        f.folder.write("broken.wav", "no audio");
        f.list("broken.wav", "one");
        f.folder.write("metadata.csv", f.metadata + "good 1.wav\n");
        const DatasetReport report = f.look();
        QVERIFY(!report.is_heard);
        QCOMPARE(report.recordings, 13);
        QCOMPARE(report.with_text, 13);
        QCOMPARE(report.findings.size(), std::size_t{1}); // the broken row
        QCOMPARE(report.harmful, 1);
    }
    void a_look_at_the_metadata_names_recordings_without_a_text() {
        Fixture f;
        f.list("good 12.wav", "");
        const DatasetReport report = f.look();
        QCOMPARE(report.findings.size(), std::size_t{1});
        QVERIFY(report.findings[0].needs_text && report.findings[0].harmful);
        QCOMPARE(report.kept, 12);
    }
    void what_was_examined_is_known_at_the_next_look() {
        Fixture f;
        f.add("silent.wav", "forty two", {.gain = 0});
        f.folder.write("broken.wav", "no audio");
        f.list("broken.wav", "one");
        const DatasetReport examined = f.examine().value();
        const DatasetReport looked = f.look();
        QVERIFY(looked.is_heard);
        QCOMPARE(looked.lengths_s, examined.lengths_s);
        QCOMPARE(looked.findings.size(), std::size_t{2});
        for (std::size_t i = 0; i < looked.findings.size(); ++i)
            QCOMPARE(to_english(looked.findings[i].what), to_english(examined.findings[i].what));
        f.folder.write("metadata.csv", "file,text\ngood 1.wav,one\nsilent.wav,two\n");
        QCOMPARE(f.look().lengths_s.size(), std::size_t{2}); // an edit of the list costs nothing
    }
    void a_look_takes_nothing_for_known_of_a_recording_that_is_another_now() {
        Fixture f;
        QVERIFY(f.examine());
        QVERIFY(f.look().is_heard);
        f.folder.record("good 3.wav", {.seconds = 2});
        QVERIFY(!f.look().is_heard);
        QVERIFY(f.examine());
        f.add("new.wav", "one");
        QVERIFY(!f.look().is_heard);
    }
    void after_a_change_what_was_heard_before_is_still_known() {
        Fixture f;
        f.add("long.wav", "forty two", {.seconds = 3});
        const DatasetReport heard = f.examine().value();
        f.folder.write("metadata.csv", "file,text\ngood 1.wav,one\nlong.wav,forty two\n");
        DatasetRequest request;
        request.corpus = f.folder.path().string();
        const DatasetReport report =
            look_again_at_dataset(request, heard.heard, Cancellation()).value();
        QVERIFY(report.is_heard);
        QCOMPARE(report.recordings, 2);
        QCOMPARE(report.lengths_s, (std::vector<double>{1.01, 3}));
        QCOMPARE(report.sample_rates, (std::map<std::int64_t, std::int64_t>{{16000, 2}}));
    }
    void every_planted_fault_is_found_by_name_and_nothing_else() {
        struct Planted {
            std::string name, text, told;
            test::Sound sound;
            bool harmful;
        };
        const std::vector<Planted> faults = {
            {"silent.wav", "forty two", "silent", {.gain = 0}, true},
            {"clipped.wav", "forty two", "clipped", {.gain = 3}, false},
            {"short.wav", "a", "0.15 s of sound", {.seconds = 0.15}, true},
            {"long.wav", std::string(270, 'a'), "cut it into sentences", {.seconds = 25}, true},
            {"again.flac", "forty two", "same sound", {}, true},
            {"take.wav", "forty two b", "same text", {.seconds = 1.5}, false},
            {"other.wav", std::string(100, 'a'), "belong together", {.seconds = 1.5}, true},
            {"rate.wav", "forty two", "8000 Hz", {.sample_rate_hz = 8000}, false},
            {"silence.wav", "", "no text", {.seconds = 1.5}, true},
        };
        for (const Planted& fault : faults) {
            Fixture f;
            f.add(fault.name, fault.text, fault.sound);
            const DatasetFinding found = f.only_finding();
            QVERIFY2(contains(to_english(found.what), fault.told), fault.name.c_str());
            QVERIFY2(contains(found.file, fault.name), fault.name.c_str());
            QCOMPARE(found.harmful, fault.harmful);
        }
    }
    void unreadable_and_missing_recordings_are_found() {
        Fixture f;
        f.folder.write("broken.wav", "no audio");
        f.list("broken.wav", "one");
        QVERIFY(contains(f.only_finding().file, "broken.wav"));
        f.list("missing.wav", "one");
        QCOMPARE(f.examine()->harmful, 2);
    }
    void a_recording_with_two_faults_counts_once() {
        Fixture f;
        f.add("silence.wav", "", {.gain = 0});
        const DatasetReport report = f.examine().value();
        QCOMPARE(report.harmful, 2);
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
    void texts_without_a_recording_are_told_but_not_what_a_fix_wrote() {
        const SmallCorpus folder;
        folder.record("a.wav");
        folder.write("a.txt", "forty two");
        folder.write("b.txt", "one");
        folder.write("left-out.txt", "b.wav is silent\n");
        DatasetRequest request;
        request.corpus = folder.path().string();
        request.decode_program = FORMANT_PROGRAM;
        const DatasetReport report = examine_dataset(request, Cancellation()).value();
        QCOMPARE(report.findings.size(), std::size_t{1});
        QCOMPARE(report.findings[0].file, (folder / "b.txt").string());
        QCOMPARE(report.harmful, 0);
    }
    void bad_rows_are_found_and_fixed() {
        Fixture f;
        f.folder.write("metadata.csv", f.metadata + "good 1.wav\n\"good 2.wav,two\n");
        const DatasetReport fixed = f.examine(/*fix=*/true).value();
        QCOMPARE(fixed.recordings, 12);
        QCOMPARE(fixed.named, 14);
        QCOMPARE(fixed.harmful, 2);
        QVERIFY(fixed.findings.at(0).harmful);
        QCOMPARE(fixed.findings[0].file, f.folder.place("metadata.csv", 14));
        QCOMPARE(fixed.kept, 12);
    }
    void after_a_fix_nothing_harmful_is_left_and_recordings_are_as_they_were() {
        Fixture f;
        f.add("silent.wav", "one", {.gain = 0});
        f.add("clipped.wav", "forty two", {.gain = 3});
        const DatasetReport fixed = f.examine(/*fix=*/true).value();
        QCOMPARE(fixed.kept, 13);
        DatasetRequest again;
        again.corpus = fixed.cleaned;
        again.decode_program = FORMANT_PROGRAM;
        const DatasetReport report = examine_dataset(again, Cancellation()).value();
        QCOMPARE(report.harmful, 0);
        QCOMPARE(report.recordings, 13);
        QVERIFY(std::filesystem::exists(f.folder / "silent.wav"));
    }
    void what_a_fix_writes_has_nothing_left_out_by_hand() {
        Fixture f;
        f.add("silent.wav", "nothing", {.gain = 0});
        DatasetRequest request;
        request.corpus = f.folder.path().string();
        const DatasetEdit by_hand{(f.folder / "good 0.wav").string(), "forty two a", std::nullopt};
        QVERIFY(edit_dataset(request, {by_hand}, Cancellation()));
        const DatasetReport fixed = f.examine(/*fix=*/true).value();
        QCOMPARE(fixed.kept, 12); // of the original list
        request.corpus = fixed.cleaned;
        const DatasetReport cleaned = look_at_dataset(request, Cancellation()).value();
        for (const DatasetFinding& finding : cleaned.findings)
            QVERIFY(!finding.is_left_out);
    }
    void a_clean_corpus_is_not_written_again() {
        const Fixture f;
        QVERIFY(f.examine(/*fix=*/true)->cleaned.empty());
    }
    void a_prompt_list_of_what_has_none_is_refused() {
        const Fixture f;
        DatasetRequest request;
        request.corpus = f.folder.path().string();
        request.decode_program = FORMANT_PROGRAM;
        request.prompt_list = "numbers";
        const auto report = examine_dataset(request, Cancellation());
        QVERIFY(!report && report.error().kind == ErrorKind::usage);
        QVERIFY(contains(to_english(report.error().what), "--prompt-list"));
    }
    void recordings_alone_are_told_which_texts_are_missing() {
        const SmallCorpus folder;
        folder.record("a.wav");
        DatasetRequest request;
        request.corpus = folder.path().string();
        request.decode_program = FORMANT_PROGRAM;
        const DatasetReport report = examine_dataset(request, Cancellation()).value();
        QCOMPARE(report.findings.size(), std::size_t{1});
        const std::string said = to_english(report.findings[0].what);
        QVERIFY2(said.ends_with((folder / "a.txt").string()), said.c_str());
    }
    void a_corpus_that_is_not_there_is_told_without_a_setting() {
        DatasetRequest request;
        request.corpus = "/nowhere/m.csv";
        const auto report = examine_dataset(request, Cancellation());
        QCOMPARE(to_english(report.error().what),
                 std::string("cannot read the corpus /nowhere/m.csv; is the path right?"));
    }
    void examining_stops_when_asked_to() {
        const Fixture f;
        Cancellation cancellation;
        cancellation.request();
        DatasetRequest request;
        request.corpus = f.folder.path().string();
        const auto report = examine_dataset(request, cancellation);
        QVERIFY(!report && report.error().kind == ErrorKind::interrupted);
    }
};

FORMANT_TEST(TestDatasetService)
#include "tst_dataset_service.moc"
