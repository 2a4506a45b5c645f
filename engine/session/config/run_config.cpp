#include "engine/session/config/run_config.h"

#include "engine/base/wsl_paths.h"
#include "engine/config/yaml_reader.h"
#include "engine/config/yaml_writer.h"
#include "engine/session/config/chosen_sets.h"
#include "engine/session/config/preset.h"

#include <fmt/format.h>

#include <algorithm>

namespace formant {
namespace {

std::vector<Field> top_fields() {
    return {
        field("version", &RunConfig::version,
              FORMANT_TR("session", "Version of the configuration's form."))
            .range(1, 1),
        field("name", &RunConfig::name,
              FORMANT_TR("session", "Name of the run; its folder below the runs folder.")),
        field("preset", &RunConfig::preset,
              FORMANT_TR("session", "Named set of values to begin with; every value that the "
                                    "configuration or the command line gives wins over it."))
            .choices(preset_names())
            .alias("--preset"),
    };
}

void make_files_absolute(RunConfig& config, const Path& base) {
    for (const FileSetting& setting : file_settings())
        setting.of(config) = absolute_file(setting.of(config), base);
}

Result<void> read_where_given(const ConfigTable& table, const Path& file, UnknownKeys unknown) {
    return file.empty() ? Result<void>() : read_yaml_file(table, file, unknown);
}

Result<void> apply_settings(const ConfigTable& table, const std::vector<std::string>& settings) {
    for (const std::string& setting : settings)
        if (auto applied = apply_setting(table, setting); !applied)
            return applied;
    return {};
}

bool is_of_sets(const std::string& setting) {
    const std::vector<std::string>& keys = ChosenSets::keys();
    return std::any_of(keys.begin(), keys.end(), [&](const std::string& key) {
        return setting.starts_with(fmt::format("{}=", key));
    });
}

Result<void> begin_with_sets(RunConfig& config, const Path& file,
                             std::vector<std::string> settings) {
    ChosenSets chosen;
    const ConfigTable table = chosen.table();
    std::erase_if(settings, [](const std::string& one) { return !is_of_sets(one); });
    return read_where_given(table, file, UnknownKeys::ignore)
        .and_then([&] { return apply_settings(table, settings); })
        .and_then([&] { return chosen.begin(config); });
}

void note_fault(const Result<void>& done, std::vector<Error>& faults) {
    if (!done)
        faults.push_back(done.error());
}

/// In the name of a folder: what divides names, and control characters.
bool is_no_letter(char letter) {
    return letter == '/' || static_cast<unsigned char>(letter) < ' ' || letter == 0x7f;
}

} // namespace

const std::vector<FileSetting>& file_settings() {
    static const std::vector<FileSetting> settings = {
        {"data.corpus", [](RunConfig& config) -> std::string& { return config.data.corpus; }},
        {"data.validation",
         [](RunConfig& config) -> std::string& { return config.data.validation; }},
        {"data.exclude_sequences",
         [](RunConfig& config) -> std::string& { return config.data.exclude_sequences; }},
        {"model.unet.vocoder",
         [](RunConfig& config) -> std::string& { return config.voice.model.unet.vocoder; }},
        {"model.hifigan.mels_of",
         [](RunConfig& config) -> std::string& { return config.voice.model.hifigan.mels_of; }},
        {"train.pretrained_path",
         [](RunConfig& config) -> std::string& { return config.train.pretrained_path; }}};
    return settings;
}

std::string absolute_file(const std::string& named, const Path& base) {
    std::string file = from_windows_path(named);
    if (file.empty() || Path(file).is_absolute())
        return file;
    return std::filesystem::absolute(base / file).lexically_normal().string();
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
    const bool begins_well = !name.empty() && name.find_first_of(".- ") != 0;
    if (begins_well && !name.ends_with(' ') && std::none_of(name.begin(), name.end(), is_no_letter))
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "'{name}' cannot be the name of a run: it names a "
                                              "folder, without '/' and tabs, not starting with "
                                              "'.' or '-', and without blanks around it"),
                        {{"name", name}}));
}

Result<void> check_run_config(const RunConfig& config) {
    return check_mel_config(config.voice.audio)
        .and_then([&] { return check_model_config(config.voice.model, config.voice.audio); })
        .and_then([&] { return check_data_config(config.data); })
        .and_then([&] { return check_train_config(config.train); });
}

std::vector<Error> contradictions_in(const RunConfig& config) {
    std::vector<Error> faults;
    note_fault(check_mel_config(config.voice.audio), faults);
    note_fault(check_model_config(config.voice.model, config.voice.audio), faults);
    note_fault(check_data_config(config.data), faults);
    note_fault(check_train_config(config.train), faults);
    return faults;
}

Result<RunConfig> load_run_config(const Path& file, const std::vector<std::string>& settings) {
    RunConfig config;
    const ConfigTable table = run_config_table(config);
    return begin_with_sets(config, file, settings)
        .and_then([&] { return read_where_given(table, file, UnknownKeys::refuse); })
        .map([&] { make_files_absolute(config, file.parent_path()); })
        .and_then([&] { return apply_settings(table, settings); })
        .map([&] { make_files_absolute(config, "."); })
        .and_then([&] { return check_run_config(config); })
        .map([&] { return config; });
}

std::vector<Error> faults_of_run_config(const Path& file,
                                        const std::vector<std::string>& settings) {
    RunConfig config;
    const ConfigTable table = run_config_table(config);
    const auto begun = begin_with_sets(config, file, settings); // its faults are found again below
    auto faults = file.empty() ? std::vector<Error>() : faults_in_yaml_file(table, file);
    for (const std::string& setting : settings)
        note_fault(apply_setting(table, setting), faults);
    if (!faults.empty())
        return faults; // values that were half read contradict each other for no reason
    note_fault(begun, faults);
    for (Error& contradiction : contradictions_in(config))
        faults.push_back(std::move(contradiction));
    return faults;
}

std::string run_config_yaml(RunConfig config) {
    return write_yaml(run_config_table(config));
}

} // namespace formant
