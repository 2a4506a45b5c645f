#include "engine/session/hardware/hardware_report.h"

#include "engine/hardware/architecture.h"
#include "engine/session/hardware/hardware_labels.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

namespace formant {
namespace {

using Lines = std::vector<Message>;

Message yes_or_no(bool yes) {
    return yes ? message(FORMANT_TR("session", "yes")) : message(FORMANT_TR("session", "no"));
}

Message kernels_of(const GpuInfo& gpu) {
    return gpu.has_kernels ? yes_or_no(*gpu.has_kernels) : or_not_available("");
}

Message total_and_free(const std::optional<std::int64_t>& total_bytes,
                       const std::optional<std::int64_t>& free_bytes) {
    return message(FORMANT_TR("session", "{total}, {free} of it free"),
                   {{"total", memory_label(total_bytes)}, {"free", memory_label(free_bytes)}});
}

void add_host(const HostInfo& host, Lines& lines) {
    lines.push_back(message(FORMANT_TR("session", "Platform    {platform}"),
                            {{"platform", platform_label(host)}}));
    lines.push_back(
        message(FORMANT_TR("session", "CPU         {cpu}"), {{"cpu", cpu_label(host)}}));
    if (!host.instruction_sets.empty())
        lines.push_back(
            untranslated(fmt::format("            {}", fmt::join(host.instruction_sets, ", "))));
    lines.push_back(message(FORMANT_TR("session", "Disk        {free} free in {folder}"),
                            {{"free", memory_label(host.free_disk_bytes)},
                             {"folder", or_not_available(host.data_folder)}}));
}

void add_facts_of_driver(const GpuInfo& gpu, Lines& lines) {
    lines.push_back(
        message(FORMANT_TR("session", "            free memory {free}, driver {driver}, "
                                      "power limit {power}, {uuid}"),
                {{"free", memory_label(gpu.free_memory_bytes)},
                 {"driver", or_not_available(gpu.driver_version)},
                 {"power", power_limit_label(gpu)},
                 {"uuid", or_not_available(gpu.uuid)}}));
}

void add_abilities(const GpuInfo& gpu, Lines& lines) {
    lines.push_back(message(
        FORMANT_TR("session", "            bf16 {bf16}, fp16 {fp16}, TF32 {tf32}, kernels in this "
                              "LibTorch {kernels}, attention {attention}"),
        {{"bf16", yes_or_no(gpu.abilities.bf16)},
         {"fp16", yes_or_no(gpu.abilities.fp16)},
         {"tf32", yes_or_no(gpu.abilities.tf32)},
         {"kernels", kernels_of(gpu)},
         {"attention", attention_label(gpu)}}));
}

void add_gpu(const GpuInfo& gpu, Lines& lines) {
    lines.push_back(message(FORMANT_TR("session", "{index}       {gpu}"),
                            {{"index", gpu_index_label(gpu)}, {"gpu", gpu_label(gpu)}}));
    add_facts_of_driver(gpu, lines);
    add_abilities(gpu, lines);
    if (!gpu.usable())
        lines.push_back(message(FORMANT_TR("session", "            cannot be used: {reason}"),
                                {{"reason", gpu.why_not_usable}}));
}

void add_gpus(const HardwareInfo& hardware, Lines& lines) {
    for (const GpuInfo& gpu : hardware.gpus)
        add_gpu(gpu, lines);
    if (hardware.gpus.empty())
        lines.push_back(message(FORMANT_TR("session", "GPU         none: {reason}"),
                                {{"reason", hardware.why_no_gpu}}));
}

void add_choice(const HardwareReport& report, Lines& lines) {
    const GpuConfig& remembered = report.chosen.remembered;
    lines.push_back(
        message(FORMANT_TR("session", "Chosen      {how}"), {{"how", report.chosen.choice.how}}));
    if (!remembered.device.empty())
        lines.push_back(message(FORMANT_TR("session", "Remembered  {name} ({device}), {date}"),
                                {{"name", or_not_available(remembered.name)},
                                 {"device", remembered.device},
                                 {"date", or_not_available(remembered.chosen_at)}}));
}

void add_versions(const HardwareReport& report, Lines& lines) {
    std::vector<std::string> known;
    for (const auto& [name, version] : report.versions)
        known.push_back(fmt::format("{} {}", name, version.empty() ? "not available" : version));
    lines.push_back(message(FORMANT_TR("session", "Versions    {versions}"),
                            {{"versions", fmt::format("{}", fmt::join(known, ", "))}}));
}

MessageText source_label(SettingSource source) {
    switch (source) {
    case SettingSource::automatic:
        return FORMANT_TR("session", "automatic");
    case SettingSource::user_choice:
        return FORMANT_TR("session", "chosen for this device");
    case SettingSource::original_run:
        return FORMANT_TR("session", "from the original run");
    case SettingSource::configured:
        break;
    }
    return FORMANT_TR("session", "configured");
}

/// Returns the reason for the value, or which value would be better.
Message reason_for(const ResolvedSetting& one) {
    if (one.value == one.suggestion)
        return one.reason;
    return message(FORMANT_TR("session", "{value} is recommended for this machine: {reason}"),
                   {{"value", one.suggestion}, {"reason", one.reason}});
}

void add_settings(const HardwareReport& report, Lines& lines) {
    lines.push_back(message(FORMANT_TR("session", "Settings")));
    for (const ResolvedSetting& one : report.settings)
        lines.push_back(message(FORMANT_TR("session", "  {setting}  {source}: {reason}"),
                                {{"setting", fmt::format("{:<36} {:<8}", one.key, one.value)},
                                 {"source", message(source_label(one.source))},
                                 {"reason", reason_for(one)}}));
}

void add_list(MessageText heading, const Lines& items, Lines& lines) {
    if (items.empty())
        return;
    lines.push_back(message(heading));
    for (const Message& item : items)
        lines.push_back(message(FORMANT_TR("session", "  - {item}"), {{"item", item}}));
}

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
    case SettingSource::user_choice:
        return "chosen";
    case SettingSource::original_run:
        return "begun";
    }
    return "";
}

