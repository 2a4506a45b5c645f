#include "engine/base/atomic_file.h"
#include "engine/session/runs/run_samples.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

#include <filesystem>

using namespace formant;

namespace tst_run_samples {

struct RunWithSamples {
    test::TemporaryFolder run;

    void write(const std::string& name, const std::string& text) const {
        std::filesystem::create_directories((run / name).parent_path());
        test::throw_on_error(write_file_atomically(run / name, text));
    }
    std::vector<RunSample> list() const { return list_run_samples(run.path().string()); }
};

class TestRunSamples : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void samples_are_sorted_by_newest_step_then_text() {
        const RunWithSamples f;
        for (const char* name : {"samples/step_20/001.flac", "samples/step_100/002.flac",
                                 "samples/step_100/001.flac", "samples/final_ema/own_001.flac"})
            f.write(name, "sound");
        std::vector<std::string> names;
        for (const RunSample& sample : f.list())
            names.push_back(sample.checkpoint + "/" + Path(sample.file).filename().string());
        QCOMPARE(names, (std::vector<std::string>{"step_100/001.flac", "step_100/002.flac",
                                                  "step_20/001.flac", "final_ema/own_001.flac"}));
    }
    void a_sample_has_its_text_weights_and_step() {
        const RunWithSamples f;
        f.write("samples/step_20/own_001_raw.flac", "sound");
        f.write("samples/step_20/own_001_raw.txt", "seven");
        const RunSample sample = f.list().at(0);
        QCOMPARE(sample.text, std::string("seven"));
        QCOMPARE(sample.step, std::int64_t{20});
        QVERIFY(sample.weights == SampleWeights::raw);
        QVERIFY(sample.is_preview);
    }
    void a_sample_without_a_text_file_has_the_configured_text() {
        const RunWithSamples f;
        f.write("config.yaml", "train:\n  sample_texts: [one, two]\n");
        f.write("samples/step_20/002.flac", "sound");
        f.write("samples/step_20/003.flac", "sound");
        const auto samples = f.list();
        QCOMPARE(samples.at(0).text, std::string("two"));
        QVERIFY(samples.at(1).text.empty());
        QVERIFY(!samples.at(0).is_preview);
        QVERIFY(samples.at(0).weights == SampleWeights::ema);
    }
    void a_run_without_samples_has_none() { QVERIFY(list_run_samples("/nowhere").empty()); }
};

FORMANT_TEST(TestRunSamples)

} // namespace tst_run_samples

#include "tst_run_samples.moc"
