#include "engine/session/config/run_config_text.h"

#include "engine/config/yaml_reader.h"
#include "engine/session/config/base_settings.h"

namespace formant {
namespace {

/// Applies preset and model size. An unknown one leaves the default; its fault is found with the
/// others.
RunConfigText read_base(const std::string& text, const std::string& name) {
    BaseSettings base;
    faults_in_yaml(base.table(), text, name, UnknownKeys::ignore);
    RunConfigText read;
    if (auto applied = base.apply(read.base); !applied)
        read.faults.push_back(applied.error());
    read.config = read.base;
    return read;
}

void add_cross_field_errors(RunConfigText& read) {
    if (auto named = check_run_name(read.config.name); !read.config.name.empty() && !named)
        read.faults.push_back(named.error());
    for (Error& error : cross_field_errors(read.config))
        read.faults.push_back(std::move(error));
}

} // namespace

RunConfigText read_run_config_text(const std::string& text, const std::string& name) {
    RunConfigText read = read_base(text, name);
    for (Error& fault : faults_in_yaml(run_config_table(read.config), text, name))
        read.faults.push_back(std::move(fault));
    read.is_complete = read.faults.empty();
    if (read.is_complete) // partly read values would contradict each other without reason
        add_cross_field_errors(read);
    return read;
}

} // namespace formant
