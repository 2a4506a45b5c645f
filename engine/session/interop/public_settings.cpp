#include "engine/session/interop/public_settings.h"

#include "engine/session/interop/coqui_settings.h"
#include "engine/session/interop/piper_settings.h"
#include "engine/session/interop/trainer_settings.h"

#include <algorithm>
#include <charconv>

namespace formant {
namespace {

const OlderEntry* find(const std::vector<OlderEntry>& entries, const std::string& key) {
    const auto found = std::ranges::find(entries, key, &OlderEntry::key);
    return found == entries.end() ? nullptr : &*found;
}

} // namespace

std::unique_ptr<PublicSettings> PublicSettings::recognise(const std::vector<OlderEntry>& entries) {
    if (auto of_trainers = TrainerSettings::recognise(entries))
        return of_trainers;
    if (auto of_piper = PiperSettings::recognise(entries))
        return of_piper;
    return CoquiSettings::recognise(entries);
}

bool PublicSettings::is_of_table(const OlderEntry& /*entry*/) const {
    return false;
}

std::vector<PublicSettings::Setting> recipe_of_public_vits() {
    return {{"train.schedule", "exponential"},
            {"train.warmup_steps", "0"},
            {"train.weight_decay", "0.01"},
            {"train.grad_clip", "1e9"},
            {"train.explosion_threshold", "100"}};
}

std::string text_of(const std::vector<OlderEntry>& entries, const std::string& key) {
    const OlderEntry* entry = find(entries, key);
    return entry == nullptr ? "" : entry->text;
}

bool has_entry(const std::vector<OlderEntry>& entries, const std::string& key) {
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
