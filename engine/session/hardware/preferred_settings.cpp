#include "engine/session/hardware/preferred_settings.h"

#include "engine/config/yaml_reader.h"
#include "engine/session/config/run_config.h"

namespace formant {
namespace {

/// One that is settled: "automatic" would be settled by itself.
bool is_value_of(const std::string& key, const std::string& text) {
    RunConfig config;
    const ConfigTable table = run_config_table(config);
    return assign_text(table, key, text, key).has_value() && !table.find(key)->is_automatic();
}

} // namespace

void prefer_chosen(std::vector<SuggestedSetting>& suggestions, const GpuConfig& remembered,
                   const std::string& device) {
    if (remembered.device != device)
        return;
    for (SuggestedSetting& one : suggestions) {
        const auto chosen = remembered.settings.find(one.key);
        if (one.is_only_choice || chosen == remembered.settings.end() ||
            !is_value_of(one.key, chosen->second))
            continue;
        one.value = chosen->second;
        one.reason = message(FORMANT_TR("session", "you chose it for this device"));
    }
}

} // namespace formant
