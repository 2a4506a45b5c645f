#include "engine/session/data/preprocess_service.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/python.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <utility>

using namespace formant;

namespace tst_preprocess_service {

/// Provides five training recordings of one second, one validation recording, and an empty cache.
struct Fixture {
    test::SmallCorpus folder;

    Fixture() {
        std::string metadata = "file,text\n";
        for (const std::string word : {"one", "two", "three", "four", "five"}) {
            folder.record("train/" + word + ".wav");
            metadata += word + ".wav," + word + "\n";
        }
        folder.write("train/metadata.csv", metadata);
        folder.record("valid/six.wav");
        folder.write("valid/metadata.csv", "file,text\nsix.wav,six\n");
        folder.write("config.yaml",
                     "name: small\naudio:\n  sample_rate_hz: 8000\n  f_max_hz: 4000\n"
                     "data:\n  corpus: train\n  validation: valid\n");
        qputenv("XDG_CACHE_HOME", (folder / "cache").c_str());
    }
    ~Fixture() { qunsetenv("XDG_CACHE_HOME"); }

    PreprocessRequest request() const {
        PreprocessRequest request;
        request.config_file = (folder / "config.yaml").string();
        request.decode_program = FORMANT_PROGRAM;
        return request;
    }
    std::vector<std::string> arguments(const std::vector<std::string>& more = {}) const {
        std::vector<std::string> all = {"preprocess", "--config", request().config_file};
        all.insert(all.end(), more.begin(), more.end());
        return all;
    }
};

void ignore_progress(std::int64_t, std::int64_t) {}

using Progress = std::vector<std::pair<std::int64_t, std::int64_t>>;

class TestPreprocessService : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void everything_is_decoded_once() {
        const Fixture f;
        const auto first = preprocess(f.request(), CancellationToken(), ignore_progress).value();
        QCOMPARE(first.recordings, 6);
        QCOMPARE(first.decoded, 6);
        QCOMPARE(first.speakers, (std::map<std::string, std::int64_t>{{"default", 6}}));
        QVERIFY(first.excluded.empty());
        const auto second = preprocess(f.request(), CancellationToken(), ignore_progress).value();
        QCOMPARE(second.recordings, 6);
        QCOMPARE(second.decoded, 0);
        QCOMPARE(second.sound_s, first.sound_s);
    }
    void the_duration_is_that_of_the_trimmed_recordings() {
        const Fixture f;
        const auto report = preprocess(f.request(), CancellationToken(), ignore_progress).value();
        QVERIFY2(report.sound_s > 4.5 && report.sound_s <= 6.01,
                 std::to_string(report.sound_s).c_str());
    }
    void progress_is_reported_for_each_decoded_recording_but_not_for_cached_ones() {
        const Fixture f;
        Progress reported;
        const auto on_progress = [&](std::int64_t done, std::int64_t count) {
            reported.emplace_back(done, count);
        };
        QVERIFY(preprocess(f.request(), CancellationToken(), on_progress));
        const Progress expected = {{1, 5}, {2, 5}, {3, 5}, {4, 5}, {5, 5}, {1, 1}};
        QVERIFY(reported == expected);
        reported.clear();
        QVERIFY(preprocess(f.request(), CancellationToken(), on_progress));
        QVERIFY(reported.empty());
    }
    void any_number_of_workers_gives_the_same_result() {
        const Fixture f;
        for (const std::int64_t workers : {0, 1, 3}) {
            std::filesystem::remove_all(f.folder / "cache");
            PreprocessRequest request = f.request();
            request.workers = workers;
            QCOMPARE(preprocess(request, CancellationToken(), ignore_progress)->decoded, 6);
        }
    }
    void unreadable_recordings_are_excluded_by_name() {
        const Fixture f;
        f.folder.write("train/two.wav", "no audio");
        const auto report = preprocess(f.request(), CancellationToken(), ignore_progress).value();
        QCOMPARE(report.recordings, 5);
        QCOMPARE(report.excluded.size(), std::size_t{1});
        QVERIFY(test::contains(to_english(report.excluded[0]), "two.wav"));
    }
    void a_recording_without_a_text_is_not_ready() {
        const Fixture f;
        f.folder.write("train/metadata.csv", "file,text\none.wav,one\ntwo.wav,...\n");
        const auto report = preprocess(f.request(), CancellationToken(), ignore_progress).value();
        QCOMPARE(report.recordings, 2);
        QCOMPARE(report.excluded.size(), std::size_t{1});
        QVERIFY(test::contains(to_english(report.excluded[0]), "two.wav"));
    }
    void for_a_vocoder_recordings_are_ready_without_a_text() {
        const Fixture f;
        f.folder.write("train/metadata.csv", "file,text\none.wav,one\ntwo.wav,\nthree.wav,...\n");
        PreprocessRequest request = f.request();
        request.settings = {"model.name=hifigan", "text.language=xx-nope"};
        const auto report = preprocess(request, CancellationToken(), ignore_progress).value();
        QCOMPARE(report.recordings, 4);
        QVERIFY(report.excluded.empty());
    }
    void bad_rows_are_skipped_with_their_position() {
        const Fixture f;
        f.folder.write("train/metadata.csv", "file,text\none.wav,one\ntwo.wav\n");
        f.folder.write("valid/metadata.csv", "file,text\nsix.wav\nsix.wav,six\n");
        const auto report = preprocess(f.request(), CancellationToken(), ignore_progress).value();
        QCOMPARE(report.recordings, 2);
        QCOMPARE(report.excluded.size(), std::size_t{2});
        QVERIFY(test::contains(to_english(report.excluded[0]),
                               f.folder.place("train/metadata.csv", 3)));
        QVERIFY(test::contains(to_english(report.excluded[1]),
                               f.folder.place("valid/metadata.csv", 2)));
    }
    void recordings_decoded_before_cancellation_are_not_decoded_again() {
        const Fixture f;
        CancellationToken cancellation;
        PreprocessRequest request = f.request();
        request.workers = 1;
        const auto stopped = preprocess(request, cancellation, [&](std::int64_t done, auto) {
            if (done == 2)
                cancellation.request();
        });
        QVERIFY(!stopped && stopped.error().kind == ErrorKind::interrupted);
        QCOMPARE(preprocess(request, CancellationToken(), ignore_progress)->decoded, 4);
    }
    void command_line_settings_override_the_configuration() {
        const Fixture f;
        PreprocessRequest request = f.request();
        request.settings = {"data.corpus=/nowhere/m.csv"};
        const auto failed = preprocess(request, CancellationToken(), ignore_progress);
        QVERIFY(!failed && failed.error().kind == ErrorKind::data);
        QVERIFY(test::contains(to_english(failed.error().what), "/nowhere/m.csv"));
    }
    void texts_that_a_run_could_not_process_are_an_error() {
        const Fixture f;
        PreprocessRequest request = f.request();
        request.settings = {"text.language=xx-nope"};
        const auto failed = preprocess(request, CancellationToken(), ignore_progress);
        QVERIFY(!failed && failed.error().kind == ErrorKind::usage);
        QVERIFY(test::contains(to_english(failed.error().what), "xx-nope"));
    }
    void a_missing_validation_corpus_is_reported_with_its_setting() {
        const Fixture f;
        PreprocessRequest request = f.request();
        request.settings = {"data.validation=/nowhere/v.csv"};
        const auto failed = preprocess(request, CancellationToken(), ignore_progress);
        QVERIFY(test::contains(to_english(failed.error().what), "(data.validation)"));
    }
    void the_command_reports_ready_and_skipped_recordings() {
        const Fixture f;
        f.folder.write("train/two.wav", "no audio");
        const auto output = test::run_program(FORMANT_PROGRAM, f.arguments({"--workers", "1"}));
        QVERIFY2(output.exit_code == 3, output.standard_error.c_str());
        QVERIFY(test::contains(output.standard_output, "recordings ready: 5, 0:0"));
        QVERIFY(test::contains(output.standard_output, "decoded now: 5; skipped: 1"));
        QVERIFY(test::contains(output.standard_output, "two.wav"));
        QVERIFY(test::contains(output.standard_error, "5/5 recordings decoded"));
    }
    void the_command_succeeds_if_nothing_is_excluded() {
        const Fixture f;
        const auto output = test::run_program(FORMANT_PROGRAM, f.arguments());
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
    }
    void the_command_refuses_an_invalid_number_of_workers() {
        const Fixture f;
        QCOMPARE(test::run_program(FORMANT_PROGRAM, f.arguments({"--workers", "-1"})).exit_code, 2);
    }
};

FORMANT_TEST(TestPreprocessService)

} // namespace tst_preprocess_service

#include "tst_preprocess_service.moc"
