#include "engine/session/interop/foreign_config.h"

#include "engine/session/config/run_config_text.h"
#include "engine/session/interop/config_import.h"
#include "engine/session/interop/public_config_files.h"

namespace formant {

std::optional<RunConfig> config_of_foreign(const Path& checkpoint) {
    for (const Path& file : public_configs_of(checkpoint)) {
        const auto imported = import_config({file.string(), /*out=*/""});
        if (!imported)
            continue;
        const RunConfigText read = read_run_config_text(imported->yaml, file.string());
        const std::string& model = read.config.voice.model.name;
        if (read.faults.empty() && (model == "vits" || model == "hifigan"))
            return read.config;
    }
    return std::nullopt;
}

} // namespace formant
