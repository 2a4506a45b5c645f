#include "engine/session/interop/third_party_config_reader.h"

#include "engine/models/model_kinds.h"
#include "engine/session/interop/coqui_config_reader.h"
#include "engine/session/interop/indextts2_config_reader.h"
#include "engine/session/interop/piper_config_reader.h"
#include "engine/session/interop/upstream_config_reader.h"
#include "engine/session/interop/xtts_config_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace formant {
namespace {

const LegacyConfigEntry* find(const std::vector<LegacyConfigEntry>& entries,
                              const std::string& key) {
    const auto found = std::ranges::find(entries, key, &LegacyConfigEntry::key);
    return found == entries.end() ? nullptr : &*found;
}

} // namespace

std::unique_ptr<ThirdPartyConfigReader>
ThirdPartyConfigReader::detect(const std::vector<LegacyConfigEntry>& entries) {
    if (auto of_trainers = UpstreamConfigReader::detect(entries))
        return of_trainers;
    if (auto of_piper = PiperConfigReader::detect(entries))
        return of_piper;
    if (auto of_indextts2 = IndexTts2ConfigReader::detect(entries))
        return of_indextts2;
    if (auto of_xtts = XttsConfigReader::detect(entries))
        return of_xtts;
    return CoquiConfigReader::detect(entries);
}

bool ThirdPartyConfigReader::is_table_entry(const LegacyConfigEntry& /*entry*/) const {
    return false;
}

std::vector<ThirdPartyConfigReader::Setting> upstream_vits_recipe() {
    return {{"train.schedule", "exponential"},    {"train.warmup_steps", "0"},
            {"train.weight_decay", "0.01"},       {"train.grad_clip", "1e9"},
            {"train.explosion_threshold", "100"}, {"train.gradient_accumulation_steps", "1"}};
}

std::string model_key(UpstreamTrainer trainer, std::string_view name) {
    return fmt::format("model.{}.{}", kind_of(trainer).name(), name);
}

std::string text_of(const std::vector<LegacyConfigEntry>& entries, const std::string& key) {
    const LegacyConfigEntry* entry = find(entries, key);
    return entry == nullptr ? "" : entry->text;
}

bool has_entry(const std::vector<LegacyConfigEntry>& entries, const std::string& key) {
    return find(entries, key) != nullptr;
}

double number_of(const std::string& text, double otherwise) {
    double number = otherwise;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

std::string lists_as_texts(const std::string& lists) {
    std::string texts;
    int depth = 0;
    for (const char letter : lists) {
        depth += letter == '[' ? 1 : letter == ']' ? -1 : 0;
        if (letter == '[' || letter == ']')
            continue;
        if (letter == ',' && depth == 1)
            texts += ", ";
        else if (depth == 2 && letter != ' ')
            texts += letter == ',' ? ' ' : letter;
    }
    return "[" + texts + "]";
}

} // namespace formant
