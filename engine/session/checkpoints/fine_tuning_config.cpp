#include "engine/session/checkpoints/fine_tuning_config.h"

#include "engine/base/os/os_files.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/config/yaml_reader.h"
#include "engine/session/config/config_draft.h"
#include "engine/session/config/typed_value.h"
#include "engine/session/runs/latest_run_config.h"
#include "engine/session/runs/run_folder.h"
#include "engine/session/runs/run_name.h"

#include <set>

namespace formant {
namespace {

Result<RunConfig> config_in(const Path& checkpoint) {
    const auto state = load_checkpoint(checkpoint);
    if (!state)
        return fail(state.error());
    const auto yaml = state->get<std::string>("config");
    if (!yaml)
        return fail(ErrorKind::checkpoint,
                    message(FORMANT_TR("session", "{file} has no configuration, so it cannot be "
                                                  "continued as a whole; name it in "
                                                  "train.pretrained_path of a configuration"),
                            {{"file", checkpoint.string()}}));
    RunConfig config;
    return read_yaml(run_config_table(config), *yaml, checkpoint.string(), UnknownKeys::ignore)
        .map([&] { return config; });
}

Result<RunConfig> config_of_voice(const Path& checkpoint) {
    const Path run = RunFolder::of_checkpoint(checkpoint);
    return path_exists(RunFolder::config_of(run)) ? Result<RunConfig>(latest_run_config(run))
                                                  : config_in(checkpoint);
}

/// Returns whether the setting belongs to the voice rather than to its training or the machine. The
/// checkpoint itself holds its symbols and the tokenizer that reads texts.
bool is_of_voice(const BoundField& bound) {
    if (bound.key == "text.tokenizer" || bound.key == "text.symbols")
        return false;
    static const std::set<std::string> sections = {"audio", "text", "model", "data"};
    return sections.contains(bound.key.substr(0, bound.key.find('.'))) && !bound.field.only_speed;
}

/// Sets what differs from the preset alone, so that people can read it.
Result<void> add_settings(RunConfig voice, ConfigDraft& draft) {
    const ConfigTable table = run_config_table(voice);
    for (const BoundField& bound : table.fields()) {
        const std::string value = as_typed(bound.value());
        if (!is_of_voice(bound) || value == draft.value(bound.key))
            continue;
        if (auto set = draft.set(bound.key, value); !set)
            return set;
    }
    return {};
}

} // namespace

Result<std::string> fine_tuning_config(const Path& checkpoint, const Path& runs) {
    const auto voice = config_of_voice(checkpoint);
    if (!voice)
        return fail(voice.error());
    ConfigDraft draft("preset: fine_tune\n");
    const auto name = [&] { // an unnamed run is named after its recordings
        return voice->name.empty() ? Result<void>()
                                   : draft.set("name", next_run_name(voice->name, runs));
    };
    return name()
        .and_then([&] { return draft.set("train.pretrained_path", checkpoint.string()); })
        .and_then([&] { return add_settings(*voice, draft); })
        .map([&] { return draft.text(); });
}

} // namespace formant
