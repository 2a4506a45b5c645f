#include "engine/session/runs/live_config.h"

#include "engine/base/atomic_file.h"
#include "engine/checkpoint/checkpoint_store.h"
#include "engine/config/yaml_reader.h"
#include "engine/config/yaml_writer.h"
#include "engine/session/runs/latest_run_config.h"
#include "engine/session/runs/requested_config.h"
#include "engine/session/runs/run_changes.h"
#include "engine/session/runs/run_folder.h"
#include "engine/train/changed_config.h"

namespace formant {
namespace {

bool resumes(const RunRequest& request, const Path& run) {
    const auto saved = CheckpointStore(RunFolder::checkpoints_of(run)).saved_steps();
    return request.resume == "auto" && saved && !saved->empty();
}

} // namespace

RunConfig with_recorded_changes(RunConfig config, const Path& run) {
    const auto changes = RunChanges(run).effective_changes(run_config_yaml(config));
    if (changes)
        for (const RecordedSettingsChange& change : *changes)
            config = with_changes(std::move(config), change.settings);
    return config;
}

Result<RunConfig> config_at_start(const RunRequest& request) {
    return load_run_config(request).map([&](RunConfig config) {
        const Path run = runs_folder(request) / config.name;
        return resumes(request, run) ? with_recorded_changes(std::move(config), run) : config;
    });
}

Result<RunConfig> config_of_live_run(const Path& run) {
    RunConfig config = with_recorded_changes(latest_run_config(run), run);
    // If a failed start has removed the folder meanwhile, `config` holds the defaults.
    if (const auto written = read_file(RunFolder::config_of(run), max_configuration_bytes);
        !written)
        return fail(written.error());
    return config;
}

RunConfig with_changes(RunConfig config, const SettingValues& settings) {
    if (auto changed = with_settings(config.train, settings))
        config.train = std::move(*changed);
    return config;
}

SettingValues live_changes(RunConfig from, RunConfig to) {
    const ConfigTable before = run_config_table(from), after = run_config_table(to);
    SettingValues changes;
    for (const std::string& key : before.differences(after)) {
        const BoundField& bound = *after.find(key);
        if (!bound.field.restart_needed)
            changes.emplace_back(key, setting_text(bound.value()));
    }
    return changes;
}

} // namespace formant
