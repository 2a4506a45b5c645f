#pragma once

#include "tests/app/training/training_process.h"
#include "tests/support/voices/checkpoint_leaves.h"

#include <fmt/format.h>

namespace formant::test {

/// Forty steps with everything that a restart could get wrong: partial batches (accumulation), EMA,
/// bf16, epochs of 25 steps. The run "straight" trains them without interruption; every other run
/// must end like it.
struct RestartedTraining : TrainingProcess {
    static constexpr std::int64_t steps = 40;

    std::vector<std::string> settings(const std::string& name,
                                      const std::vector<std::string>& more = {}) const {
        std::vector<std::string> all;
        for (const std::string& setting :
             {fmt::format("name={}", name), fmt::format("train.max_steps={}", steps),
              std::string("train.batch_size=4"), std::string("train.gradient_accumulation_steps=2"),
              std::string("train.precision=bf16"), std::string("train.save_interval_steps=10"),
              std::string("train.keep_checkpoints=4"), std::string("data.samples_per_epoch=200")})
            all.insert(all.end(), {"--set", setting});
        all.insert(all.end(), more.begin(), more.end());
        return all;
    }
    ProcessOutput train_on(const std::string& name,
                           const std::vector<std::string>& more = {}) const {
        return train(settings(name, more));
    }
    Path last_checkpoint(const std::string& name) const {
        return checkpoint(name, fmt::format("step_{}.pt", steps));
    }
    /// Returns where a run differs from the straight one from `first_step` on, in its records or at
    /// its end; empty: nowhere.
    std::string difference_from_straight(const std::string& name,
                                         std::int64_t first_step = 1) const {
        const auto ours = records(name, "train");
        const auto straight = records("straight", "train");
        for (std::int64_t step = first_step; step <= steps; ++step)
            if (!ours.contains(step) || ours.at(step) != straight.at(step))
                return fmt::format("record of step {}", step);
        const std::string file = first_difference(last_checkpoint(name), //
                                                  last_checkpoint("straight"));
        return file.empty() ? first_difference(checkpoint(name, "final_ema.pt"),
                                               checkpoint("straight", "final_ema.pt"))
                            : file;
    }
};

} // namespace formant::test
