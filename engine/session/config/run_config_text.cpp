#include "engine/session/config/run_config_text.h"

#include "engine/config/yaml_reader.h"
#include "engine/session/config/chosen_sets.h"

namespace formant {
namespace {

/// A size or preset that the text does not know leaves the default's; the fault is found with the
/// others.
RunConfigText begin_with(const std::string& text, const std::string& name) {
    ChosenSets chosen;
    faults_in_yaml(chosen.table(), text, name, UnknownKeys::ignore);
    RunConfigText read;
    if (auto begun = chosen.begin(read.beginning); !begun)
        read.faults.push_back(begun.error());
    read.config = read.beginning;
    return read;
}

void add_contradictions(RunConfigText& read) {
    if (auto named = check_run_name(read.config.name); !named)
        read.faults.push_back(named.error());
    for (Error& contradiction : contradictions_in(read.config))
        read.faults.push_back(std::move(contradiction));
}

} // namespace

RunConfigText read_run_config_text(const std::string& text, const std::string& name) {
    RunConfigText read = begin_with(text, name);
    for (Error& fault : faults_in_yaml(run_config_table(read.config), text, name))
        read.faults.push_back(std::move(fault));
    read.is_whole = read.faults.empty();
    if (read.is_whole) // values that were half read contradict each other for no reason
        add_contradictions(read);
    return read;
}

} // namespace formant
