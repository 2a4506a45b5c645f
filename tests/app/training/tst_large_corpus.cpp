#include "engine/base/atomic_file.h"
#include "tests/app/training/memory_watch.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtCore/QElapsedTimer>
#include <QtTest/QtTest>
#include <fmt/format.h>

#include <array>
#include <filesystem>

using namespace formant;

namespace tst_large_corpus {

constexpr std::int64_t few = 200;
constexpr std::int64_t many = 20'000;
constexpr std::int64_t steps = 60;

/// Half the size of the samples of the shortest recording: half a second, 16 kHz, float32.
constexpr std::int64_t max_kb_per_utterance = 16;

/// Time and memory of one run.
struct Measured {
    int exit_code = -1;
    double start_ms = 0; ///< until its first step was done
    double step_ms = 0;  ///< median
    std::int64_t growth_kb = 0;
    std::int64_t memory_kb = 0;
};

double median(std::vector<double> values) {
    if (values.empty())
        return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// The four transcripts repeated, in the layout of LJSpeech; read from the cache, as a corpus is
/// that does not fit into half of the memory.
struct Fixture : test::TrainingProcess {
    Fixture() {
        lay_out("few", few);
        lay_out("many", many);
    }

    void lay_out(const std::string& name, std::int64_t count) const {
        static constexpr std::array transcripts = {"one", "two", "three", "four"};
        const Path corpus = folder / name;
        std::filesystem::create_directories(corpus / "wavs");
        std::string metadata;
        for (std::int64_t i = 0; i < count; ++i) {
            const std::string word = transcripts[static_cast<std::size_t>(i) % transcripts.size()];
            const std::string id = fmt::format("LJ{:06}", i);
            std::filesystem::create_hard_link(folder / fmt::format("{}.wav", word),
                                              corpus / "wavs" / fmt::format("{}.wav", id));
            metadata += fmt::format("{}|{}|{}\n", id, word, word);
        }
        test::throw_on_error(write_file_atomically(corpus / "metadata.csv", metadata));
    }

    Measured train_with(const std::string& corpus, int round) const {
        std::vector<std::string> settings;
        for (const std::string& setting :
             {fmt::format("name={}_{}", corpus, round),
              fmt::format("data.corpus={}", (folder / corpus).string()),
              std::string("data.concatenate_max=1"), std::string("train.preload_data_to_ram=off"),
              fmt::format("train.max_steps={}", steps)})
            settings.insert(settings.end(), {"--set", setting});
        Measured measured;
        std::vector<double> step_ms;
        test::MemoryWatch watch(10, steps, 20);
        QElapsedTimer timer;
        timer.start();
        measured.exit_code =
            test::watch_training(arguments(settings), [&](qint64 pid, const nlohmann::json& event) {
                if (event["type"] == "time")
                    step_ms.push_back(event["step_ms"]);
                if (event["type"] != "train")
                    return;
                if (event["step"] == 1)
                    measured.start_ms = static_cast<double>(timer.elapsed());
                watch.look(pid, event["step"]);
            });
        measured.step_ms = median(step_ms);
        measured.growth_kb = watch.growth_kb();
        measured.memory_kb = watch.late_kb();
        qInfo("%s", fmt::format("{}, round {}: {:.0f} ms to the first step, {:.1f} ms a step, {} "
                                "kB, {} kB more than at step 10",
                                corpus, round, measured.start_ms, measured.step_ms,
                                measured.memory_kb, measured.growth_kb)
                        .c_str());
        return step_ms.size() == std::size_t{steps} && watch.complete() ? measured : Measured();
    }
};

/// A hundred times the recordings, compared to the small corpus: only ratios count.
class TestLargeCorpus : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        if (!test::memory_can_be_watched)
            QSKIP("the address sanitizer keeps what is freed");
        qputenv("XDG_CACHE_HOME", QByteArray::fromStdString(f_.folder / "cache"));
        for (int round = 0; round < 3; ++round) { // the first decodes, the others find the cache
            few_.push_back(f_.train_with("few", round));
            many_.push_back(f_.train_with("many", round));
            QCOMPARE(few_.back().exit_code, 0);
            QCOMPARE(many_.back().exit_code, 0);
        }
    }
    void cleanupTestCase() { qunsetenv("XDG_CACHE_HOME"); }
    void the_start_grows_no_faster_than_the_corpus() {
        for (std::size_t i = 0; i < few_.size(); ++i)
            QVERIFY(many_[i].start_ms < few_[i].start_ms * many / few);
    }
    void a_step_takes_no_longer() {
        const auto shortest = [](const std::vector<Measured>& rounds) {
            return std::min_element(
                       rounds.begin(), rounds.end(),
                       [](const auto& a, const auto& b) { return a.step_ms < b.step_ms; })
                ->step_ms;
        };
        QVERIFY(shortest(many_) < 1.5 * shortest(few_));
    }
    void a_step_takes_no_more_memory() {
        constexpr std::int64_t unrest_kb = 8 * 1024; // of the allocator
        for (std::size_t i = 0; i < few_.size(); ++i)
            QVERIFY(many_[i].growth_kb < few_[i].growth_kb + unrest_kb);
    }
    void samples_are_not_kept_in_memory_not_even_just_decoded_ones() {
        for (std::size_t i = 0; i < few_.size(); ++i)
            QVERIFY(many_[i].memory_kb - few_[i].memory_kb < (many - few) * max_kb_per_utterance);
    }

  private:
    const Fixture f_;
    std::vector<Measured> few_, many_;
};

FORMANT_TEST(TestLargeCorpus)

} // namespace tst_large_corpus

#include "tst_large_corpus.moc"
