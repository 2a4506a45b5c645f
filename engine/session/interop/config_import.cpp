#include "engine/session/interop/config_import.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/base/text/lower_case.h"
#include "engine/checkpoint/onnx_weights.h"
#include "engine/config/yaml_reader.h"
#include "engine/config/yaml_writer.h"
#include "engine/models/model_kinds.h"
#include "engine/models/upstream_layout.h"
#include "engine/onnx/onnx_reader.h"
#include "engine/session/config/run_config.h"
#include "engine/session/config/run_config_text.h"
#include "engine/session/interop/legacy_config.h"
#include "engine/session/interop/legacy_settings.h"
#include "engine/session/interop/third_party_config_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <optional>

namespace formant {
namespace {

/// The depth of lightning_logs/version_0/checkpoints.
constexpr int lightning_folder_depth = 3;

/// A setting of this program and the text of its value.
struct TargetSetting {
    std::string key;
    std::string text;
};

/// Returns whether the option takes the same values as its setting, unlike "--use-bf16".
bool takes_any_value(const CommandLineAlias& alias) {
    return alias.value.empty() || alias.value == "true" || alias.value == "on";
}

/// Finds the setting of the option that is called like a legacy setting, such as "train_manifest":
/// the legacy scripts had the same options, with settings of the same names.
const BoundField* setting_of_option(const ConfigTable& table, const std::string& name) {
    std::string option = fmt::format("--{}", name);
    std::replace(option.begin(), option.end(), '_', '-');
    for (const BoundField& bound : table.fields())
        for (const CommandLineAlias& alias : bound.field.aliases)
            if (alias.option == option && takes_any_value(alias))
                return &bound;
    return nullptr;
}

/// Finds the setting of the same name, which the legacy scripts may have had in another section.
const BoundField* find_same_setting(const ConfigTable& table, const LegacyConfigEntry& entry) {
    const std::string section = entry.key.substr(0, entry.key.size() - entry.name.size());
    if (const BoundField* bound = table.find(entry.key))
        return bound;
    static const std::array<std::string, 4> sections = {"", "train.", "training.", "data."};
    if (std::find(sections.begin(), sections.end(), section) == sections.end())
        return nullptr;
    for (const char* ours : {"train", "data", "audio", "text"})
        if (const BoundField* bound = table.find(fmt::format("{}.{}", ours, entry.name)))
            return bound;
    return setting_of_option(table, entry.name);
}

Result<std::string> translate_value(const LegacySetting& legacy, const LegacyConfigEntry& entry) {
    if (legacy.value_map.empty())
        return entry.text;
    for (const auto& [theirs, ours] : legacy.value_map)
        if (theirs == lower_case(entry.text))
            return ours;
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "{where}: '{value}' is not a valid value of {name}"),
                        {{"where", entry.where}, {"value", entry.text}, {"name", entry.name}}));
}

class ConfigImporter {
  public:
    ImportedConfig translate(const std::vector<LegacyConfigEntry>& entries) {
        ImportedConfig imported;
        third_party_ = ThirdPartyConfigReader::detect(entries);
        if (third_party_)
            apply_implied();
        for (const LegacyConfigEntry& entry : entries) {
            if (third_party_ && third_party_->is_table_entry(entry))
                continue;
            const auto becomes = import_entry(entry);
            imported.settings.push_back({entry.key, entry.text, becomes.value_or(""),
                                         becomes ? Message() : becomes.error().what});
        }
        imported.yaml = write_yaml(table_.only(keys_));
        return imported;
    }
    Result<void> check() const { return check_run_config(config_); }

    /// Returns a note for each file that does not exist relative to the folder of `out`.
    std::vector<Message> missing_file_notes(const Path& out) const {
        std::vector<Message> notes;
        for (const char* key :
             {"data.corpus", "data.validation", "data.exclude_sequences", "train.pretrained_path"})
            if (source_keys_.contains(key))
                if (const Path file = file_of(key); !path_exists(out.parent_path() / file))
                    notes.push_back(missing_file_message(key, out, file));
        return notes;
    }

  private:
    /// Stores one value and returns its setting as text; the error is the reason to skip it.
    Result<std::string> import_entry(const LegacyConfigEntry& entry) {
        return translate_entry(entry).and_then(
            [&](const TargetSetting& ours) -> Result<std::string> {
                if (const auto given = source_keys_.find(ours.key); given != source_keys_.end())
                    return fail(given_twice_error(ours.key, given->second));
                return assign_text(table_, ours.key, ours.text, entry.where).map([&] {
                    source_keys_[ours.key] = entry.key;
                    keys_.push_back(ours.key);
                    return fmt::format("{}: {}", ours.key, ours.text);
                });
            });
    }

    /// Stores the implied settings, whose keys and types are valid.
    void apply_implied() {
        for (const auto& [key, text] : third_party_->implied_settings())
            if (assign_text(table_, key, text, key))
                keys_.push_back(key);
    }

    std::optional<TargetSetting> translate_third_party(const LegacyConfigEntry& entry) const {
        const auto setting = third_party_ ? third_party_->translate(entry) : std::nullopt;
        if (!setting || table_.find(setting->first) == nullptr)
            return std::nullopt;
        return TargetSetting{setting->first, setting->second};
    }

    Path file_of(const std::string& key) const {
        return std::get<std::string>(table_.find(key)->value());
    }

    static Message missing_file_message(const std::string& key, const Path& out, const Path& file) {
        return message(
            FORMANT_TR("session", "{key}: there is no {file}; paths in {out} are "
                                  "relative to its folder, so give an absolute path"),
            {{"key", key}, {"file", (out.parent_path() / file).string()}, {"out", out.string()}});
    }

