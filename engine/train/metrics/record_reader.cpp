#include "engine/train/metrics/record_reader.h"

#include "engine/base/message_json.h"
#include "engine/base/text/json_text.h"
#include "engine/train/metrics/event_json.h"
#include "engine/train/metrics/rank_report_json.h"

#include <nlohmann/json.hpp>

#include <array>
#include <charconv>
#include <string>
#include <utility>

namespace formant {
namespace {

using OrderedJson = nlohmann::ordered_json; // settings stay in the order in which they were changed

constexpr std::string_view record_prefix = R"({"type":")";
constexpr std::array kinds = {
    std::pair<std::string_view, RecordKind>{"train", RecordKind::train},
    std::pair<std::string_view, RecordKind>{"time", RecordKind::time},
    std::pair<std::string_view, RecordKind>{"gpu", RecordKind::hardware},
    std::pair<std::string_view, RecordKind>{"valid", RecordKind::validation},
    std::pair<std::string_view, RecordKind>{"advice", RecordKind::advice},
    std::pair<std::string_view, RecordKind>{"resume", RecordKind::resume},
    std::pair<std::string_view, RecordKind>{"sample", RecordKind::sample},
    std::pair<std::string_view, RecordKind>{"checkpoint", RecordKind::checkpoint},
    std::pair<std::string_view, RecordKind>{"state", RecordKind::state},
    std::pair<std::string_view, RecordKind>{"settings", RecordKind::settings},
    std::pair<std::string_view, RecordKind>{"ranks", RecordKind::ranks},
};

void read_field(const OrderedJson& record, const char* key, std::string& value) {
    if (const auto found = record.find(key); found != record.end() && found->is_string())
        value = *found;
}

void read_field(const OrderedJson& record, const char* key, std::int64_t& value) {
    if (const auto found = record.find(key); found != record.end() && found->is_number())
        value = *found;
}

/// Legacy runs have only the English text.
void read_field(const OrderedJson& record, const char* key, Message& value) {
    std::string json;
    read_field(record, "message", json);
    if (auto message = message_from_json(json))
        value = std::move(*message);
    else
        read_field(record, key, value.text);
}

void read_field(const OrderedJson& record, const char* key, RunPhase& value) {
    std::string name;
    read_field(record, key, name);
    value = phase_of_name(name).value_or(value);
}

void read_field(const OrderedJson& record, const char* key, bool& value) {
    if (const auto found = record.find(key); found != record.end() && found->is_boolean())
        value = *found;
}

void read_field(const OrderedJson& record, const char* key, SettingValues& values) {
    const auto found = record.find(key);
    if (found == record.end() || !found->is_object())
        return;
    for (const auto& [name, value] : found->items())
        if (value.is_string())
            values.emplace_back(name, value);
}

void clear(StepReport& step) {
    StepReport emptied;
    for (LossValues StepReport::*values :
         {&StepReport::losses, &StepReport::grad_norms, &StepReport::layer_norms}) {
        emptied.*values = std::move(step.*values);
        (emptied.*values).clear();
    }
    step = std::move(emptied);
}

} // namespace

/// Writers put the type first, so that no search is needed.
RecordKind record_kind(std::string_view line) {
    if (!line.starts_with(record_prefix))
        return RecordKind::bad;
    line.remove_prefix(record_prefix.size());
    const std::string_view name = line.substr(0, line.find('"'));
    for (const auto& [known, kind] : kinds)
        if (name == known)
            return kind;
    return RecordKind::other;
}

std::optional<std::int64_t> record_step(std::string_view line) {
    constexpr std::string_view key = "\"step\":";
    const std::size_t found = line.find(key);
    if (found == std::string_view::npos)
        return std::nullopt;
    const char* begin = line.data() + found + key.size();
    std::int64_t step = 0;
    const auto read = std::from_chars(begin, line.data() + line.size(), step);
    return read.ec == std::errc() ? std::optional(step) : std::nullopt;
}

RecordKind RecordReader::read(std::string_view line) {
    const RecordKind kind = record_kind(line);
    switch (kind) {
    case RecordKind::bad:
        return kind;
    case RecordKind::train:
    case RecordKind::time:
    case RecordKind::validation:
    case RecordKind::hardware:
        return read_numbers(kind, line) ? kind : RecordKind::bad;
    default:
        return read_texts(kind, line) ? kind : RecordKind::bad;
    }
}

bool RecordReader::read_numbers(RecordKind kind, std::string_view line) {
    const auto fill = [&](auto& record) {
        const bool is_valid = numbers_.read(line, record);
        at_step = record.step;
        return is_valid;
    };
    if (kind == RecordKind::validation)
        return fill(validation = {});
    if (kind == RecordKind::hardware)
        return fill(hardware = {});
    if (kind == RecordKind::train)
        clear(step);
    const std::int64_t train_step = std::exchange(step.step, 0);
    return fill(step) && (kind == RecordKind::train || train_step == step.step);
}

bool RecordReader::read_texts(RecordKind kind, std::string_view line) {
    const OrderedJson record = parse_ordered_json(line);
    if (!record.is_object())
        return false;
    at_step = 0;
    read_field(record, "step", at_step);
    advice = {at_step, {}, {}};
    read_field(record, "id", advice.id);
    read_field(record, "text", advice.what);
    sample = {at_step, {}, {}};
    read_field(record, "text", sample.text);
    read_field(record, "file", sample.file);
    checkpoint = {at_step, sample.file};
    state = {RunPhase::preparing, at_step, advice.what};
    read_field(record, "phase", state.phase);
    settings = {at_step, {}, false, advice.what};
    read_field(record, "settings", settings.settings);
    read_field(record, "replayed", settings.replayed);
    ranks = {at_step, {}};
    if (const auto all = record.find("ranks"); all != record.end() && all->is_array())
        for (const OrderedJson& rank : *all)
            ranks.ranks.push_back(rank_report_from_json(rank));
    return kind != RecordKind::state || record.contains("phase");
}

} // namespace formant
