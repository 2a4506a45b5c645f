#include "engine/session/config/run_config.h"

#include "engine/base/wsl_paths.h"
#include "engine/config/yaml_reader.h"
#include "engine/config/yaml_writer.h"
#include "engine/models/model_kinds.h"
#include "engine/session/config/base_settings.h"
#include "engine/session/config/config_text.h"
#include "engine/session/config/preset.h"
#include "engine/train/layer_selection.h"

#include <fmt/format.h>

#include <algorithm>

namespace formant {
namespace {

std::vector<Field> top_fields() {
    return {
        field("version", &RunConfig::version,
              FORMANT_TR("session", "Version of the configuration format."))
            .label(FORMANT_TR("field", "Format version"))
            .range(1, 1),
        field("name", &RunConfig::name,
              FORMANT_TR("session",
                         "Name of the run and of its folder in the runs folder. Empty: "
                         "that of the configuration file, or of the folder of recordings if "
                         "there is no file or it is called config.yaml."))
            .label(FORMANT_TR("field", "Run name")),
        field("preset", &RunConfig::preset,
              FORMANT_TR("session",
                         "Named set of base values. Values given in the configuration or "
                         "on the command line override it."))
            .label(FORMANT_TR("field", "Preset"))
            .choices(preset_names())
            .alias("--preset"),
    };
}

/// Says what another version of the format means; its range would say that it is 1.
Error explain_version(Error fault) {
    const auto is_version = [](const auto& arg) {
        return arg.first == "key" && arg.second.as_text(to_english) == "version";
    };
    MessageArgs& args = fault.what.args;
    const auto value = std::ranges::find(args, "value", [](const auto& arg) { return arg.first; });
    if (std::ranges::none_of(args, is_version) || value == args.end())
        return fault;
    return {
        ErrorKind::usage,
        message(FORMANT_TR("session", "{where}: the configuration has version {value} of the "
                                      "format; this version of formant reads version 1. Use the "
                                      "newer formant that wrote it, or write version: 1"),
                std::move(args))};
}

/// Reads the file into the table and returns all errors. The first shows how to import the file if
/// another program has written it.
std::vector<Error> faults_in_config(const ConfigTable& table, const Path& file,
                                    UnknownKeys unknown = UnknownKeys::refuse) {
    const auto text = read_config_text(file);
    if (!text)
        return {text.error()};
    auto faults = faults_in_yaml(table, *text, file.string(), unknown);
    for (Error& fault : faults)
        fault = explain_version(std::move(fault));
    if (!faults.empty()) // unknown keys show which program wrote the file
        faults.front() = with_import_command(
            faults.front(), faults_in_yaml(table, *text, file.string(), UnknownKeys::refuse), file);
    return faults;
}

Result<void> read_if_given(const ConfigTable& table, const Path& file, UnknownKeys unknown) {
    if (file.empty())
        return {};
    const std::vector<Error> faults = faults_in_config(table, file, unknown);
    return faults.empty() ? Result<void>() : fail(faults.front());
}

Result<void> apply_settings(const ConfigTable& table, const std::vector<std::string>& settings) {
    for (const std::string& setting : settings)
        if (auto applied = apply_setting(table, setting); !applied)
            return applied;
    return {};
}

bool is_base_setting(const std::string& setting) {
    const std::vector<std::string>& keys = BaseSettings::keys();
    return std::any_of(keys.begin(), keys.end(), [&](const std::string& key) {
        return setting.starts_with(fmt::format("{}=", key));
    });
}

Result<void> read_base_settings(BaseSettings& base, const Path& file,
                                std::vector<std::string> settings) {
    const ConfigTable table = base.table();
    std::erase_if(settings, [](const std::string& one) { return !is_base_setting(one); });
    return read_if_given(table, file, UnknownKeys::ignore).and_then([&] {
        return apply_settings(table, settings);
    });
}

Result<void> apply_base_settings(RunConfig& config, const Path& file,
                                 const std::vector<std::string>& settings) {
    BaseSettings base;
    return read_base_settings(base, file, settings).and_then([&] { return base.apply(config); });
}

void add_error(const Result<void>& done, std::vector<Error>& faults) {
    if (!done)
        faults.push_back(done.error());
}

/// Checks the trainable layers against the kind of model that is trained.
Result<void> check_trained_layers(const RunConfig& config) {
    return check_layer_spec({config.train.layers, config.train.layer_patterns},
                            layer_names_of(config.voice.model));
}

/// Checks the settings of manifests of prepared tokens against the model.
Result<void> check_manifest_settings(const RunConfig& config) {
    const bool is_prepared = features_of(config.voice.model, config.voice.audio).prepared;
    const DataConfig& data = config.data;
    if (is_prepared && data.concatenate_max > 1)
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "data.concatenate_max is {count}, but prepared "
                                                  "tokens are not concatenated; set it to 1"),
                            {{"count", std::to_string(data.concatenate_max)}}));
    if (!is_prepared && (!data.more_manifests.empty() || !data.more_validation_manifests.empty()))
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "several manifests are given, but a model of "
                                                  "type {model} trains on one corpus of "
                                                  "recordings (data.corpus)"),
                            {{"model", config.voice.model.name}}));
    return {};
}

