#pragma once

#include "tests/app/training/training_process.h"
#include "tests/support/processes/is_running.h"
#include "tests/support/voices/small_gan.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

namespace formant::test {

/// Returns the children of a process that run.
inline std::vector<int> children_of(qint64 pid) {
    std::ifstream file(fmt::format("/proc/{0}/task/{0}/children", pid));
    std::vector<int> children;
    for (int child = 0; file >> child;)
        children.push_back(child);
    return children;
}

/// Runs with one or several ranks, whose losses are to be the same, with a separate cache.
struct RankedTraining : TrainingProcess {
    RankedTraining() { qputenv("XDG_CACHE_HOME", QByteArray::fromStdString(folder / "cache")); }
    ~RankedTraining() { qunsetenv("XDG_CACHE_HOME"); }
    RankedTraining(const RankedTraining&) = delete;
    RankedTraining& operator=(const RankedTraining&) = delete;

    /// Returns the options of a run of a kind of model, two micro-batches of two samples a step.
    static std::vector<std::string> options(const std::string& kind, const std::string& name,
                                            std::int64_t steps,
                                            const std::vector<std::string>& more = {}) {
        std::vector<std::string> settings = {
            "name=" + name,
            fmt::format("train.max_steps={}", steps),
            "train.batch_size=2",
            "train.gradient_accumulation_steps=2",
            "train.data_parallel_size=1", // the samples per step of one process
            "train.save_interval_steps=20",
            fmt::format("train.valid_interval_steps={}", steps / 2),
            "train.sample_interval_steps=1000",
            "data.num_workers=1"};
        if (kind == "vits")
            settings = small_vits(settings);
        if (kind == "hifigan")
            settings = small_hifigan(settings);
        std::vector<std::string> all;
        for (const std::string& setting : settings)
            all.insert(all.end(), {"--set", setting});
        all.insert(all.end(), more.begin(), more.end());
        return all;
    }
    /// Trains to the end. Returns the errors of the program; empty: none.
    std::string train_to_end(const std::vector<std::string>& arguments) const {
        const auto output = train(arguments);
        return output.exit_code == 0 ? "" : "failed: " + output.standard_error;
    }
    /// Trains with two ranks and one restart; `kill` does something to them meanwhile. Returns what
    /// happened, or "not killed" where `kill` returns false.
    ProcessOutput train_and_kill(const std::string& name, std::int64_t steps,
                                 const std::function<bool(const QProcess&)>& kill) const {
        QProcess launcher;
        launcher.start(FORMANT_PROGRAM,
                       as_list(arguments(
                           options("unet", name, steps, {"--ranks", "2", "--max-restarts", "1"}))));
        launcher.waitForStarted();
        if (!kill(launcher))
            return {-1, "", "not killed"};
        if (!launcher.waitForFinished(300'000))
            return {-1, "", "did not end"};
        return {launcher.exitCode(), "", launcher.readAllStandardError().toStdString()};
    }
    /// Returns the largest relative difference of the losses of two runs, infinite unless both have
    /// `steps` steps.
    double difference(const std::string& a, const std::string& b, std::int64_t steps) const {
        const auto expected = records(a, "train"), found = records(b, "train");
        if (std::ssize(expected) != steps || std::ssize(found) != steps)
            return INFINITY;
        double largest = 0;
        for (const auto& [step, record] : expected) {
            const double total = record["total"], other = found.at(step)["total"];
            largest = std::max(largest, std::abs(other - total) / std::max(1.0, std::abs(total)));
        }
        return largest;
    }
};

} // namespace formant::test
