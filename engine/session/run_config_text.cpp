#include "engine/session/run_config_text.h"

#include "engine/config/yaml_reader.h"
#include "engine/session/preset.h"
#include "engine/session/run_folder.h"

namespace formant {
namespace {

/// A size that the text does not know leaves the default's; the fault is found with the others.
RunConfig beginning_of(const std::string& text, const std::string& name) {
    RunConfig chosen;
    faults_in_yaml(run_config_table(chosen).only({"preset", "model.size"}), text, name,
                   UnknownKeys::ignore);
    RunConfig beginning;
    set_model_size(beginning.voice.model, chosen.voice.model.size);
    beginning.voice.model.size = RunConfig().voice.model.size; // that is the text's own
    beginning.preset = chosen.preset;
    apply_preset(run_config_table(beginning), chosen.preset).value(); // a test reads each of them
    return beginning;
}

void add_contradictions(RunConfigText& read) {
    if (auto named = check_run_name(read.config.name); !named)
        read.faults.push_back(named.error());
    for (Error& contradiction : contradictions_in(read.config))
        read.faults.push_back(std::move(contradiction));
}

} // namespace

RunConfigText read_run_config_text(const std::string& text, const std::string& name) {
    RunConfigText read;
    read.beginning = beginning_of(text, name);
    read.config = read.beginning;
    read.faults = faults_in_yaml(run_config_table(read.config), text, name);
    if (read.faults.empty()) // values that were half read contradict each other for no reason
        add_contradictions(read);
    return read;
}

} // namespace formant
