#include "engine/base/atomic_file.h"
#include "engine/session/recording/prompts_to_record.h"
#include "engine/session/recording/recording_profile.h"
#include "engine/session/recording/recording_prompts.h"
#include "engine/session/recording/recording_takes.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/corpora/small_files.h"
#include "tests/support/python.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtCore/QProcess>
#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <cmath>
#include <iostream>
#include <sstream>

using namespace formant;

namespace tst_recording_takes {

using test::SmallCorpus;
using Json = nlohmann::json;
using Names = std::vector<std::string>;

/// A tone of the given pitch, so that takes can be distinguished.
DecodedSound tone(double pitch_hz, double seconds = 0.5, std::int64_t rate_hz = 48000) {
    DecodedSound sound;
    sound.sample_rate_hz = rate_hz;
    const auto rate = static_cast<double>(rate_hz);
    for (int i = 0; i < static_cast<int>(seconds * rate); ++i)
        sound.samples.push_back(static_cast<float>(0.5 * std::sin(2 * M_PI * pitch_hz * i / rate)));
    return sound;
}

struct Fixture : SmallCorpus {
    Path profile = *this / "ann";
    std::string list;
    Fixture() {
        test::throw_on_error(create_profile(profile, {"Ann", "given", "CC0-1.0", "en"}));
        write("mine.txt", "One.\nTwo.\n«Три».\n");
        list = save_prompt_list(profile, *this / "mine.txt").value();
    }
    std::string keep(std::size_t index, const DecodedSound& sound = tone(200)) const {
        return save_take({profile, list, index}, sound).value();
    }
    std::vector<PromptToRecord> prompts() const { return prompts_to_record(profile, list).value(); }
    /// Reads the recordings with the corpus reader.
    Names texts() const {
        return std::filesystem::exists(profile / "metadata.jsonl")
                   ? test::texts_of(read("ann").utterances)
                   : Names();
    }
    /// Reads the recordings with Python.
    std::vector<Json> python_lines() const {
        const auto output =
            test::run_python("engine/session/recording/recorded_voice.py", {profile.string()});
        if (output.exit_code != 0)
            throw std::runtime_error(output.standard_error);
        std::istringstream lines(output.standard_output);
        std::vector<Json> entries;
        for (std::string line; std::getline(lines, line);)
            entries.push_back(Json::parse(line));
        return entries;
    }
};

/// Runs in the child process that is killed: reports each take that has been saved.
int record_until_killed(const Path& profile) {
    for (std::size_t i = 0; i < 1000; ++i) {
        test::throw_on_error(
            save_take({profile, "many", i}, tone(200)).map([](const std::string&) {}));
        std::cout << i << std::endl;
    }
    return 0;
}

class TestRecordingTakes : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_take_becomes_a_recording_of_the_corpus() {
        const Fixture f;
        QCOMPARE(next_unrecorded(f.prompts()), std::size_t{0});
        const std::string file = f.keep(0);
        QCOMPARE(file, (f.profile / "recordings/mine_0001.flac").string());
        QCOMPARE(f.keep(2), (f.profile / "recordings/mine_0003.flac").string());
        QCOMPARE(f.texts(), (Names{"One.", "«Три»."}));
        QVERIFY(test::all_are_there(f.read("ann").utterances));
        QCOMPARE(f.prompts()[0].recording, file);
        QCOMPARE(f.prompts()[1].recording, std::string());
        QCOMPARE(next_unrecorded(f.prompts(), 2), std::size_t{1});
    }
    void a_take_that_does_not_fit_on_the_disk_replaces_nothing() {
        const Fixture f;
        const std::string file = f.keep(0), before = read_file(file).value();
        const auto kept = [&] {
            const test::SmallFiles small(4000);
            return save_take({f.profile, f.list, 0}, tone(300));
        }();
        QCOMPARE(kept.error().kind, ErrorKind::disk);
        QVERIFY(read_file(file).value() == before);
        QVERIFY(!std::filesystem::exists(f.profile / "recordings/.take.flac"));
        QVERIFY(f.keep(0, tone(300)) == file && read_file(file).value() != before);
    }
    void python_reads_the_same_recordings() {
        const Fixture f;
        f.keep(2);
        const Json line = f.python_lines().at(0);
        QCOMPARE(line["filename"], "mine_0003.flac");
        QCOMPARE(line["sentence"], "«Три».");
        QCOMPARE(line["prompt_list"], "mine");
        QCOMPARE(line["prompt_index"], 2);
        QVERIFY(line["timestamp"].get<std::string>().ends_with("Z"));
        QCOMPARE(line["format"], "FLAC");
        QCOMPARE(line["subtype"], "PCM_24");
        QCOMPARE(line["rate"], 48000);
        QCOMPARE(line["channels"], 1);
        QCOMPARE(line["frames"], 24000);
        for (std::size_t i = 0; i < 5; ++i)
            QVERIFY(std::abs(line["samples"][i].get<double>() -
                             static_cast<double>(tone(200).samples[i])) < 2e-7);
    }
    void a_take_at_another_rate_is_saved_at_48_khz() {
        const Fixture f;
        f.keep(0, tone(200, 0.5, 16000));
        QCOMPARE(f.python_lines().at(0)["rate"], 48000);
        QCOMPARE(f.python_lines().at(0)["frames"], 24000);
    }
    void another_take_replaces_the_first() {
        const Fixture f;
        f.keep(0);
        f.keep(1);
        f.keep(0, tone(300, 0.75));
        QCOMPARE(f.texts(), (Names{"Two.", "One."}));
        QCOMPARE(f.python_lines().at(1)["frames"], 36000);
    }
    void a_recording_can_be_removed() {
        const Fixture f;
        const std::string file = f.keep(0);
        f.keep(1);
        test::throw_on_error(remove_take({f.profile, f.list, 0}));
        test::throw_on_error(remove_take({f.profile, f.list, 2}));
        QCOMPARE(f.texts(), Names{"Two."});
        QVERIFY(!std::filesystem::exists(file));
        QCOMPARE(next_unrecorded(f.prompts()), std::size_t{0});
    }
    void lines_of_other_programs_are_preserved() {
        const Fixture f;
        const std::string others =
            "{\"filename\": \"x.wav\", \"sentence\": \"X.\", \"mood\": \"glad\"}\nnonsense\n";
        f.record("ann/recordings/x.wav");
        f.record("ann/recordings/old.wav");
        f.write("ann/metadata.jsonl",
                others + "{\"filename\": \"old.wav\", \"prompt_list\": \"ann_mine\", "
                         "\"prompt_index\": 0}\n");
        QCOMPARE(f.prompts()[0].recording, (f.profile / "recordings/old.wav").string());
        f.keep(0);
        const std::string written = read_file(f.profile / "metadata.jsonl").value();
        QVERIFY(written.starts_with(others));
        QVERIFY(!std::filesystem::exists(f.profile / "recordings/old.wav"));
        QCOMPARE(f.texts(), (Names{"X.", "One."}));
    }
    void recordings_known_by_file_name_alone_stay_when_metadata_is_created() {
        const Fixture f;
        f.record("ann/recordings/mine_0002.wav");
        f.keep(0);
        QCOMPARE(f.texts(), (Names{"Two.", "One."}));
    }
    void a_missing_recording_must_be_made_again() {
        const Fixture f;
        std::filesystem::remove(f.keep(0));
        QCOMPARE(next_unrecorded(f.prompts()), std::size_t{0});
    }
    void a_sentence_that_is_not_in_the_list_is_refused() {
        const Fixture f;
        QCOMPARE(save_take({f.profile, f.list, 3}, tone(200)).error().kind, ErrorKind::data);
        QCOMPARE(save_take({f.profile, "none", 0}, tone(200)).error().kind, ErrorKind::data);
        QVERIFY(std::filesystem::is_empty(f.profile / "recordings"));
    }
    void a_missing_folder_is_an_error_and_not_a_lost_take() {
        const Fixture f;
        std::filesystem::remove_all(f.profile / "recordings");
        QCOMPARE(save_take({f.profile, f.list, 0}, tone(200)).error().kind, ErrorKind::disk);
        QVERIFY(f.texts().empty());
    }
    /// Ten times, each time at another moment: all takes reported as saved exist and are complete.
    void a_killed_session_loses_at_most_the_current_take() {
        const Fixture f;
        std::string lines;
        for (int i = 0; i < 1000; ++i)
            lines += "Sentence number " + std::to_string(i) + ".\n";
        f.write("many.txt", lines);
        test::throw_on_error(
            save_prompt_list(f.profile, f / "many.txt").map([](const std::string&) {}));
        for (int attempt = 0; attempt < 10; ++attempt) {
            QProcess child;
            child.start(QCoreApplication::applicationFilePath(),
                        {"--record", QString::fromStdString(f.profile.string())});
            QVERIFY(child.waitForReadyRead());
            QTest::qSleep(attempt * 7);
            child.kill();
            QVERIFY(child.waitForFinished());
            const auto kept = child.readAllStandardOutput().count('\n');
            const auto corpus = f.read("ann");
            QVERIFY(corpus.bad_rows.empty());
            QVERIFY(corpus.utterances.size() >= static_cast<std::size_t>(kept));
            QVERIFY(f.python_lines().size() >= static_cast<std::size_t>(kept));
        }
    }
};

FORMANT_TEST_MAIN([](int count, char** arguments) {
    QCoreApplication application(count, arguments);
    if (count == 3 && std::string(arguments[1]) == "--record")
        return record_until_killed(arguments[2]);
    TestRecordingTakes test;
    return test::run_test(test, count, arguments);
})

} // namespace tst_recording_takes

#include "tst_recording_takes.moc"
