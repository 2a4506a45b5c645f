#include "engine/session/hardware/hardware_report_json.h"

#include "engine/hardware/architecture.h"
#include "engine/session/hardware/hardware_words.h"

#include <nlohmann/json.hpp>

namespace formant {
namespace {

using nlohmann::json;

json or_null(const std::string& text) {
    return text.empty() ? json() : json(text);
}

template <class T>
json or_null(const std::optional<T>& value) {
    return value ? json(*value) : json();
}

json english(const std::vector<Message>& messages) {
    json texts = json::array();
    for (const Message& one : messages)
        texts.push_back(to_english(one));
    return texts;
}

json as_json(const HostInfo& host) {
    return {{"platform", platform_name(host.platform)},
            {"system", or_null(host.system)},
            {"container", or_null(host.container)},
            {"cpu", or_null(host.cpu_model)},
            {"physical_cores", or_null(host.physical_cores)},
            {"usable_cores", host.usable_cores},
            {"instruction_sets", host.instruction_sets},
            {"ram_bytes", or_null(host.ram_bytes)},
            {"available_ram_bytes", or_null(host.available_ram_bytes)},
            {"memory_limit_bytes", or_null(host.memory_limit_bytes)},
            {"cpu_limit", or_null(host.cpu_limit)},
            {"data_folder", or_null(host.data_folder)},
            {"free_disk_bytes", or_null(host.free_disk_bytes)},
            {"notes", english(host.notes)}};
}

json as_json(const GpuAbilities& abilities) {
    return {{"bf16", abilities.bf16}, {"fp16", abilities.fp16}, {"tf32", abilities.tf32}};
}

json as_json(const GpuInfo& gpu) {
    return {{"index", or_null(gpu.index)},
            {"driver_index", or_null(gpu.driver_index)},
            {"uuid", or_null(gpu.uuid)},
            {"pci_bus_id", or_null(gpu.pci_bus_id)},
            {"name", or_null(gpu.name)},
            {"vendor", gpu.vendor == GpuVendor::nvidia ? "NVIDIA" : "AMD"},
            {"architecture", or_null(name_of(gpu.architecture))},
            {"compute_target", or_null(gpu.compute_target)},
            {"abilities", as_json(gpu.abilities)},
            {"total_memory_bytes", or_null(gpu.total_memory_bytes)},
            {"free_memory_bytes", or_null(gpu.free_memory_bytes)},
            {"driver_version", or_null(gpu.driver_version)},
            {"runtime_version", or_null(gpu.runtime_version)},
            {"power_limit_w", or_null(gpu.power_limit_w)},
            {"has_kernels", or_null(gpu.has_kernels)},
            {"attention_backends", or_null(gpu.attention_backends)},
            {"usable", gpu.usable()},
            {"why_not_usable", or_null(to_english(gpu.why_not_usable))},
            {"notes", english(gpu.notes)}};
}

const char* source_name(SettingSource source) {
    switch (source) {
    case SettingSource::configured:
        return "configured";
    case SettingSource::automatic:
        return "automatic";
    case SettingSource::begun:
        return "begun";
    }
    return "";
}

json as_json(const SettledSetting& one) {
    return {{"key", one.key},
            {"value", one.value},
            {"source", source_name(one.source)},
            {"suggestion", one.suggestion},
            {"reason", to_english(one.reason)}};
}

json remembered_as_json(const GpuConfig& remembered) {
    if (remembered.device.empty())
        return {};
    return {{"device", remembered.device},
            {"name", or_null(remembered.name)},
            {"chosen_at", or_null(remembered.chosen_at)}};
}

template <class List>
json all_as_json(const List& list) {
    json all = json::array();
    for (const auto& one : list)
        all.push_back(as_json(one));
    return all;
}

json environment_as_json(const HardwareInfo& hardware) {
    json all = json::array();
    for (const auto& [name, what] : hardware.environment)
        all.push_back({{"variable", name}, {"effect", to_english(what)}});
    return all;
}

json versions_as_json(const HardwareReport& report) {
    json all = json::object();
    for (const auto& [name, version] : report.versions)
        all[name] = or_null(version);
    return all;
}

} // namespace

std::string hardware_report_json(const HardwareReport& report) {
    const HardwareInfo& hardware = report.chosen.hardware;
    const GpuInfo* gpu = report.gpu();
    const json all = {{"schema", 1},
                      {"host", as_json(hardware.host)},
                      {"gpus", all_as_json(hardware.gpus)},
                      {"why_no_gpu", or_null(to_english(hardware.why_no_gpu))},
                      {"environment", environment_as_json(hardware)},
                      {"chosen",
                       {{"device", report.chosen.choice.device},
                        {"gpu", gpu != nullptr ? as_json(*gpu) : json()},
                        {"how", to_english(report.chosen.choice.how)}}},
                      {"remembered", remembered_as_json(report.chosen.remembered)},
                      {"settings", all_as_json(report.settings)},
                      {"recommendations", english(report.recommendations)},
                      {"versions", versions_as_json(report)}};
    return all.dump(2, ' ', false, json::error_handler_t::replace) + "\n";
}

} // namespace formant
