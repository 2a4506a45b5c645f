#include "engine/audio/audio_file.h"
#include "tests/app/training/training_process.h"
#include "tests/support/corpora/sounds.h"
#include "tests/support/environment.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <ATen/core/Tensor.h>
#include <QtCore/QRegularExpression>
#include <QtTest/QtTest>
#include <fmt/format.h>

#include <algorithm>

using namespace formant;

namespace tst_tuned_training {

constexpr std::int64_t samples_of_step = 8;

/// Parses a line of `formant hardware --tune` for a size that worked.
struct Trial {
    std::int64_t batch_size = 0;
    double samples_per_s = 0;
    double peak_gib = 0;
    double limit_gib = 0;
};

std::vector<Trial> trials_in(const std::string& output) {
    static const QRegularExpression line(
        R"(^ *(\d+) x \d+ +([\d.]+) samples/s, ([\d.]+) of ([\d.]+) GiB$)",
        QRegularExpression::MultilineOption);
    std::vector<Trial> trials;
    auto found = line.globalMatch(QString::fromStdString(output));
    while (found.hasNext()) {
        const auto match = found.next();
        trials.push_back({match.captured(1).toLongLong(), match.captured(2).toDouble(),
                          match.captured(3).toDouble(), match.captured(4).toDouble()});
    }
    return trials;
}

std::int64_t fastest_in(const std::string& output) {
    static const QRegularExpression line(R"(^fastest: (\d+) x \d+$)",
                                         QRegularExpression::MultilineOption);
    return line.match(QString::fromStdString(output)).captured(1).toLongLong();
}

/// A voice with long samples of nearly equal length: memory is dominated by the samples and varies
/// little between steps.
struct Fixture : test::TrainingProcess {
    Fixture() {
        const AudioClip second = test::voiced_second();
        for (const char* name : {"one.wav", "two.wav", "three.wav", "four.wav"})
            test::throw_on_error(
                write_audio(folder / name, {second.samples.repeat({96}), second.sample_rate_hz}));
    }

    test::ScopedVariable cache{"XDG_CACHE_HOME", (folder / "cache").string()};
    test::ScopedVariable config_home{"XDG_CONFIG_HOME", (folder / "config-home").string()};

    static std::vector<std::string> settings(std::vector<std::string> more) {
        std::vector<std::string> all;
        more.insert(more.end(), {"model.unet.decoder_channels=64", "data.concatenate_max=1",
                                 fmt::format("data.samples_per_epoch={}", 8 * samples_of_step),
                                 "data.num_workers=1", "data.prefetch_buffer_size=2"});
        for (const std::string& setting : more)
            all.insert(all.end(), {"--set", setting});
        return all;
    }
    test::ProcessOutput within(std::int64_t limit_kb, std::vector<std::string> arguments) const {
        arguments.insert(arguments.begin(), {"-c", "ulimit -v \"$0\" && exec \"$@\"",
                                             std::to_string(limit_kb), FORMANT_PROGRAM});
        return test::run_program("sh", arguments, 1500);
    }
    test::ProcessOutput tune_within(std::int64_t limit_kb) const {
        std::vector<std::string> all = {"hardware", "--tune",   "--gpu",
                                        "cpu",      "--config", config().string()};
        const auto more = settings({"train.batch_size=0",
                                    fmt::format("train.effective_batch_size={}", samples_of_step),
                                    "train.gradient_accumulation_steps=0"});
        all.insert(all.end(), more.begin(), more.end());
        return within(limit_kb, all);
    }
    double median_speed(const std::string& run) const {
        std::vector<double> speeds;
        for (const auto& [step, record] : records(run, "time"))
            speeds.push_back(record["samples_per_s"]);
        std::sort(speeds.begin(), speeds.end());
        return speeds.empty() ? 0 : speeds[speeds.size() / 2];
    }
};

double gib(std::int64_t kb) {
    return static_cast<double>(kb) / (1 << 20);
}

/// The size that the tuner chooses under a limit of the address space also works for training under
/// that limit.
class TestTunedTraining : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_selected_size_trains_within_the_limit_and_as_fast_as_the_fastest() {
        const Fixture f;
        // wide, but tighter than any machine's memory, so that the address space is the reported
        // limit
        constexpr std::int64_t wide_kb = std::int64_t{16} << 20;
        const auto free = trials_in(f.tune_within(wide_kb).standard_output);
        QVERIFY2(free.size() >= 3, "the sizes were not tried");
        const auto largest =
            std::max_element(free.begin(), free.end(), [](const Trial& a, const Trial& b) {
                return a.peak_gib < b.peak_gib;
            });
        // so that the largest takes more than 85 % of it, and something smaller fits
        const auto limit_kb = static_cast<std::int64_t>(largest->peak_gib / 0.95 * (1 << 20));
        const auto tuned = f.tune_within(limit_kb);
        QVERIFY2(tuned.exit_code == 0, tuned.standard_error.c_str());
        const std::int64_t chosen = fastest_in(tuned.standard_output);
        QVERIFY2(chosen >= 1 && chosen < largest->batch_size, tuned.standard_output.c_str());
        double fastest = 0;
        for (const Trial& trial : trials_in(tuned.standard_output)) {
            fastest = std::max(fastest, trial.samples_per_s);
            QVERIFY(std::abs(trial.limit_gib - gib(limit_kb)) < 0.06);
        }
        const auto trained = f.within(
            limit_kb,
            f.arguments(f.settings(
                {fmt::format("train.batch_size={}", chosen),
                 fmt::format("train.gradient_accumulation_steps={}", samples_of_step / chosen),
                 "train.max_steps=200", "train.warmup_steps=10", "train.save_interval_steps=200",
                 "train.sample_interval_steps=1000"})));
        QVERIFY2(trained.exit_code == 0, trained.standard_error.c_str());
        QCOMPARE(f.records("small", "train").size(), std::size_t{200});
        QVERIFY(f.records("small", "advice").empty());
        const double speed = f.median_speed("small");
        qInfo("%s",
              fmt::format("{:.1f} samples/s; the fastest that was tried {:.1f}", speed, fastest)
                  .c_str());
        QVERIFY(speed > 0.8 * fastest); // measured: docs/performance.md
    }
};

FORMANT_TEST(TestTunedTraining)

} // namespace tst_tuned_training

#include "tst_tuned_training.moc"
