#include "engine/train/metrics/record_numbers.h"

#include "engine/train/metrics/hardware_fields.h"

#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <simdjson.h>
#include <utility>

namespace formant {
namespace {

using simdjson::dom::element;
using simdjson::dom::object;

constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();

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
    Named<std::int64_t StepReport::*>{"next_save", &StepReport::next_save},
    Named<std::int64_t StepReport::*>{"epoch", &StepReport::epoch},
};

/// Returns the value as a number: NaN for null, which JSON writes for NaN, and std::nullopt for
/// other types.
std::optional<double> number_in(const element& value) {
    if (value.is_null())
        return not_a_number;
    double number = 0;
    return value.get(number) == simdjson::SUCCESS ? std::optional(number) : std::nullopt;
}

template <class Struct, class Value, std::size_t n>
void assign(Struct& to, const std::array<Named<Value Struct::*>, n>& members, std::string_view key,
            double value) {
    for (const auto& [name, member] : members)
        if (key == name)
            to.*member = static_cast<Value>(value);
}

void add_losses(const element& values, LossValues& losses) {
    object terms;
    if (values.get(terms) != simdjson::SUCCESS)
        return;
    for (const auto& [name, value] : terms)
        if (const auto number = number_in(value))
            losses.emplace_back(name, *number);
}

/// Assigns the value if it has the type of the member.
void read_value(std::optional<double>& member, const element& value) {
    double number = 0;
    if (value.get(number) == simdjson::SUCCESS)
        member = number;
}
void read_value(std::optional<std::int64_t>& member, const element& value) {
    double number = 0;
    if (value.get(number) == simdjson::SUCCESS)
        member = static_cast<std::int64_t>(number);
}
template <class Flag> // bool, or an optional one
void read_value(Flag& member, const element& value) {
    bool flag = false;
    if (value.get(flag) == simdjson::SUCCESS)
        member = flag;
}

/// Returns a visitor for visit_gpu_fields() and visit_machine_fields() that assigns the member
/// `key`.
auto value_reader(std::string_view key, const element& value) {
    return [key, &value](std::string_view name, auto& member) {
        if (key == name)
            read_value(member, value);
    };
}

void add(std::string_view key, const element& value, StepReport& step) {
    if (key == "losses")
        return add_losses(value, step.losses);
    if (key == "grad_norms")
        return add_losses(value, step.grad_norms);
    if (key == "layer_norms")
        return add_losses(value, step.layer_norms);
    if (key == "applied")
        return read_value(step.applied, value);
    const auto number = number_in(value);
    if (number)
        assign(step, step_numbers, key, *number);
    if (number && !std::isnan(*number))
        assign(step, step_counts, key, *number);
}

void add(std::string_view key, const element& value, ValidationReport& report) {
    const auto number = number_in(value);
    if (key == "losses")
        add_losses(value, report.losses);
    else if (key == "best")
        read_value(report.best, value);
    else if (key == "total" && number)
        report.total = *number;
    else if (key == "step" && number && !std::isnan(*number))
        report.step = static_cast<std::int64_t>(*number);
}

GpuSample gpu_in(const object& fields) {
    GpuSample gpu;
    for (const auto& [key, value] : fields) {
        visit_gpu_fields(gpu, value_reader(key, value));
        if (std::string_view uuid; key == "uuid" && value.get(uuid) == simdjson::SUCCESS)
            gpu.uuid = uuid;
    }
    return gpu;
}

void add_gpus(const element& value, std::vector<GpuSample>& gpus) {
    simdjson::dom::array cards;
    if (value.get(cards) != simdjson::SUCCESS)
        return;
    for (const element card : cards)
        if (object fields; card.get(fields) == simdjson::SUCCESS)
            gpus.push_back(gpu_in(fields));
}

void add(std::string_view key, const element& value, HardwareSample& sample) {
    visit_machine_fields(sample, value_reader(key, value));
    double number = 0;
    if (key == "gpus")
        add_gpus(value, sample.gpus);
    else if (key == "at_s" && value.get(number) == simdjson::SUCCESS)
        sample.at_s = number;
    else if (key == "step" && value.get(number) == simdjson::SUCCESS)
        sample.step = static_cast<std::int64_t>(number);
}

template <class Struct>
bool add_all(simdjson::dom::parser& parser, std::string_view line, Struct& to) {
    object fields;
    if (parser.parse(line.data(), line.size()).get(fields) != simdjson::SUCCESS)
        return false;
    for (const auto& [key, value] : fields)
        add(key, value, to);
    return true;
}

} // namespace

RecordNumbers::RecordNumbers() : parser_(std::make_unique<simdjson::dom::parser>()) {}

RecordNumbers::~RecordNumbers() = default;

bool RecordNumbers::read(std::string_view line, StepReport& step) {
    return add_all(*parser_, line, step);
}

bool RecordNumbers::read(std::string_view line, ValidationReport& report) {
    return add_all(*parser_, line, report);
}

bool RecordNumbers::read(std::string_view line, HardwareSample& sample) {
    return add_all(*parser_, line, sample);
}

} // namespace formant
