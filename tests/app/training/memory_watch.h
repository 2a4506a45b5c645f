#pragma once

#include "tests/app/training/training_process.h"

#include <QtTest/QtTest>
#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <limits>

namespace formant::test {

/// Returns the anonymous memory of a process in kB (RssAnon, without mapped files); the largest
/// number if it is gone.
inline std::int64_t memory_kb(qint64 pid) {
    std::ifstream status(fmt::format("/proc/{}/status", pid));
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("RssAnon:"))
            return std::stoll(line.substr(8));
    return std::numeric_limits<std::int64_t>::max();
}

/// Skips programs under the address sanitizer, which keeps freed memory for a while.
#ifdef __SANITIZE_ADDRESS__
constexpr bool memory_can_be_watched = false;
#else
constexpr bool memory_can_be_watched = true;
#endif

/// Measures how much more memory a run has at its end than after its first steps. Memory varies
/// within a step, so each value is the minimum of many measurements.
class MemoryWatch {
  public:
    /// `looks`: the number of measured steps from `first`, and before `last`.
    MemoryWatch(std::int64_t first, std::int64_t last, std::int64_t looks)
        : first_(first), last_(last), looks_(looks) {}

    void look(qint64 pid, std::int64_t step) {
        if (step >= first_ && step < first_ + looks_)
            early_kb_ = std::min(early_kb_, memory_kb(pid));
        if (step > last_ - looks_ && step <= last_)
            late_kb_ = std::min(late_kb_, memory_kb(pid));
    }
    /// Returns true if both were measured.
    bool complete() const { return early_kb_ < none && late_kb_ < none; }
    std::int64_t growth_kb() const { return late_kb_ - early_kb_; }
    std::int64_t late_kb() const { return late_kb_; }

  private:
    static constexpr std::int64_t none = std::numeric_limits<std::int64_t>::max();
    std::int64_t first_, last_, looks_;
    std::int64_t early_kb_ = none, late_kb_ = none;
};

/// A training process that is measured from `first` on and at its end.
struct WatchedTraining {
    std::int64_t first, steps, looks;
    std::int64_t interval; ///< steps between checkpoints, validations and samples
};

/// The smallest model, with every periodic action of training done often.
inline std::vector<std::string> busy_settings(std::int64_t steps, std::int64_t interval,
                                              const Path& corpus) {
    std::vector<std::string> all;
    for (const std::string& setting :
         {fmt::format("train.max_steps={}", steps),
          fmt::format("train.save_interval_steps={}", interval),
          fmt::format("train.valid_interval_steps={}", interval),
          fmt::format("train.sample_interval_steps={}", interval),
          fmt::format("data.validation={}", corpus.string()), std::string("train.batch_size=1"),
          std::string("data.concatenate_max=1"), std::string("model.unet.encoder_channels=8"),
          std::string("model.unet.encoder_blocks=1"), std::string("model.unet.decoder_channels=8"),
          std::string("model.unet.decoder_levels=1"), std::string("model.unet.decoder_blocks=1"),
          std::string("model.unet.style_encoder_channels=8")})
        all.insert(all.end(), {"--set", setting});
    return all;
}

/// Fails the calling test if training failed or used more than this much additional memory at its
/// end.
inline void check_growth(const TrainingProcess& training, const WatchedTraining& watched,
                         std::int64_t max_growth_kb) {
    if (!memory_can_be_watched)
        QSKIP("the address sanitizer keeps what is freed");
    const auto settings =
        busy_settings(watched.steps, watched.interval, training.folder / "metadata.csv");
    MemoryWatch watch(watched.first, watched.steps, watched.looks);
    std::int64_t trained = 0;
    const int code =
        watch_training(training.arguments(settings), [&](qint64 pid, const nlohmann::json& event) {
            if (event["type"] != "train")
                return;
            ++trained;
            watch.look(pid, event["step"]);
        });
    QCOMPARE(code, 0);
    QCOMPARE(trained, watched.steps);
    QVERIFY(watch.complete());
    qInfo("%lld kB more than at step %lld, of %lld kB", static_cast<long long>(watch.growth_kb()),
          static_cast<long long>(watched.first), static_cast<long long>(watch.late_kb()));
    QVERIFY(watch.growth_kb() < max_growth_kb);
}

} // namespace formant::test
