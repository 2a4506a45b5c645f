#include "engine/hardware/gpu_config_json.h"

#include "engine/base/text/json_text.h"

#include <nlohmann/json.hpp>

namespace formant {
namespace {

using nlohmann::json;

json as_json(const TunedBatch& tuned) {
    return {{"device", tuned.device},
            {"model", tuned.model},
            {"precision", tuned.precision},
            {"version", tuned.version},
            {"batch_size", tuned.batch_size},
            {"samples_per_s", tuned.samples_per_s},
            {"measured_at", tuned.measured_at},
            {"memory_fixed_bytes", tuned.memory_fixed_bytes},
            {"memory_per_sample_bytes", tuned.memory_per_sample_bytes}};
}

TunedBatch tuned_of(const json& entry) {
    TunedBatch tuned;
    entry.at("device").get_to(tuned.device);
    entry.at("model").get_to(tuned.model);
    entry.at("precision").get_to(tuned.precision);
    entry.at("version").get_to(tuned.version);
    entry.at("batch_size").get_to(tuned.batch_size);
    tuned.samples_per_s = entry.value("samples_per_s", 0.0);
    tuned.measured_at = entry.value("measured_at", "");
    tuned.memory_fixed_bytes = entry.value("memory_fixed_bytes", 0.0);
    tuned.memory_per_sample_bytes = entry.value("memory_per_sample_bytes", 0.0);
    return tuned;
}

json migrate_version_0(json entries) {
    entries["device"] = entries.at("gpu");
    return entries;
}

/// Throws json::exception if a key is missing or has the wrong type.
GpuConfig config_of(const json& entries) {
    GpuConfig config;
    entries.at("device").get_to(config.device);
    config.name = entries.value("name", "");
    config.platform = entries.value("platform", "");
    config.workers = entries.value("workers", std::int64_t{0});
    config.chosen_at = entries.value("chosen_at", "");
    for (const json& entry : entries.value("tuned", json::array()))
        config.tuned.push_back(tuned_of(entry));
    config.settings = entries.value("settings", config.settings);
    config.runs_folder = entries.value("runs_folder", "");
    config.data_folder = entries.value("data_folder", "");
    return config;
}

GpuConfigText read(const json& entries) {
    const auto version = entries.value("version", std::int64_t{0});
    if (version > gpu_config_version)
        return {GpuConfigText::Kind::newer, {}, version};
    return {GpuConfigText::Kind::valid,
            config_of(version == 0 ? migrate_version_0(entries) : entries), version};
}

} // namespace

std::string gpu_config_as_json(const GpuConfig& config) {
    json tuned = json::array();
    for (const TunedBatch& one : config.tuned)
        tuned.push_back(as_json(one));
    const json entries = {{"version", gpu_config_version},
                          {"device", config.device},
                          {"name", config.name},
                          {"platform", config.platform},
                          {"workers", config.workers},
                          {"chosen_at", config.chosen_at},
                          {"tuned", std::move(tuned)},
                          {"settings", config.settings},
                          {"runs_folder", config.runs_folder},
                          {"data_folder", config.data_folder}};
    return entries.dump(2, ' ', false, json::error_handler_t::replace) + "\n";
}

GpuConfigText parse_gpu_config(const std::string& text) {
    try {
        return read(parse_json(text));
    } catch (const json::exception&) { // the caller reports a damaged file in plain words
        return {};
    }
}

} // namespace formant
