#include "engine/train/metrics/record_reader.h"

#include "engine/base/message_json.h"
#include "engine/train/metrics/event_json.h"

#include <nlohmann/json.hpp>

#include <array>
#include <string>
#include <utility>

namespace formant {
namespace {

using OrderedJson = nlohmann::ordered_json; // settings stay in the order in which they were changed

constexpr std::string_view beginning = R"({"type":")";
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
};

/// The writers begin with the type, which saves a search.
RecordKind kind_of(std::string_view line) {
    if (!line.starts_with(beginning))
        return RecordKind::bad;
    line.remove_prefix(beginning.size());
    const std::string_view name = line.substr(0, line.find('"'));
    for (const auto& [known, kind] : kinds)
        if (name == known)
            return kind;
    return RecordKind::other;
}

void take(const OrderedJson& record, const char* key, std::string& value) {
    if (const auto found = record.find(key); found != record.end() && found->is_string())
        value = *found;
}

void take(const OrderedJson& record, const char* key, std::int64_t& value) {
    if (const auto found = record.find(key); found != record.end() && found->is_number())
        value = *found;
}

/// Older runs have the English words alone.
void take(const OrderedJson& record, const char* key, Message& value) {
    std::string words;
    take(record, "message", words);
    if (auto message = message_of_json(words))
        value = std::move(*message);
    else
        take(record, key, value.text);
}

void take(const OrderedJson& record, const char* key, RunPhase& value) {
    std::string name;
    take(record, key, name);
    value = phase_of_name(name).value_or(value);
}

void take(const OrderedJson& record, const char* key, bool& value) {
    if (const auto found = record.find(key); found != record.end() && found->is_boolean())
        value = *found;
}

void take(const OrderedJson& record, const char* key, SettingValues& values) {
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

RecordKind RecordReader::read(std::string_view line) {
    const RecordKind kind = kind_of(line);
    switch (kind) {
    case RecordKind::bad:
        return kind;
    case RecordKind::train:
    case RecordKind::time:
    case RecordKind::validation:
    case RecordKind::hardware:
        return read_numbers(kind, line) ? kind : RecordKind::bad;
    default:
        return read_words(kind, line) ? kind : RecordKind::bad;
    }
}

bool RecordReader::read_numbers(RecordKind kind, std::string_view line) {
    const auto fill = [&](auto& record) {
        const bool whole = numbers_.read(line, record);
        at_step = record.step;
        return whole;
    };
    if (kind == RecordKind::validation)
        return fill(validation = {});
    if (kind == RecordKind::hardware)
        return fill(hardware = {});
    if (kind == RecordKind::train)
        clear(step);
    const std::int64_t begun = std::exchange(step.step, 0);
    return fill(step) && (kind == RecordKind::train || begun == step.step);
}

bool RecordReader::read_words(RecordKind kind, std::string_view line) {
    const OrderedJson record = OrderedJson::parse(line, nullptr, /*allow_exceptions=*/false);
    if (!record.is_object())
        return false;
    at_step = 0;
    take(record, "step", at_step);
    advice = {at_step, {}, {}};
    take(record, "id", advice.id);
    take(record, "text", advice.what);
    sample = {at_step, {}, {}};
    take(record, "text", sample.text);
    take(record, "file", sample.file);
    checkpoint = {at_step, sample.file};
    state = {RunPhase::preparing, at_step, advice.what};
    take(record, "phase", state.phase);
    settings = {at_step, {}, false, advice.what};
    take(record, "settings", settings.settings);
    take(record, "replayed", settings.replayed);
    return kind != RecordKind::state || record.contains("phase");
}

} // namespace formant
