#include "engine/session/hardware/hardware_report_lines.h"

#include "engine/session/hardware/hardware_words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace formant {
namespace {

using Lines = std::vector<Message>;

Message yes_or_no(bool yes) {
    return yes ? message(FORMANT_TR("session", "yes")) : message(FORMANT_TR("session", "no"));
}

void add_host(const HostInfo& host, Lines& lines) {
    lines.push_back(message(FORMANT_TR("session", "Platform    {platform}"),
                            {{"platform", platform_words(host)}}));
    lines.push_back(
        message(FORMANT_TR("session", "CPU         {cpu}"), {{"cpu", cpu_words(host)}}));
    if (!host.instruction_sets.empty())
        lines.push_back(
            untranslated(fmt::format("            {}", fmt::join(host.instruction_sets, ", "))));
    lines.push_back(message(FORMANT_TR("session", "Disk        {free} free in {folder}"),
                            {{"free", memory_words(host.free_disk_bytes)},
                             {"folder", or_not_available(host.data_folder)}}));
}

void add_facts_of_driver(const GpuInfo& gpu, Lines& lines) {
    lines.push_back(
        message(FORMANT_TR("session", "            free memory {free}, driver {driver}, "
                                      "power limit {power}, {uuid}"),
                {{"free", memory_words(gpu.free_memory_bytes)},
                 {"driver", or_not_available(gpu.driver_version)},
                 {"power", power_limit_words(gpu)},
                 {"uuid", or_not_available(gpu.uuid)}}));
}

void add_abilities(const GpuInfo& gpu, Lines& lines) {
    lines.push_back(message(
        FORMANT_TR("session", "            bf16 {bf16}, fp16 {fp16}, TF32 {tf32}, kernels in this "
                              "LibTorch {kernels}, attention {attention}"),
        {{"bf16", yes_or_no(gpu.abilities.bf16)},
         {"fp16", yes_or_no(gpu.abilities.fp16)},
         {"tf32", yes_or_no(gpu.abilities.tf32)},
         {"kernels", gpu.has_kernels ? yes_or_no(*gpu.has_kernels) : or_not_available("")},
         {"attention", attention_words(gpu)}}));
}

void add_gpu(const GpuInfo& gpu, Lines& lines) {
    lines.push_back(message(FORMANT_TR("session", "{index}       {gpu}"),
                            {{"index", index_words(gpu)}, {"gpu", gpu_words(gpu)}}));
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

MessageText source_words(SettingSource source) {
    switch (source) {
    case SettingSource::automatic:
        return FORMANT_TR("session", "automatic");
    case SettingSource::begun:
        return FORMANT_TR("session", "as the run began");
    case SettingSource::configured:
        break;
    }
    return FORMANT_TR("session", "configured");
}

/// Why the value holds, or why another would suit better.
Message reason_for(const SettledSetting& one) {
    if (one.value == one.suggestion)
        return one.reason;
    return message(FORMANT_TR("session", "{value} would suit this machine: {reason}"),
                   {{"value", one.suggestion}, {"reason", one.reason}});
}

void add_settings(const HardwareReport& report, Lines& lines) {
    lines.push_back(message(FORMANT_TR("session", "Settings")));
    for (const SettledSetting& one : report.settings)
        lines.push_back(message(FORMANT_TR("session", "  {setting}  {source}: {reason}"),
                                {{"setting", fmt::format("{:<36} {:<8}", one.key, one.value)},
                                 {"source", message(source_words(one.source))},
                                 {"reason", reason_for(one)}}));
}

void add_list(MessageText heading, const Lines& items, Lines& lines) {
    if (items.empty())
        return;
    lines.push_back(message(heading));
    for (const Message& item : items)
        lines.push_back(message(FORMANT_TR("session", "  - {item}"), {{"item", item}}));
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
    add_list(FORMANT_TR("session", "Environment"), environment_words(hardware), lines);
    add_list(FORMANT_TR("session", "Recommendations"), report.recommendations, lines);
    return lines;
}

} // namespace formant
