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

bool replays_steps_on(const TrainConfig& config, c10::Device device) {
    return config.replays_steps() && !reason_against_graphs(device);
}

void CapturedRunner::run(const StepInputs& inputs, StepResult& result) {
    drop_if_layers_changed();
    try {
        // A step that was interrupted continues with the phase that failed, but a graph has all.
        if (!recorder_ || state_.phases_done() > 0 || !can_replay(inputs, result))
            return run_eagerly(inputs, result);
        replay(*recordings_.at(shapes_of(inputs)), inputs);
    } catch (const std::exception&) {
        release_memory();
        throw;
    }
}

/// Returns true if there is a recording for this shape, which is made if this is its second step.
bool CapturedRunner::can_replay(const StepInputs& inputs, StepResult& result) {
    const std::string shapes = shapes_of(inputs);
    if (recordings_.contains(shapes))
        return true;
    const bool is_first = seen_shapes_.insert(shapes).second;
    return !is_first && recordings_.size() < options_.max_graphs && record(shapes, inputs, result);
}

/// Returns false if the step has to run eagerly.
bool CapturedRunner::record(const std::string& shapes, const StepInputs& inputs,
                            StepResult& result) {
    auto recording = std::make_unique<Recording>(inputs.with_batch_on_device());
    try {
        recording->graph = recorder_->record([this, &on_device = recording->inputs, &result] {
            program_.record(on_device, result);
        });
        state_.restart_step(); // nothing has run
        if (!is_trusted_ && !agrees(*recording, inputs, result))
            return false;
    } catch (const CaptureError&) {
        throw;
    } catch (const std::exception& failure) { // also if the memory is enough for eager steps only
        state_.restart_step();
        give_up(exception_message(failure));
        return false;
    }
    recordings_[shapes] = std::move(recording);
    return true;
}

/// Returns true if two replayed steps equal two eager ones, of which the second shows what the
/// first has updated. Steps that update nothing show nothing: then the next step is compared.
bool CapturedRunner::agrees(Recording& recording, const StepInputs& inputs, StepResult& result) {
    StateTree before;
    state_.save(before);
    const auto restore = [&] {
        if (const auto restored = state_.load(before); !restored)
            throw std::logic_error(to_english(restored.error().what));
    };
    const auto results_of_two = [&](const std::function<void()>& step) {
        std::vector<at::Tensor> results;
        for (int i = 0; i < 2; ++i) {
            step();
            state_.restart_step();
            results.push_back(result.values());
        }
        restore();
        return at::cat(results);
    };
    try {
        const at::Tensor replayed = results_of_two([&] { replay(recording, inputs); });
        const at::Tensor eager = results_of_two([&] { run_eagerly(inputs, result); });
        if (const auto different = first_difference(replayed, eager, options_.tolerance)) {
            give_up(*different);
            return false;
        }
    } catch (const CaptureError&) {
        throw;
    } catch (const std::exception&) {
        restore();
        throw;
    }
    is_trusted_ = result.read(state_.phases()).applied;
    return is_trusted_;
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
    if (selection_ == state_.selection())
        return;
    release_memory();
    is_trusted_ = false;
    selection_ = state_.selection();
}

void CapturedRunner::release_memory() {
    recordings_.clear();
    seen_shapes_.clear();
}

void CapturedRunner::give_up(const std::string& reason) {
    release_memory();
    recorder_.reset();
    if (options_.required)
        throw CaptureError(reason);
    log(LogLevel::warning,
        message(
            FORMANT_TR("train", "steps run eagerly from here on, without CUDA graphs: {reason}"),
            {{"reason", reason}}));
}

} // namespace formant
