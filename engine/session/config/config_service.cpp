#include "engine/session/config/config_service.h"

#include "engine/config/config_help.h"
#include "engine/config/config_reference.h"
#include "engine/config/yaml_edit.h"
#include "engine/config/yaml_reader.h"
#include "engine/session/config/config_text.h"
#include "engine/session/config/model_text_reader.h"
#include "engine/session/config/preset.h"
#include "engine/session/config/run_config.h"

#include <fmt/format.h>

namespace formant {
namespace {

constexpr const char* introduction =
    R"(<!-- Written by `formant config reference` (CONTRIBUTING.md); edit the texts in the source. -->
# Configuration

A configuration is a YAML file of sections and settings. Settings that it does not give have their
defaults:

    version: 1
    name: my-voice
    preset: balanced
    data:
      corpus: recordings/metadata.csv
    train:
      max_steps: 20000

Later sources override earlier ones: the defaults, the preset, the file, and the command line
(`--set train.max_steps=20000`, or the setting's own option) from left to right. Without a preset,
`model.name` uses the default preset of that model, or the one of its size if there are several.
Relative paths in the configuration refer to its folder, those on the command line to the
current folder. Unknown or repeated keys, wrong types and values out of range are errors that name
the file, the line and the nearest valid name.

    formant config check my.yaml           # validate, with the place of every error
    formant config show my.yaml            # every setting with its value
    formant config import old.yaml         # convert a configuration of the legacy scripts
    formant config help train              # the entries of this page in the terminal

)";

std::string presets_as_markdown() {
    std::string text = "## Presets\n\n`preset: NAME` in the file, or `--preset NAME`.\n\n";
    for (const Preset& preset : presets()) {
        text += fmt::format("### {}\n\n{}\n\n", preset.name, preset.help.text);
        if (!preset.yaml.empty())
            text += fmt::format("```yaml\n{}```\n\n", preset.yaml);
    }
    return text;
}

/// Returns errors beyond those of single values that prevent a training run from starting.
std::vector<Error> start_errors(const RunConfig& config) {
    std::vector<Error> faults;
    if (auto named = check_run_name(config.name); !config.name.empty() && !named)
        faults.push_back(named.error());
    if (const auto readable = check_text_reader(config); !readable)
        faults.push_back(readable.error());
    return faults;
}

std::vector<Message> notes_on(RunConfig config, const std::string& file) {
    RunConfig defaults;
    std::vector<Message> notes;
    if (run_config_table(config).differences(run_config_table(defaults)).empty())
        notes.push_back(message(FORMANT_TR("session", "{file} changes nothing: every setting has "
                                                      "its default value"),
                                {{"file", file}}));
    if (config.data.corpus.empty())
        notes.push_back(message(FORMANT_TR("session", "data.corpus is not set: give the folder of "
                                                      "your recordings or their metadata file")));
    return notes;
}

/// Returns a note for each setting that the file gives by its former key.
std::vector<Message> former_key_notes(RunConfig config, const std::string& file) {
    const std::string text = read_config_text(file).value_or("");
    const ConfigTable table = run_config_table(config);
    std::vector<Message> notes;
    for (const BoundField& bound : table.fields())
        if (bound.field.was_renamed)
            if (const int line = line_of_key(text, bound.field.other_key); line > 0)
                notes.push_back(former_key_note(bound, fmt::format("{}:{}", file, line)));
    return notes;
}

ConfigTable fields_named(const ConfigTable& table, const std::string& name) {
    std::vector<std::string> keys;
    for (const BoundField& bound : table.fields())
        if (bound.field.name == name)
            keys.push_back(bound.key);
    return table.only(keys);
}

} // namespace

ConfigFindings check_config(const ConfigRequest& request) {
    ConfigFindings findings;
    findings.faults = run_config_errors(request.file, request.settings);
    if (!findings.faults.empty())
        return findings;
    if (auto config = load_run_config(request.file, request.settings)) {
        findings.faults = start_errors(*config);
        findings.notes = notes_on(*config, request.file);
        for (Message& note : former_key_notes(std::move(*config), request.file))
            findings.notes.push_back(std::move(note));
    }
    return findings;
}

Result<std::string> show_config(const ConfigRequest& request) {
    return load_run_config(request.file, request.settings).map(run_config_yaml);
}

std::optional<std::string> setting_key(const std::string& name) {
    RunConfig config;
    const ConfigTable named = fields_named(run_config_table(config), name);
    return named.fields().size() == 1 ? std::optional(named.fields().front().key) : std::nullopt;
}

Result<std::string> describe_settings(const std::string& key) {
    RunConfig defaults;
    const ConfigTable all = run_config_table(defaults);
    if (key.empty())
        return describe_sections(all);
    ConfigTable selected = all.below(key);
    if (selected.fields().empty())
        selected = fields_named(all, key);
    if (selected.fields().empty())
        return fail(all.unknown_key(key, "config help"));
    return describe_fields(selected);
}

std::string configuration_reference() {
    RunConfig defaults;
    std::string text = introduction;
    text += presets_as_markdown();
    text += fields_as_markdown(run_config_table(defaults));
    text.pop_back(); // the empty line after the last block
    return text;
}

} // namespace formant
