#include "engine/checkpoint/training_state_check.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <string>

namespace formant {
namespace {

using Tensors = StateTree::Map;

/// Describes one fault; an empty message means that there is none.
using StateFault = Message;

StateFault not_finite(const std::string& entry) {
    return message(FORMANT_TR("checkpoint", "{entry} has values that are not finite numbers"),
                   {{"entry", entry}});
}

StateFault other_shape(const std::string& entry) {
    return message(FORMANT_TR("checkpoint", "{entry} does not have the shape or the type of its "
                                            "weight"),
                   {{"entry", entry}});
}

StateFault out_of_range(const std::string& entry) {
    return message(FORMANT_TR("checkpoint", "{entry} is out of range"), {{"entry", entry}});
}

/// Returns true for the types that weights and their state have; ATen cannot compare all others.
bool has_usual_type(const at::Tensor& tensor) {
    switch (tensor.scalar_type()) {
    case at::kFloat:
    case at::kDouble:
    case at::kHalf:
    case at::kBFloat16:
    case at::kLong:
    case at::kInt:
    case at::kBool:
        return true;
    default:
        return false;
    }
}

/// Computes the smallest and the greatest value, of which a NaN makes both NaN; zeros for no
/// values.
std::pair<double, double> compute_extent(const at::Tensor& tensor) {
    if (tensor.numel() == 0)
        return {0, 0};
    const bool is_half = tensor.scalar_type() == at::kHalf || tensor.scalar_type() == at::kBFloat16;
    const auto [low, high] = at::aminmax(is_half ? tensor.to(at::kFloat) : tensor);
    return {low.item<double>(), high.item<double>()};
}

bool is_finite(const at::Tensor& tensor) {
    if (!tensor.is_floating_point())
        return true;
    const auto [low, high] = compute_extent(tensor);
    return std::isfinite(low) && std::isfinite(high);
}

const Tensors* map_at(const StateTree& tree, const std::string& key) {
    if (!tree.is_map())
        return nullptr;
    const auto found = tree.map().find(key);
    return found == tree.map().end() ? nullptr : std::get_if<Tensors>(&found->second.value());
}

StateFault check_weights(const Tensors& weights) {
    for (const auto& [name, weight] : weights) {
        const auto* tensor = std::get_if<at::Tensor>(&weight.value());
        if (tensor == nullptr || !has_usual_type(*tensor))
            return other_shape("state_dict." + name);
        if (!is_finite(*tensor))
            return not_finite("state_dict." + name);
    }
    return {};
}

/// Checks values that belong to weights, one by one.
StateFault check_parallel(const std::string& section, const Tensors& values, const Tensors& weights,
                          double smallest) {
    for (const auto& [name, value] : values) {
        const std::string entry = fmt::format("{}.{}", section, name);
        const auto weight = weights.find(name);
        const auto* tensor = std::get_if<at::Tensor>(&value.value());
        const auto* of_weight =
            weight == weights.end() ? nullptr : std::get_if<at::Tensor>(&weight->second.value());
        if (tensor == nullptr || of_weight == nullptr || !has_usual_type(*tensor) ||
            tensor->sizes() != of_weight->sizes() ||
            tensor->is_floating_point() != of_weight->is_floating_point())
            return other_shape(entry);
        const auto [low, high] = compute_extent(*tensor);
        if (!std::isfinite(low) || !std::isfinite(high))
            return not_finite(entry);
        if (low < smallest)
            return out_of_range(entry);
    }
    return {};
}

/// Checks a tensor without dimensions.
StateFault check_scalar(const StateTree& state, const std::string& key, const std::string& section,
                        double smallest) {
    if (!state.is_map() || !state.contains(key))
        return {};
    const auto tensor = state.get<at::Tensor>(key);
    if (!tensor || tensor->numel() != 1 || !has_usual_type(*tensor))
        return other_shape(fmt::format("{}.{}", section, key));
    const double value = tensor->item<double>();
    return std::isfinite(value) && value >= smallest
               ? StateFault()
               : out_of_range(fmt::format("{}.{}", section, key));
}

StateFault check_optimizer(const std::string& section, const StateTree& state,
                           const Tensors& weights) {
    constexpr double any = -std::numeric_limits<double>::infinity();
    if (StateFault fault = check_scalar(state, "step", section, 0); !fault.empty())
        return fault;
    for (const auto& [key, smallest] : {std::pair("exp_avg", any), std::pair("exp_avg_sq", 0.0)})
        if (const Tensors* moments = map_at(state, key))
            if (StateFault fault = check_parallel(section + "." + key, *moments, weights, smallest);
                !fault.empty())
                return fault;
    return {};
}

StateFault check_phases(const StateTree& checkpoint, const Tensors& weights) {
    if (const Tensors* optimizers = map_at(checkpoint, "optimisers"))
        for (const auto& [phase, state] : *optimizers)
            if (StateFault fault = check_optimizer("optimisers." + phase, state, weights);
                !fault.empty())
                return fault;
    if (const Tensors* scalers = map_at(checkpoint, "scalers"))
        for (const auto& [phase, state] : *scalers)
            for (const auto& [key, smallest] :
                 {std::pair("scale", std::numeric_limits<double>::min()),
                  std::pair("growth_tracker", 0.0)})
                if (StateFault fault = check_scalar(state, key, "scalers." + phase, smallest);
                    !fault.empty())
                    return fault;
    return {};
}

/// Checks a count; one that is missing is in range.
StateFault check_count(const StateTree& state, const std::string& section, const std::string& key,
                       std::int64_t smallest, std::int64_t greatest) {
    const auto value = state.get<std::int64_t>(key);
    return !state.contains(key) || (value && *value >= smallest && *value <= greatest)
               ? StateFault()
               : out_of_range(section + key);
}

/// Checks a factor on the learning rate.
StateFault check_rate_factor(const StateTree& state, const std::string& section) {
    const auto factor = state.get<double>("rate_factor");
    return !state.contains("rate_factor") || (factor && *factor > 0 && *factor <= 1)
               ? StateFault()
               : out_of_range(section + "rate_factor");
}

/// Every step takes one batch, so the position is at most the step.
StateFault check_position(const StateTree& checkpoint) {
    if (!checkpoint.is_map())
        return {};
    constexpr std::int64_t greatest = std::int64_t{1} << 40;
    const std::int64_t step = checkpoint.get<std::int64_t>("step").value_or(0);
    const StateTree plan = checkpoint.subtree("plan").value_or(StateTree());
    for (const StateFault& fault : {check_count(checkpoint, "", "step", 0, greatest),
                                    check_count(checkpoint, "", "micro_batch", 1, greatest),
                                    check_count(plan, "plan.", "epoch", 0, step),
                                    check_count(plan, "plan.", "batch", 0, step),
                                    check_count(plan, "plan.", "ended_by_patience", 0, greatest),
                                    check_rate_factor(plan, "plan.")})
        if (!fault.empty())
            return fault;
    return {};
}

/// Checks the norms and losses that the divergence monitor has seen.
StateFault check_seen(const StateTree& monitor, const std::string& key) {
    const Tensors* phases = map_at(monitor, key);
    for (const auto& [phase, list] : phases == nullptr ? Tensors() : *phases)
        if (const auto* values = std::get_if<StateTree::List>(&list.value()))
            for (const StateTree& one : *values)
                if (const auto* value = std::get_if<double>(&one.value());
                    value == nullptr || !(*value >= 0) || !std::isfinite(*value))
                    return out_of_range(fmt::format("monitor.losses.{}.{}", key, phase));
    return {};
}

StateFault check_monitors(const StateTree& checkpoint) {
    constexpr std::int64_t greatest = std::int64_t{1} << 40, max_rollbacks = 64;
    const StateTree monitors = checkpoint.subtree("monitor").value_or(StateTree());
    const StateTree losses = monitors.subtree("losses").value_or(StateTree());
    const StateTree validation = monitors.subtree("validation").value_or(StateTree());
    const std::string of_losses = "monitor.losses.", of_validation = "monitor.validation.";
    for (const StateFault& fault :
         {check_seen(losses, "norms_of_phases"), check_seen(losses, "losses_of_phases"),
          check_seen(losses, "spikes_of_phases"), check_seen(losses, "hard_batches_of_phases"),
          check_count(losses, of_losses, "skips_in_a_row", 0, greatest),
          check_count(losses, of_losses, "applied_in_a_row", 0, greatest),
          check_count(losses, of_losses, "overflows_in_a_row", 0, greatest),
          check_count(losses, of_losses, "roll_backs", 0, max_rollbacks),
          check_rate_factor(losses, of_losses),
          check_count(validation, of_validation, "steps", 0, greatest),
          check_count(validation, of_validation, "since_best", 0, greatest),
          check_count(validation, of_validation, "rises_in_a_row", 0, greatest)})
        if (!fault.empty())
            return fault;
    const auto best = validation.get<double>("best");
    return best && !std::isfinite(*best) ? out_of_range(of_validation + "best") : StateFault();
}

StateFault check_tensors(const StateTree& checkpoint) {
    constexpr double any = -std::numeric_limits<double>::infinity();
    const Tensors* weights = map_at(checkpoint, "state_dict");
    if (weights == nullptr)
        return {};
    if (StateFault fault = check_weights(*weights); !fault.empty())
        return fault;
    if (const Tensors* averages = map_at(checkpoint, "ema"))
        if (StateFault fault = check_parallel("ema", *averages, *weights, any); !fault.empty())
            return fault;
    return check_phases(checkpoint, *weights);
}

} // namespace

Result<void> check_training_state(const Path& file, const StateTree& checkpoint) {
    for (auto* check : {check_position, check_monitors, check_tensors})
        if (const StateFault fault = check(checkpoint); !fault.empty())
            return fail(ErrorKind::checkpoint,
                        message(FORMANT_TR("checkpoint", "{file} cannot be resumed from: {fault}"),
                                {{"file", file.string()}, {"fault", fault}}));
    return {};
}

} // namespace formant
