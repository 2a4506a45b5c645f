#include "engine/train/record_numbers.h"

#include "engine/train/hardware_fields.h"

#include <array>
#include <limits>
#include <optional>
#include <utility>

namespace formant {
namespace {

constexpr double no_number = std::numeric_limits<double>::quiet_NaN();

template <class Member>
using Named = std::pair<std::string_view, Member>;

constexpr std::array step_numbers = {
    Named<double StepReport::*>{"total", &StepReport::total},
    Named<double StepReport::*>{"learning_rate", &StepReport::learning_rate},
    Named<double StepReport::*>{"grad_norm", &StepReport::grad_norm},
    Named<double StepReport::*>{"step_ms", &StepReport::step_ms},
    Named<double StepReport::*>{"data_wait_ms", &StepReport::data_wait_ms},
    Named<double StepReport::*>{"samples_per_s", &StepReport::samples_per_s},
    Named<double StepReport::*>{"seconds_left", &StepReport::seconds_left},
};
constexpr std::array step_counts = {
    Named<std::int64_t StepReport::*>{"step", &StepReport::step},
    Named<std::int64_t StepReport::*>{"max_steps", &StepReport::max_steps},
    Named<std::int64_t StepReport::*>{"epoch", &StepReport::epoch},
};

template <class Struct, class Value, std::size_t n>
void assign(Struct& to, const std::array<Named<Value Struct::*>, n>& members, std::string_view key,
            double value) {
    for (const auto& [name, member] : members)
        if (key == name)
            to.*member = static_cast<Value>(value);
}

/// Into a member of the kind that the value is of, and no other.
void take(std::optional<double>& member, double value) {
    member = value;
}
void take(std::optional<std::int64_t>& member, double value) {
    member = static_cast<std::int64_t>(value);
}
void take(std::optional<bool>& member, bool value) {
    member = value;
}
template <class Member, class Value>
void take(Member&, Value) {}

/// For visit_gpu_fields() and visit_machine_fields().
template <class Value>
auto taker(std::string_view key, Value value) {
    return [key, value](std::string_view name, auto& member) {
        if (key == name)
            take(member, value);
    };
}

} // namespace

void StepNumbers::on_number(std::string_view key, double value) {
    if (terms_ != nullptr) {
        terms_->emplace_back(key, value);
    } else if (depth_ == 1) {
        assign(step_, step_numbers, key, value);
        assign(step_, step_counts, key, value);
    }
}

void StepNumbers::on_flag(std::string_view key, bool value) {
    if (depth_ == 1 && key == "applied")
        step_.applied = value;
}

void StepNumbers::on_null(std::string_view key) {
    if (terms_ != nullptr)
        terms_->emplace_back(key, no_number);
    else if (depth_ == 1)
        assign(step_, step_numbers, key, no_number);
}

void StepNumbers::on_begin(std::string_view key) {
    ++depth_;
    if (depth_ == 2 && key == "losses")
        terms_ = &step_.losses;
    if (depth_ == 2 && key == "layer_norms")
        terms_ = &step_.layer_norms;
}

void StepNumbers::on_end() {
    --depth_;
    terms_ = nullptr;
}

void ValidationNumbers::on_number(std::string_view key, double value) {
    if (in_losses_)
        report_.losses.emplace_back(key, value);
    else if (depth_ == 1 && key == "total")
        report_.total = value;
    else if (depth_ == 1 && key == "step")
        report_.step = static_cast<std::int64_t>(value);
}

void ValidationNumbers::on_flag(std::string_view key, bool value) {
    if (depth_ == 1 && key == "best")
        report_.best = value;
}

void ValidationNumbers::on_null(std::string_view key) {
    if (in_losses_ || key == "total")
        on_number(key, no_number);
}

void ValidationNumbers::on_begin(std::string_view key) {
    ++depth_;
    in_losses_ = depth_ == 2 && key == "losses";
}

void ValidationNumbers::on_end() {
    --depth_;
    in_losses_ = false;
}

void HardwareNumbers::on_number(std::string_view key, double value) {
    if (in_gpu())
        visit_gpu_fields(sample_.gpus.back(), taker(key, value));
    if (depth_ != 1)
        return;
    visit_machine_fields(sample_, taker(key, value));
    if (key == "at_s")
        sample_.at_s = value;
    if (key == "step")
        sample_.step = static_cast<std::int64_t>(value);
}

void HardwareNumbers::on_flag(std::string_view key, bool value) {
    if (in_gpu())
        visit_gpu_fields(sample_.gpus.back(), taker(key, value));
}

void HardwareNumbers::on_text(std::string_view key, std::string_view value) {
    if (in_gpu() && key == "uuid")
        sample_.gpus.back().uuid = value;
}

void HardwareNumbers::on_begin(std::string_view key) {
    ++depth_;
    if (depth_ == 2)
        in_gpus_ = key == "gpus";
    if (in_gpu())
        sample_.gpus.emplace_back();
}

void HardwareNumbers::on_end() {
    --depth_;
}

} // namespace formant
