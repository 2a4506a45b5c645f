#include "engine/session/report/run_summary.h"

#include "engine/session/report/private_text.h"

#include <fmt/format.h>

#include <cmath>

namespace formant {
namespace {

void add_loss(std::int64_t step, double loss, std::optional<LossAtStep>& last,
              std::optional<LossAtStep>& lowest) {
    if (!std::isfinite(loss)) // of a skipped step
        return;
    last = LossAtStep{step, loss};
    if (!lowest || loss < lowest->loss)
        lowest = last;
}

struct StateLabel {
    std::string text;
    const char* style;
};

StateLabel state_of_process(const RunStatus& status) {
    if (status.phase == RunPhase::waiting)
        return {english_without_folders(status.message), "bad"};
    return {status.phase == RunPhase::paused ? "paused" : "training", "live"};
}

StateLabel label_of_state(const RunStatus& status) {
    if (status.process)
        return state_of_process(status);
    if (status.has_crashed())
        return {"interrupted: its process was killed or crashed", "bad"};
    if (status.phase == RunPhase::failed)
        return {"failed: " + english_without_folders(status.message), "bad"};
    if (!status.message.empty())
        return {english_without_folders(status.message), "good"};
    return {"not training", "good"};
}

} // namespace

LossSummary summarize_losses(const RunFacts& facts) {
    LossSummary summary;
    for (const StepReport& step : facts.history.steps)
        add_loss(step.step, step.total, summary.last_training, summary.lowest_training);
    if (facts.last_training_loss)
        add_loss(facts.status.step, *facts.last_training_loss, summary.last_training,
                 summary.lowest_training);
    for (const ValidationReport& report : facts.history.validations)
        add_loss(report.step, report.total, summary.last_validation, summary.lowest_validation);
    return summary;
}

std::string loss_text(const std::optional<LossAtStep>& loss) {
    return loss ? fmt::format("{:.4f} at step {}", loss->loss, loss->step) : "";
}

Html state_badge(const RunStatus& status) {
    const StateLabel label = label_of_state(status);
    return badge(label.text, label.style);
}

std::string model_of(const RunFacts& facts) {
    if (facts.config)
        return fmt::format("{}, size {}", facts.config->voice.model.name,
                           facts.config->voice.model.size);
    return facts.origin ? facts.origin->info.model : "";
}

std::string steps_text(const RunFacts& facts) {
    const RunStatus& status = facts.status;
    if (status.step <= 0)
        return "";
    return status.max_steps > 0 ? fmt::format("{} of {}", status.step, status.max_steps)
                                : std::to_string(status.step);
}

std::string device_text(const RunFacts& facts) {
    return without_folders(facts.log.device);
}

std::string versions_text(const RunFacts& facts) {
    return facts.version.empty() ? "" : "Formant Studio " + facts.version;
}

} // namespace formant