    Result<TargetSetting> translate_entry(const LegacyConfigEntry& entry) const {
        if (auto ours = translate_third_party(entry))
            return *ours;
        if (entry.text.empty())
            return fail(ErrorKind::usage, message(FORMANT_TR("session", "it has no value")));
        if (const BoundField* same = find_same_setting(table_, entry))
            return TargetSetting{same->key, entry.text};
        const LegacySetting* legacy = find_legacy_setting(entry.name);
        if (legacy == nullptr)
            return fail(unknown(entry));
        const std::string key = legacy->key;
        if (key.empty())
            return fail(ErrorKind::usage, message(legacy->why));
        return translate_value(*legacy, entry).map([&](const std::string& text) {
            return TargetSetting{key, text};
        });
    }

    static Error unknown(const LegacyConfigEntry& entry) {
        return {ErrorKind::usage, message(FORMANT_TR("session", "{where}: unknown setting '{key}'"),
                                          {{"where", entry.where}, {"key", entry.key}})};
    }

    static Error given_twice_error(const std::string& key, const std::string& first) {
        return {ErrorKind::usage, message(FORMANT_TR("session", "{first} already sets {key}"),
                                          {{"first", first}, {"key", key}})};
    }

    std::unique_ptr<ThirdPartyConfigReader> third_party_; ///< null for the legacy scripts
    RunConfig config_;
    const ConfigTable table_ = run_config_table(config_);
    std::vector<std::string> keys_ = {"version"};
    std::map<std::string, std::string> source_keys_; ///< key of this program -> key in the file
};

Result<void> write_new_file(const Path& file, const std::string& yaml) {
    if (!path_exists(file))
        return write_file_atomically(file, yaml);
    return fail(ErrorKind::usage, message(FORMANT_TR("session", "{file} exists already; choose "
                                                                "another name with --out"),
                                          {{"file", file.string()}}));
}

Error missing_config_error(const Path& checkpoint) {
    const Path name = is_onnx_file(checkpoint) ? checkpoint.filename().string() + ".json"
                                               : std::string("config.json");
    return {ErrorKind::checkpoint,
            message(FORMANT_TR("session", "{file} was written by another program, and no {config} "
                                          "next to it describes the model: put the one it was "
                                          "trained with there"),
                    {{"file", checkpoint.string()}, {"config", name.string()}})};
}

/// Imports the configuration of a model that has upstream weights.
Result<RunConfig> import_voice_config(const Path& file) {
    const auto imported = import_config({file.string(), /*out=*/""});
    if (!imported)
        return fail(ErrorKind::checkpoint, imported.error().what);
    const RunConfigText read = read_run_config_text(imported->yaml, file.string());
    if (!read.faults.empty() || kind_of(read.config.voice.model).upstream() == nullptr)
        return fail(ErrorKind::checkpoint,
                    message(FORMANT_TR("session", "{file} describes no model whose weights this "
                                                  "program reads"),
                            {{"file", file.string()}}));
    return read.config;
}

/// Replaces sizes, which Piper's configurations do not state, by those of the graph.
Result<RunConfig> with_sizes_of_graph(RunConfig config, const Path& file) {
    auto* const settings_of_graph = kind_of(config.voice.model).upstream()->settings_of_graph;
    if (settings_of_graph == nullptr)
        return config;
    const auto settings = onnx::read_onnx_file(file).and_then(
        [&](const onnx::OnnxFile& read) { return settings_of_graph(read.graph); });
    if (!settings)
        return fail(settings.error());
    const ConfigTable table = run_config_table(config);
    for (const auto& [key, text] : *settings)
        if (auto assigned = assign_text(table, key, text, file.string()); !assigned)
            return fail(ErrorKind::checkpoint, assigned.error().what);
    return check_run_config(config).map([&] { return std::move(config); });
}

} // namespace

Result<ImportedConfig> import_config(const ConfigImport& request) {
    const auto entries = read_legacy_config(request.file);
    if (!entries)
        return fail(entries.error());
    ConfigImporter importer;
    ImportedConfig imported = importer.translate(*entries);
    auto done = importer.check().and_then([&]() -> Result<void> {
        return request.out.empty() ? Result<void>() : write_new_file(request.out, imported.yaml);
    });
    if (!done)
        return fail(done.error());
    if (!request.out.empty())
        imported.notes = importer.missing_file_notes(request.out);
    return imported;
}

std::vector<Path> adjacent_configs(const Path& checkpoint) {
    const Path file = std::filesystem::absolute(checkpoint);
    std::vector<Path> found;
    const auto add = [&](const Path& config) {
        if (path_exists(config))
            found.push_back(config);
    };
    if (is_onnx_file(file))
        add(file.string() + ".json");
    const int above = file.extension() == ".ckpt" ? lightning_folder_depth : 0;
    Path folder = file.parent_path();
    for (int i = 0; i <= above; ++i, folder = folder.parent_path())
        add(folder / "config.json");
    return found;
}

Result<RunConfig> import_adjacent_config(const Path& checkpoint) {
    std::optional<Error> error;
    for (const Path& file : adjacent_configs(checkpoint)) {
        auto imported = import_voice_config(file);
        if (imported && is_onnx_file(checkpoint))
            return with_sizes_of_graph(std::move(*imported), checkpoint);
        if (imported)
            return imported;
        if (!error)
            error = imported.error();
    }
    return fail(error.value_or(missing_config_error(checkpoint)));
}

} // namespace formant
