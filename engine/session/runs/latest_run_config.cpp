#include "engine/session/runs/latest_run_config.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/base/text/bounded_line.h"
#include "engine/base/text/json_text.h"
#include "engine/config/yaml_reader.h"
#include "engine/session/runs/run_folder.h"

#include <nlohmann/json.hpp>

namespace formant {
namespace {

/// Returns an empty text for a line without a configuration; the last line may still be incomplete.
std::string config_of_line(const std::string& line) {
    const auto record = parse_json(line);
    const auto found = record.is_object() ? record.find("config") : record.end();
    return found != record.end() && found->is_string() ? found->get<std::string>() : "";
}

Result<std::string> latest_yaml(const Path& run) {
    auto yaml = read_file(RunFolder::config_of(run), max_configuration_bytes);
    auto changes = open_input_file(RunFolder::changes_of(run));
    for (std::string line;
         changes && read_bounded_line(*changes, line, 2 * max_configuration_bytes);)
        if (std::string changed = config_of_line(line); !changed.empty())
            yaml = std::move(changed);
    return yaml;
}

} // namespace

Result<RunConfig> read_latest_run_config(const Path& run) {
    return latest_yaml(run).and_then([&](const std::string& yaml) {
        RunConfig config;
        return read_yaml(run_config_table(config), yaml, RunFolder::config_of(run).string(),
                         UnknownKeys::ignore)
            .map([&] { return config; });
    });
}

RunConfig latest_run_config(const Path& run) {
    return read_latest_run_config(run).value_or(RunConfig());
}

} // namespace formant
