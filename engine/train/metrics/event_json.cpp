#include "engine/train/metrics/event_json.h"

#include "engine/base/message_json.h"
#include "engine/base/text/json_text.h"
#include "engine/train/metrics/hardware_fields.h"
#include "engine/train/metrics/rank_report_json.h"

#include <nlohmann/json.hpp>

#include <array>

namespace formant {
namespace {

using OrderedJson = nlohmann::ordered_json;

OrderedJson losses_json(const LossValues& losses) {
    OrderedJson object = OrderedJson::object();
    for (const auto& [term, value] : losses)
        object[term] = value;
    return object;
}

constexpr std::array phase_names = {"preparing", "training", "paused",  "waiting",
                                    "saving",    "done",     "stopped", "failed"};

/// Replaces bytes that are not UTF-8 (from a file name) instead of throwing, which would end the
/// run.
std::string line_of(const OrderedJson& record) {
    return record.dump(-1, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
}

/// Adds the message in English, and in a form that the window can translate.
OrderedJson with_message(OrderedJson record, const Message& what) {
    record["text"] = to_english(what);
    record["message"] = message_to_json(what);
    return record;
}

std::string lines(const RunState& state) {
    return line_of(with_message({{"type", "state"},
                                 {"schema", 1}, // version of all these records
                                 {"phase", phase_name(state.phase)},
                                 {"step", state.step}},
                                state.what));
}

std::string lines(const StepReport& report) {
    OrderedJson train = {{"type", "train"},
                         {"step", report.step},
                         {"epoch", report.epoch},
                         {"losses", losses_json(report.losses)},
                         {"total", report.total},
                         {"learning_rate", report.learning_rate},
                         {"grad_norm", report.grad_norm},
                         {"applied", report.applied}};
    if (report.loss_scale != 1)
        train["loss_scale"] = report.loss_scale;
    if (!report.grad_norms.empty())
        train["grad_norms"] = losses_json(report.grad_norms);
    if (!report.layer_norms.empty())
        train["layer_norms"] = losses_json(report.layer_norms);
    const OrderedJson time = {{"type", "time"},
                              {"step", report.step},
                              {"max_steps", report.max_steps},
                              {"step_ms", report.step_ms},
                              {"data_wait_ms", report.data_wait_ms},
                              {"samples_per_s", report.samples_per_s},
                              {"seconds_left", report.seconds_left},
                              {"next_save", report.next_save}};
    return line_of(train) + line_of(time);
}

std::string lines(const ValidationReport& report) {
    return line_of({{"type", "valid"},
                    {"step", report.step},
                    {"losses", losses_json(report.losses)},
                    {"total", report.total},
                    {"best", report.best}});
}

std::string lines(const Advice& advice) {
    return line_of(
        with_message({{"type", "advice"}, {"step", advice.step}, {"id", advice.id}}, advice.what));
}

std::string lines(const SampleReady& sample) {
    OrderedJson record = {
        {"type", "sample"}, {"step", sample.step}, {"text", sample.text}, {"file", sample.file}};
    if (sample.weights == SampleWeights::raw)
        record["raw_weights"] = true;
    return line_of(record);
}

std::string lines(const CheckpointSaved& saved) {
    return line_of({{"type", "checkpoint"}, {"step", saved.step}, {"file", saved.file}});
}

std::string lines(const SettingsChanged& changed) {
    OrderedJson settings = OrderedJson::object();
    for (const auto& [key, value] : changed.settings)
        settings[key] = value;
    return line_of(with_message({{"type", "settings"},
                                 {"step", changed.step},
                                 {"settings", settings},
                                 {"replayed", changed.replayed}},
                                changed.what));
}

std::string lines(const RanksReport& report) {
    OrderedJson record = {
        {"type", "ranks"}, {"step", report.step}, {"ranks", OrderedJson::array()}};
    for (const RankReport& rank : report.ranks)
        record["ranks"].push_back(parse_ordered_json(rank_report_to_json(rank)));
    return line_of(record);
}

/// Returns a visitor that adds the fields with a value to `record`.
auto adder_to(OrderedJson& record) {
    return [&record](const char* name, const auto& value) {
        if (value)
            record[name] = *value;
    };
}

OrderedJson gpu_json(const GpuSample& gpu) {
    OrderedJson record = {{"uuid", gpu.uuid}};
    visit_gpu_fields(gpu, adder_to(record));
    return record;
}

std::string lines(const HardwareSample& sample) {
    OrderedJson record = {{"type", "gpu"}, {"step", sample.step}, {"at_s", sample.at_s}};
    for (const GpuSample& gpu : sample.gpus)
        record["gpus"].push_back(gpu_json(gpu));
    visit_machine_fields(sample, adder_to(record));
    return line_of(record);
}

} // namespace

const char* phase_name(RunPhase phase) {
    return phase_names[static_cast<std::size_t>(phase)];
}

std::optional<RunPhase> phase_of_name(std::string_view name) {
    for (std::size_t i = 0; i < phase_names.size(); ++i)
        if (phase_names[i] == name)
            return static_cast<RunPhase>(i);
    return std::nullopt;
}

std::string event_as_json_lines(const TrainEvent& event) {
    return std::visit([](const auto& what) { return lines(what); }, event);
}

} // namespace formant
