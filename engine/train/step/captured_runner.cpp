#include "engine/train/step/captured_runner.h"

#include "engine/base/exception_message.h"
#include "engine/base/log.h"

#include <ATen/ATen.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace formant {
namespace {

std::string shapes_of(const StepInputs& inputs) {
    std::string shapes;
    for (const at::Tensor& tensor : inputs.batch_tensors())
        shapes += fmt::format("{} ", fmt::join(tensor.sizes(), "x"));
    return shapes;
}

/// Returns the first difference of two results above the tolerance.
std::optional<std::string> first_difference(const at::Tensor& found, const at::Tensor& expected,
                                            double tolerance) {
    for (std::int64_t i = 0; i < expected.size(0); ++i) {
        const auto value = found[i].item<double>(), reference = expected[i].item<double>();
        const bool are_same =
            value == reference || (std::isnan(value) && std::isnan(reference)); // also infinite
        const double scale = std::max(std::abs(reference), 1e-3);
        if (!are_same && !(std::abs(value - reference) <= tolerance * scale))
            return fmt::format("a replayed step gives {} instead of {}", value, reference);
    }
    return std::nullopt;
}

} // namespace

void CapturedRunner::run(const StepInputs& inputs, StepResult& result) {
    // A step that was interrupted continues with the phase that failed, but a graph has all phases.
    if (!recorder_ || state_.phases_done() > 0)
        return program_.run(inputs, result);
    drop_if_layers_changed();
    try {
        if (!can_replay(inputs, result))
            return run_eagerly(inputs, result);
        replay(*recordings_.at(shapes_of(inputs)), inputs);
    } catch (const std::exception&) {
        recordings_.clear();
        throw;
    }
}

/// Returns true if there is a recording for this shape, which is made if this is its second step.
bool CapturedRunner::can_replay(const StepInputs& inputs, StepResult& result) {
    const std::string shapes = shapes_of(inputs);
    const auto known = recordings_.find(shapes);
    if (known != recordings_.end())
        return known->second != nullptr || record(shapes, inputs, result);
    if (recordings_.size() < options_.max_graphs)
        recordings_.emplace(shapes, nullptr);
    return false;
}

bool CapturedRunner::record(const std::string& shapes, const StepInputs& inputs,
                            StepResult& result) {
    auto recording = std::make_unique<Recording>(inputs.with_batch_on_device());
    try {
        recording->graph = recorder_->record(
            [this, &on_device = recording->inputs, &result] { program_.run(on_device, result); });
        state_.restart_step(); // nothing has run
    } catch (const std::exception& failure) {
        state_.restart_step();
        if (is_out_of_memory(failure))
            throw;
        give_up(exception_message(failure));
        return false;
    }
    if (!is_trusted_)
        if (const auto different = difference(*recording, inputs, result)) {
            give_up(*different);
            return false;
        }
    is_trusted_ = true;
    recordings_[shapes] = std::move(recording);
    return true;
}

/// Runs two steps each way from the same state; the second shows what the first has updated.
std::optional<std::string>
CapturedRunner::difference(Recording& recording, const StepInputs& inputs, StepResult& result) {
    StateTree before;
    state_.save(before);
    const auto results_of_two = [&](const std::function<void()>& step) {
        std::vector<at::Tensor> results;
        for (int i = 0; i < 2; ++i) {
            step();
            state_.restart_step();
            results.push_back(result.values());
        }
        if (const auto restored = state_.load(before); !restored)
            throw std::logic_error(to_english(restored.error().what));
        return at::cat(results);
    };
    const at::Tensor replayed = results_of_two([&] { replay(recording, inputs); });
    const at::Tensor eager = results_of_two([&] { run_eagerly(inputs, result); });
    return first_difference(replayed, eager, options_.tolerance);
}

void CapturedRunner::run_eagerly(const StepInputs& inputs, StepResult& result) {
    if (recorder_)
        recorder_->run([&] { program_.run(inputs, result); });
    else
        program_.run(inputs, result);
}

void CapturedRunner::replay(Recording& recording, const StepInputs& inputs) {
    recording.inputs.copy_batch(inputs);
    recording.graph->replay();
    state_.complete_phases();
}

void CapturedRunner::drop_if_layers_changed() {
    if (selection_ != state_.selection())
        recordings_.clear();
    selection_ = state_.selection();
}

void CapturedRunner::give_up(const std::string& reason) {
    recordings_.clear();
    recorder_.reset();
    if (options_.required)
        throw CaptureError(reason);
    log(LogLevel::warning,
        message(
            FORMANT_TR("train", "steps run eagerly from here on, without CUDA graphs: {reason}"),
            {{"reason", reason}}));
}

} // namespace formant
