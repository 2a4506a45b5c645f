#include "engine/data/decoding/recording_measurement.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/python.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <sstream>

using namespace formant;

namespace tst_recording_measurement {

using test::SmallCorpus;
using Json = nlohmann::json;

std::vector<Measured> measure_all(const SmallCorpus& folder,
                                  const std::vector<std::string>& names) {
    std::vector<Path> files;
    for (const std::string& name : names)
        files.push_back(folder / name);
    DecodeSettings settings;
    settings.program = FORMANT_PROGRAM;
    return measure_files(files, settings, CancellationToken());
}

/// Returns the measurements of soundfile and numpy, a JSON object per file.
std::vector<Json> python_facts(const SmallCorpus& folder, const std::vector<std::string>& names) {
    std::vector<std::string> files;
    for (const std::string& name : names)
        files.push_back((folder / name).string());
    std::istringstream lines(
        test::run_python("engine/data/decoding/recording_facts.py", files).standard_output);
    std::vector<Json> facts;
    for (std::string line; std::getline(lines, line);)
        facts.push_back(Json::parse(line));
    return facts;
}

class TestRecordingMeasurement : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void rate_length_peak_and_clipping_are_those_of_soundfile_and_numpy() {
        const SmallCorpus folder;
        folder.record("a.wav", {.seconds = 1.25, .sample_rate_hz = 22050});
        folder.record("clipped.flac", {.gain = 3});
        const std::vector<std::string> names = {"a.wav", "clipped.flac"};
        const auto measured = measure_all(folder, names);
        const auto expected = python_facts(folder, names);
        QCOMPARE(expected.size(), names.size());
        for (std::size_t i = 0; i < names.size(); ++i) {
            QVERIFY(measured[i]);
            QCOMPARE(measured[i]->sample_rate_hz, expected[i]["rate"].get<std::int64_t>());
            QCOMPARE(measured[i]->seconds, expected[i]["seconds"].get<double>());
            QCOMPARE(measured[i]->peak, expected[i]["peak"].get<double>());
            QCOMPARE(measured[i]->clipped_share, expected[i]["clipped_share"].get<double>());
        }
        QVERIFY(measured[1]->clipped_share > 0.01);
    }
    void the_silence_at_the_ends_is_not_sound() {
        const AudioClip second{at::sin(at::arange(16000) * 0.1), 16000};
        const AudioClip padded{at::cat({at::zeros({8000}), second.samples, at::zeros({16000})}),
                               16000};
        const RecordingFacts facts = measure(padded, TrimConfig());
        QCOMPARE(facts.seconds, 2.5);
        QVERIFY(std::abs(facts.sound_seconds - 1.06) < 0.02); // 30 ms are kept at each end
        QCOMPARE(measure({at::zeros({16000}), 16000}, TrimConfig()).sound_seconds, 0.0);
    }
    void the_same_audio_is_recognized_in_another_format() {
        const SmallCorpus folder;
        folder.record("a.wav");
        folder.record("a.flac");
        folder.record("b.wav", {.seconds = 1.01});
        const auto measured = measure_all(folder, {"a.wav", "a.flac", "b.wav"});
        QCOMPARE(measured[0]->sound, measured[1]->sound);
        QVERIFY(measured[0]->sound != measured[2]->sound);
    }
    void progress_is_reported_for_each_recording() {
        const SmallCorpus folder;
        for (const char* name : {"a.wav", "b.wav", "c.wav"})
            folder.record(name);
        DecodeSettings settings;
        settings.program = FORMANT_PROGRAM;
        std::vector<std::pair<std::int64_t, std::int64_t>> reported;
        measure_files({folder / "a.wav", folder / "b.wav", folder / "c.wav"}, settings,
                      CancellationToken(), [&](std::int64_t done, std::int64_t count) {
                          reported.push_back({done, count});
                      });
        const std::vector<std::pair<std::int64_t, std::int64_t>> expected = {
            {1, 3}, {2, 3}, {3, 3}};
        QCOMPARE(reported, expected);
    }
    void what_cannot_be_read_is_named() {
        const SmallCorpus folder;
        folder.record("a.wav");
        folder.write("text.wav", "no audio");
        const auto measured = measure_all(folder, {"text.wav", "a.wav"});
        QVERIFY(!measured[0] && measured[1]);
        QVERIFY(test::contains(to_english(measured[0].error().what), "text.wav"));
    }
};

FORMANT_TEST(TestRecordingMeasurement)

} // namespace tst_recording_measurement

#include "tst_recording_measurement.moc"