json as_json(const ResolvedSetting& one) {
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

Message architecture_label(const GpuInfo& gpu) {
    const std::string family = name_of(gpu.architecture);
    if (family.empty() || gpu.compute_target.empty())
        return or_not_available(family + gpu.compute_target);
    return untranslated(fmt::format("{} ({})", family, gpu.compute_target));
}

Message memory_of(const GpuInfo& gpu) {
    if (!gpu.total_memory_bytes || !gpu.free_memory_bytes)
        return memory_label(gpu.total_memory_bytes);
    return total_and_free(gpu.total_memory_bytes, gpu.free_memory_bytes);
}

Message driver_of(const GpuInfo& gpu) {
    if (gpu.driver_version.empty() || gpu.runtime_version.empty())
        return or_not_available(gpu.driver_version);
    const char* runtime = gpu.vendor == GpuVendor::nvidia ? "CUDA" : "ROCm";
    return untranslated(
        fmt::format("{} ({} {})", gpu.driver_version, runtime, gpu.runtime_version));
}

/// Returns the number formats that the matrix units of the GPU support. Their names are the same in
/// every language.
Message formats_of(const GpuAbilities& abilities) {
    std::vector<std::string> formats;
    for (const auto& [has, name] :
         {std::pair(abilities.bf16, "bf16"), std::pair(abilities.fp16, "fp16"),
          std::pair(abilities.tf32, "TF32")})
        if (has)
            formats.emplace_back(name);
    if (formats.empty())
        return message(FORMANT_TR("session", "float32 only"));
    return untranslated(fmt::format("{}", fmt::join(formats, ", ")));
}

Message disk_of(const HostInfo& host) {
    return message(FORMANT_TR("session", "{free} free in {folder}"),
                   {{"free", memory_label(host.free_disk_bytes)},
                    {"folder", or_not_available(host.data_folder)}});
}

Message ram_of(const HostInfo& host) {
    if (!host.available_ram_bytes)
        return memory_label(host.usable_ram_bytes());
    return total_and_free(host.usable_ram_bytes(), host.available_ram_bytes);
}

Message version_name(const std::string& name) {
    if (name == "driver")
        return message(FORMANT_TR("session", "GPU driver"));
    if (name == "driver's CUDA")
        return message(FORMANT_TR("session", "Maximum CUDA version of the driver"));
    return untranslated(name);
}

} // namespace

std::vector<Message> hardware_report_lines(const HardwareReport& report) {
    const HardwareInfo& hardware = report.chosen.hardware;
    Lines lines;
    add_host(hardware.host, lines);
    add_gpus(hardware, lines);
    add_choice(report, lines);
    add_versions(report, lines);
    add_settings(report, lines);
    add_list(FORMANT_TR("session", "Environment"), environment_messages(hardware), lines);
    add_list(FORMANT_TR("session", "Recommendations"), report.recommendations, lines);
    return lines;
}

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

std::vector<HardwareFact> gpu_facts(const GpuInfo& gpu) {
    return {{message(FORMANT_TR("session", "Architecture")), architecture_label(gpu)},
            {message(FORMANT_TR("session", "Memory")), memory_of(gpu)},
            {message(FORMANT_TR("session", "Driver")), driver_of(gpu)},
            {message(FORMANT_TR("session", "Fast number formats")), formats_of(gpu.abilities)},
            {message(FORMANT_TR("session", "Attention")), attention_label(gpu)},
            {message(FORMANT_TR("session", "LibTorch kernels")), kernels_of(gpu)},
            {message(FORMANT_TR("session", "Power limit")), power_limit_label(gpu)},
            {message(FORMANT_TR("session", "PCI bus ID")), or_not_available(gpu.pci_bus_id)},
            {message(FORMANT_TR("session", "UUID")), or_not_available(gpu.uuid)}};
}

std::vector<HardwareFact> host_facts(const HostInfo& host) {
    const std::string sets = fmt::format("{}", fmt::join(host.instruction_sets, ", "));
    return {{message(FORMANT_TR("session", "Platform")), platform_label(host)},
            {message(FORMANT_TR("session", "CPU")), cpu_label(host)},
            {message(FORMANT_TR("session", "Instruction sets")), or_not_available(sets)},
            {message(FORMANT_TR("session", "Memory")), ram_of(host)},
            {message(FORMANT_TR("session", "Disk")), disk_of(host)}};
}

std::vector<HardwareFact> version_facts(const HardwareReport& report) {
    std::vector<HardwareFact> facts;
    for (const auto& [name, version] : report.versions)
        facts.push_back({version_name(name), or_not_available(version)});
    return facts;
}

} // namespace formant
