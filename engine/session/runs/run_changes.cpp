#include "engine/session/runs/run_changes.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_disk_error.h"
#include "engine/base/os/os_files.h"
#include "engine/base/os/os_output_file.h"
#include "engine/base/text/json_text.h"
#include "engine/config/yaml_reader.h"
#include "engine/session/config/run_config.h"
#include "engine/session/runs/run_folder.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>
#include <sstream>

namespace formant {
namespace {

using OrderedJson = nlohmann::ordered_json; // settings stay in the order in which they were changed

Result<void> append(const Path& file, const OrderedJson& line) {
    const std::string end_of_last = ends_with_line(file) ? "" : "\n"; // cut off by a crash
    OutputFile out(file, OutputFile::Mode::append);
    out.write(end_of_last + line.dump(-1, ' ', false, OrderedJson::error_handler_t::replace) +
              "\n");
    return out.close() ? Result<void>() : write_failure(file, out.error_number());
}

/// Skips a line that was cut off by a crash.
Result<void> for_each_change(const Path& file,
                             const std::function<void(const OrderedJson&)>& visit) {
    if (!path_exists(file))
        return {};
    return read_file(file).map([&](const std::string& text) {
        std::istringstream lines(text);
        for (std::string line; std::getline(lines, line);)
            if (const OrderedJson change = parse_ordered_json(line); change.is_object())
                visit(change);
    });
}

/// Returns the keys whose values differ; none if one of the texts is not a configuration.
std::vector<std::string> differences(const std::string& before, const std::string& after) {
    RunConfig one, other;
    const ConfigTable first = run_config_table(one), second = run_config_table(other);
    const auto read = read_yaml(first, before, "configuration", UnknownKeys::ignore).and_then([&] {
        return read_yaml(second, after, "configuration", UnknownKeys::ignore);
    });
    return read ? first.differences(second) : std::vector<std::string>();
}

void drop(std::vector<RecordedSettingsChange>& changes, const std::vector<std::string>& keys) {
    for (RecordedSettingsChange& change : changes)
        std::erase_if(change.settings, [&](const auto& setting) {
            return std::find(keys.begin(), keys.end(), setting.first) != keys.end();
        });
    std::erase_if(changes,
                  [](const RecordedSettingsChange& change) { return change.settings.empty(); });
}

std::int64_t step_of(const OrderedJson& change, const char* key) {
    const auto step = change.find(key);
    return step != change.end() && step->is_number() ? step->get<std::int64_t>() : 0;
}

SettingValues settings_of(const OrderedJson& settings) {
    SettingValues values;
    for (const auto& [key, value] : settings.items())
        if (value.is_string())
            values.emplace_back(key, value);
    return values;
}

/// Accumulates the lines of the file.
struct ChangesSoFar {
    std::string config; ///< of the last start
    std::vector<RecordedSettingsChange> changes;

    void apply(const OrderedJson& line) {
        if (line.contains("config") && line["config"].is_string())
            start_with(line["config"]);
        else if (line.contains("resume"))
            std::erase_if(changes,
                          [step = step_of(line, "resume")](const RecordedSettingsChange& change) {
                              return change.step > step;
                          });
        else if (line.contains("settings") && line["settings"].is_object())
            changes.push_back({step_of(line, "step"), settings_of(line["settings"])});
    }
    void start_with(const std::string& yaml) {
        drop(changes, differences(config, yaml));
        config = yaml;
    }
};

Result<ChangesSoFar> read_changes(const Path& file, const Path& config_file) {
    auto config = read_file_if_present(config_file);
    if (!config)
        return fail(config.error());
    ChangesSoFar so_far{std::move(*config), {}};
    return for_each_change(file, [&](const OrderedJson& line) { so_far.apply(line); }).map([&] {
        return so_far;
    });
}

} // namespace

RunChanges::RunChanges(const Path& run_folder)
    : file_(RunFolder::changes_of(run_folder)), config_file_(RunFolder::config_of(run_folder)) {}

Result<void> RunChanges::add_config(const std::string& yaml) const {
    const auto so_far = read_changes(file_, config_file_);
    if (!so_far)
        return fail(so_far.error());
    return so_far->config == yaml ? Result<void>() : append(file_, {{"config", yaml}});
}

Result<void> RunChanges::add(const SettingsChanged& changed) const {
    OrderedJson settings = OrderedJson::object();
    for (const auto& [key, value] : changed.settings)
        settings[key] = value;
    return append(file_, {{"step", changed.step}, {"settings", settings}});
}

Result<void> RunChanges::discard_after(std::int64_t step) const {
    const auto so_far = read_changes(file_, config_file_);
    if (!so_far)
        return fail(so_far.error());
    const bool has_later =
        std::any_of(so_far->changes.begin(), so_far->changes.end(),
                    [&](const RecordedSettingsChange& change) { return change.step > step; });
    return has_later ? append(file_, {{"resume", step}}) : Result<void>();
}

Result<void> RunChanges::discard_all() const {
    return remove_file(file_);
}

Result<std::vector<RecordedSettingsChange>>
RunChanges::effective_changes(const std::string& config_yaml) const {
    return read_changes(file_, config_file_).map([&](ChangesSoFar so_far) {
        so_far.start_with(config_yaml);
        return so_far.changes;
    });
}

} // namespace formant
