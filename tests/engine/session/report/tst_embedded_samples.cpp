#include "engine/base/atomic_file.h"
#include "engine/session/report/embedded_samples.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>
#include <fmt/format.h>

#include <filesystem>

using namespace formant;

namespace tst_embedded_samples {

/// The samples of a run; each file has 100 bytes.
struct Samples {
    test::TemporaryFolder run;

    void add(std::int64_t step, const std::string& name, const std::string& text,
             const std::string& bytes = "fLaC" + std::string(96, 'x')) const {
        const Path folder = run / "samples" / fmt::format("step_{}", step);
        std::filesystem::create_directories(folder);
        test::throw_on_error(write_file_atomically(folder / (name + ".flac"), bytes));
        test::throw_on_error(write_file_atomically(folder / (name + ".txt"), text));
    }
    EmbeddedSamples embed(const SampleLimits& limits = {}) const {
        return embed_samples(list_run_samples(run.path().string()), limits);
    }
};

std::vector<std::string> labels_of(const SamplesOfText& row) {
    std::vector<std::string> labels;
    for (const EmbeddedSample& sample : row.samples)
        labels.push_back(sample.label);
    return labels;
}

using Labels = std::vector<std::string>;

class TestEmbeddedSamples : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void samples_are_grouped_by_text_the_newest_first() {
        const Samples samples;
        for (const int step : {20, 40}) {
            samples.add(step, "001", "two one");
            samples.add(step, "001_raw", "two one");
            samples.add(step, "002", "three");
        }
        const auto embedded = samples.embed();
        QCOMPARE(embedded.texts.size(), std::size_t{2});
        QCOMPARE(embedded.texts[0].text, std::string("two one"));
        QCOMPARE(labels_of(embedded.texts[0]),
                 (Labels{"step 40", "step 40, raw weights", "step 20", "step 20, raw weights"}));
        QCOMPARE(embedded.num_omitted, std::int64_t{0});
        QVERIFY(embedded.texts[0].samples[0].data_uri.starts_with("data:audio/flac;base64,ZkxhQ3"));
    }
    void of_many_steps_the_newest_the_first_and_some_between_are_taken() {
        const Samples samples;
        for (int step = 10; step <= 90; step += 10)
            samples.add(step, "001", "one");
        const auto embedded = samples.embed({.max_checkpoints = 3});
        QCOMPARE(labels_of(embedded.texts[0]), (Labels{"step 90", "step 50", "step 10"}));
        QCOMPARE(embedded.num_omitted, std::int64_t{6});
        QCOMPARE(labels_of(samples.embed({.max_checkpoints = 1}).texts[0]), (Labels{"step 90"}));
    }
    void the_size_is_limited_and_the_newest_come_first() {
        const Samples samples;
        for (const int step : {10, 20, 30})
            samples.add(step, "001", "one");
        const auto embedded = samples.embed({.max_bytes = 250});
        QCOMPARE(labels_of(embedded.texts[0]), (Labels{"step 30", "step 20"}));
        QCOMPARE(embedded.num_omitted, std::int64_t{1});
    }
    void the_number_of_texts_is_limited() {
        const Samples samples;
        for (int i = 1; i <= 5; ++i)
            samples.add(10, fmt::format("00{}", i), fmt::format("text {}", i));
        const auto embedded = samples.embed({.max_texts = 2});
        QCOMPARE(embedded.texts.size(), std::size_t{2});
        QCOMPARE(embedded.num_omitted, std::int64_t{3});
    }
    void a_file_of_another_kind_is_a_fault() {
        const Samples samples;
        samples.add(10, "001", "one", "a private key");
        samples.add(10, "002", "two");
        const auto embedded = samples.embed();
        QCOMPARE(embedded.texts.size(), std::size_t{1});
        QCOMPARE(embedded.faults, (Labels{"sample 001.flac of step 10: not a FLAC file"}));
    }
    void a_sample_that_was_removed_meanwhile_is_a_fault() {
        const Samples samples;
        samples.add(10, "001", "one");
        auto listed = list_run_samples(samples.run.path().string());
        std::filesystem::remove(listed[0].file);
        QCOMPARE(embed_samples(listed, {}).faults.size(), std::size_t{1});
    }
    void a_run_without_samples_has_none() { QVERIFY(Samples().embed().texts.empty()); }
};

FORMANT_TEST(TestEmbeddedSamples)

} // namespace tst_embedded_samples

#include "tst_embedded_samples.moc"
