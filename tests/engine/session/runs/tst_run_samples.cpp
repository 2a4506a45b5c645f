#include "engine/base/atomic_file.h"
#include "engine/session/runs/run_samples.h"
#include "tests/support/must.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <filesystem>

using namespace formant;

namespace {

struct RunWithSamples {
    test::TemporaryFolder run;

    void write(const std::string& name, const std::string& text) const {
        std::filesystem::create_directories((run / name).parent_path());
        test::must(write_file_atomically(run / name, text));
    }
    std::vector<RunSample> list() const { return list_run_samples(run.path().string()); }
};

} // namespace

class TestRunSamples : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_newest_step_is_first_and_texts_are_in_order() {
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
    void a_sample_says_its_text_weights_and_step() {
        const RunWithSamples f;
        f.write("samples/step_20/own_001_raw.flac", "sound");
        f.write("samples/step_20/own_001_raw.txt", "seven");
        const RunSample sample = f.list().at(0);
        QCOMPARE(sample.text, std::string("seven"));
        QCOMPARE(sample.step, std::int64_t{20});
        QVERIFY(sample.weights == SampleWeights::raw);
        QVERIFY(sample.is_own);
    }
    void where_no_text_lies_beside_it_is_that_of_the_configuration() {
        const RunWithSamples f;
        f.write("config.yaml", "train:\n  sample_texts: [one, two]\n");
        f.write("samples/step_20/002.flac", "sound");
        f.write("samples/step_20/003.flac", "sound");
        const auto samples = f.list();
        QCOMPARE(samples.at(0).text, std::string("two"));
        QVERIFY(samples.at(1).text.empty());
        QVERIFY(!samples.at(0).is_own);
        QVERIFY(samples.at(0).weights == SampleWeights::averaged);
    }
    void a_run_without_samples_has_none() { QVERIFY(list_run_samples("/nowhere").empty()); }
};

FORMANT_TEST(TestRunSamples)
#include "tst_run_samples.moc"
