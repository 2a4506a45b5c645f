#include "engine/session/config/config_service.h"

#include "engine/config/config_help.h"
#include "engine/config/config_reference.h"
#include "engine/session/config/model_text_reader.h"
#include "engine/session/config/preset.h"
#include "engine/session/config/run_config.h"

#include <fmt/format.h>

namespace formant {
namespace {

constexpr const char* introduction =
    R"(<!-- Written by `formant config reference` (CONTRIBUTING.md); the words are the fields' own. -->
# Configuration

A configuration is a YAML file of sections and settings; what it leaves out has its default:

    version: 1
    name: my-voice
    preset: balanced
    data:
      corpus: recordings/metadata.csv
    train:
      max_steps: 20000

A value comes from the last of these that gives it: the default, the preset, the file, the command
line (`--set train.max_steps=20000`, or an option of the setting's own) from left to right. Where no
preset is said, `model.name: vits` begins with the one of its size (or vits-small), and
`model.name: hifigan` with hifigan. Files named in the configuration are relative to its folder,
those of the command line to the folder that it is typed in. An unknown or repeated key, a wrong
type and a value out of range are refused with file, line and the nearest name.

    formant config check my.yaml           # valid, or what is wrong and where
    formant config show my.yaml            # every setting with its value
    formant config import old.yaml         # from the older scripts' form to this one
    formant config help train              # this page's blocks in the terminal

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

/// What a training refuses when it begins.
std::vector<Error> faults_at_start(const RunConfig& config) {
    std::vector<Error> faults;
    if (auto named = check_run_name(config.name); !named)
        faults.push_back(named.error());
    if (const auto reader = model_text_reader(config.voice); !reader)
        faults.push_back(reader.error());
    return faults;
}

std::vector<Message> notes_on(RunConfig config, const std::string& file) {
    RunConfig defaults;
    std::vector<Message> notes;
    if (run_config_table(config).differences(run_config_table(defaults)).empty())
        notes.push_back(message(FORMANT_TR("session", "{file} changes nothing: everything is as it "
                                                      "is by default"),
                                {{"file", file}}));
    if (config.data.corpus.empty())
        notes.push_back(message(FORMANT_TR("session", "data.corpus is still to be set: the folder "
                                                      "of your recordings or their metadata "
                                                      "file")));
    return notes;
}

ConfigTable named(const ConfigTable& table, const std::string& name) {
    std::vector<std::string> keys;
    for (const BoundField& bound : table.fields())
        if (bound.field.name == name)
            keys.push_back(bound.key);
    return table.only(keys);
}

} // namespace

ConfigFindings check_config(const ConfigRequest& request) {
    ConfigFindings findings;
    findings.faults = faults_of_run_config(request.file, request.settings);
    if (!findings.faults.empty())
        return findings;
    if (auto config = load_run_config(request.file, request.settings)) {
        findings.faults = faults_at_start(*config);
        findings.notes = notes_on(std::move(*config), request.file);
    }
    return findings;
}

Result<std::string> show_config(const ConfigRequest& request) {
    return load_run_config(request.file, request.settings).map(run_config_yaml);
}

Result<std::string> describe_settings(const std::string& key) {
    RunConfig defaults;
    const ConfigTable all = run_config_table(defaults);
    if (key.empty())
        return describe_sections(all);
    ConfigTable asked = all.below(key);
    if (asked.fields().empty())
        asked = named(all, key);
    if (asked.fields().empty())
        return fail(all.unknown_key(key, "config help"));
    return describe_fields(asked);
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