/// Returns whether the name of a folder must not hold the byte: a path separator or control
/// character.
bool is_forbidden_character(char byte) {
    return byte == '/' || static_cast<unsigned char>(byte) < ' ' || byte == 0x7f;
}

} // namespace

std::vector<std::string> path_settings() {
    RunConfig defaults;
    const ConfigTable table = run_config_table(defaults);
    std::vector<std::string> keys;
    for (const BoundField& bound : table.fields())
        if (bound.field.path != PathKind::none)
            keys.push_back(bound.key);
    return keys;
}

std::string absolute_file(const std::string& named, const Path& base) {
    std::string file = from_windows_path(named);
    if (file.empty() || Path(file).is_absolute())
        return file;
    return std::filesystem::absolute(base / file).lexically_normal().string();
}

namespace {

/// `value` is a file or a list of files.
FieldValue with_absolute_files(FieldValue value, const Path& base) {
    if (auto* files = std::get_if<std::vector<std::string>>(&value)) {
        for (std::string& file : *files)
            file = absolute_file(file, base);
        return value;
    }
    return absolute_file(std::get<std::string>(value), base);
}

} // namespace

void make_paths_absolute(RunConfig& config, const Path& base) {
    const ConfigTable table = run_config_table(config);
    for (const BoundField& bound : table.fields())
        if (bound.field.path != PathKind::none)
            bound.field.set(bound.config, with_absolute_files(bound.value(), base));
}

ConfigTable run_config_table(RunConfig& config) {
    ConfigTable table;
    table.add("", config, top_fields());
    add_voice_fields(table, config.voice);
    table.add("data", config.data, data_fields());
    table.add("train", config.train, train_fields());
    return table;
}

Result<void> check_run_name(const std::string& name) {
    const bool has_valid_start = !name.empty() && name.find_first_of(".- ") != 0;
    if (has_valid_start && !name.ends_with(' ') &&
        std::none_of(name.begin(), name.end(), is_forbidden_character))
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "'{name}' cannot be the name of a run: it names a "
                                              "folder, so it must not contain '/' or tabs, start "
                                              "with '.' or '-', or begin or end with a space"),
                        {{"name", name}}));
}

Result<void> check_run_config(const RunConfig& config) {
    return check_mel_config(config.voice.audio)
        .and_then([&] { return check_model_config(config.voice.model, config.voice.audio); })
        .and_then([&] { return check_data_config(config.data); })
        .and_then([&] { return check_train_config(config.train); })
        .and_then([&] { return check_trained_layers(config); })
        .and_then([&] { return check_manifest_settings(config); });
}

std::vector<Error> cross_field_errors(const RunConfig& config) {
    std::vector<Error> faults;
    add_error(check_mel_config(config.voice.audio), faults);
    add_error(check_model_config(config.voice.model, config.voice.audio), faults);
    add_error(check_data_config(config.data), faults);
    add_error(check_train_config(config.train), faults);
    add_error(check_trained_layers(config), faults);
    add_error(check_manifest_settings(config), faults);
    return faults;
}

Result<RunConfig> load_run_config(const Path& file, const std::vector<std::string>& settings) {
    RunConfig config;
    const ConfigTable table = run_config_table(config);
    return apply_base_settings(config, file, settings)
        .and_then([&] { return read_if_given(table, file, UnknownKeys::refuse); })
        .map([&] { make_paths_absolute(config, config_folder(file)); })
        .and_then([&] { return apply_settings(table, settings); })
        .map([&] { make_paths_absolute(config, "."); })
        .and_then([&] { return check_run_config(config); })
        .map([&] { return config; });
}

std::vector<Error> run_config_errors(const Path& file, const std::vector<std::string>& settings) {
    RunConfig config;
    const ConfigTable table = run_config_table(config);
    const auto base = apply_base_settings(config, file, settings); // errors are found again below
    auto faults = file.empty() ? std::vector<Error>() : faults_in_config(table, file);
    for (const std::string& setting : settings)
        add_error(apply_setting(table, setting), faults);
    if (!faults.empty())
        return faults; // partly read values would contradict each other without reason
    add_error(base, faults);
    for (Error& error : cross_field_errors(config))
        faults.push_back(std::move(error));
    return faults;
}

Message model_choice_message(const Path& file, const std::vector<std::string>& settings) {
    BaseSettings base;
    if (!read_base_settings(base, file, settings) || base.names_model())
        return {};
    const auto config = load_run_config(file, settings);
    if (!config)
        return {};
    const std::string& model = config->voice.model.name;
    if (model != RunConfig().voice.model.name)
        return message(FORMANT_TR("session", "the model is {model}, which the preset {preset} "
                                             "selects"),
                       {{"model", model}, {"preset", config->preset}});
    return message(FORMANT_TR("session", "the model is {model}, the default, because the "
                                         "configuration names none; --model (model.name) selects "
                                         "another"),
                   {{"model", model}});
}

std::string run_config_yaml(RunConfig config) {
    return write_yaml(run_config_table(config));
}

} // namespace formant
