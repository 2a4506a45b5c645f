#include "engine/session/run_config.h"

#include "engine/config/yaml_reader.h"
#include "engine/config/yaml_writer.h"

namespace formant {
namespace {

std::vector<Field> top_fields() {
    return {
        field("version", &RunConfig::version,
              FORMANT_TR("session", "Version of the configuration's form."))
            .range(1, 1),
        field("name", &RunConfig::name,
              FORMANT_TR("session", "Name of the run; its folder below the runs folder.")),
    };
}

void make_files_absolute(RunConfig& config, const Path& base) {
    for (std::string* file : {&config.data.corpus, &config.data.validation,
                              &config.data.exclude_sequences, &config.train.pretrained_path})
        if (!file->empty() && Path(*file).is_relative())
            *file = std::filesystem::absolute(base / *file).lexically_normal().string();
}

} // namespace

ConfigTable run_config_table(RunConfig& config) {
    ConfigTable table;
    table.add("", config, top_fields());
    add_voice_fields(table, config.voice);
    table.add("data", config.data, data_fields());
    table.add("train", config.train, train_fields());
    return table;
}

Result<RunConfig> load_run_config(const Path& file, const std::vector<std::string>& settings) {
    RunConfig config;
    const ConfigTable table = run_config_table(config);
    if (auto read = read_yaml_file(table, file); !read)
        return fail(read.error());
    make_files_absolute(config, file.parent_path());
    for (const std::string& setting : settings)
        if (auto applied = apply_setting(table, setting); !applied)
            return fail(applied.error());
    make_files_absolute(config, ".");
    return check_mel_config(config.voice.audio)
        .and_then([&] { return check_data_config(config.data); })
        .and_then([&] { return check_train_config(config.train); })
        .map([&] { return config; });
}

std::string run_config_yaml(RunConfig config) {
    return write_yaml(run_config_table(config));
}

} // namespace formant
