#pragma once

#include "engine/session/runs/run.h"

#include <cmath>
#include <vector>

namespace formant::test {

/// Returns a plausible report of that step.
inline StepReport synthetic_step(std::int64_t step) {
    StepReport report;
    report.step = step;
    report.max_steps = 1000;
    report.next_save = (step / 100 + 1) * 100;
    const double position = static_cast<double>(step);
    const double noise = 0.1 * std::sin(12.9898 * position);
    report.losses = {{"recon", 2 / std::sqrt(position) + noise + 0.2},
                     {"prior", 1 / position + 0.3},
                     {"duration", 0.5 / std::sqrt(position) + 0.1}};
    report.total = 3.5 / std::sqrt(position) + noise + 0.6;
    report.learning_rate = 1e-3 / (1 + position / 500);
    report.grad_norm = 1 + noise;
    report.step_ms = 250;
    report.samples_per_s = 32;
    report.seconds_left = (1000 - position) / 4;
    return report;
}

inline HardwareSample synthetic_hardware(std::int64_t step) {
    HardwareSample sample;
    sample.step = step;
    for (const char* uuid : {"GPU-5c1f0a2b-77", "GPU-91d2ffee-03"}) {
        GpuSample gpu;
        gpu.uuid = uuid;
        gpu.utilization = 0.9 + 0.05 * std::sin(static_cast<double>(step));
        gpu.memory_used_bytes = std::int64_t{9} << 30;
        gpu.temperature_c = 70 + 2 * std::sin(static_cast<double>(step) / 9);
        gpu.power_w = 300;
        sample.gpus.push_back(gpu);
    }
    sample.cpu_load = 0.4;
    sample.ram_used_bytes = std::int64_t{20} << 30;
    sample.ram_ours_bytes = std::int64_t{6} << 30;
    return sample;
}

inline RanksReport synthetic_ranks(std::int64_t step) {
    const double noise = std::sin(static_cast<double>(step));
    return {step, {{"node1", 16, {1, 200 + noise, 49}}, {"node2", 16, {2, 180 + noise, 68}}}};
}

/// Returns the reports of steps `first` to `last`, mixed with all other events of a run.
inline std::vector<TrainEvent> synthetic_run(std::int64_t first, std::int64_t last) {
    std::vector<TrainEvent> events;
    for (std::int64_t step = first; step <= last; ++step) {
        events.push_back(synthetic_step(step));
        if (step % 5 == 0)
            events.push_back(synthetic_hardware(step));
        if (step % 32 == 0)
            events.push_back(synthetic_ranks(step));
        if (step % 50 == 0)
            events.push_back(ValidationReport{step, {}, 0.9 + 3 / std::sqrt(step), true});
        if (step % 100 == 0)
            events.push_back(CheckpointSaved{step, "/runs/a/checkpoints/step.pt"});
    }
    return events;
}

} // namespace formant::test
