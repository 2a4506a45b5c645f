#include "engine/session/hardware/hardware_labels.h"

#include "engine/hardware/architecture.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace formant {
namespace {

/// Joins the parts that are not empty with commas. Names and numbers need no translation.
std::string listed(const std::vector<std::string>& parts) {
    std::vector<std::string> known;
    for (const std::string& part : parts)
        if (!part.empty())
            known.push_back(part);
    return fmt::format("{}", fmt::join(known, ", "));
}

std::string gibibytes(const std::optional<std::int64_t>& bytes) {
    return bytes ? fmt::format("{:.1f} GiB", static_cast<double>(*bytes) / (1 << 30)) : "";
}

} // namespace

Message untranslated(const std::string& text) {
    return message({"session", "{text}"}, {{"text", text}});
}

std::string platform_name(Platform platform) {
    switch (platform) {
    case Platform::gnu_linux:
        return "Linux";
    case Platform::wsl2:
        return "WSL2";
    case Platform::windows:
        return "Windows";
    case Platform::mac_os:
        return "macOS";
    }
    return "";
}

Message platform_label(const HostInfo& host) {
    const std::string name = platform_name(host.platform);
    const std::string system =
        host.system.empty() ? name : fmt::format("{}: {}", name, host.system);
    if (host.container.empty())
        return untranslated(system);
    return message(FORMANT_TR("session", "{system}, in a container ({container})"),
                   {{"system", system}, {"container", host.container}});
}

Message cpu_label(const HostInfo& host) {
    const Message model = host.cpu_model.empty() ? message(FORMANT_TR("session", "CPU"))
                                                 : untranslated(host.cpu_model);
    const std::int64_t physical = host.physical_cores.value_or(0);
    const Message cores = physical == 0 ? Message()
                                        : message(FORMANT_TR("session", ", {count} {core|cores}"),
                                                  {{"count", std::to_string(physical)}}, physical);
    const Message memory = !host.usable_ram_bytes()
                               ? Message()
                               : message(FORMANT_TR("session", ", {memory} of memory"),
                                         {{"memory", gibibytes(host.usable_ram_bytes())}});
    return message(FORMANT_TR("session", "{model}{cores}, {threads} usable "
                                         "{thread|threads}{memory}"),
                   {{"model", model},
                    {"cores", cores},
                    {"threads", std::to_string(host.usable_cores)},
                    {"memory", memory}},
                   host.usable_cores);
}

Message gpu_label(const GpuInfo& gpu) {
    const std::string facts =
        listed({name_of(gpu.architecture), gpu.compute_target, gibibytes(gpu.total_memory_bytes)});
    if (facts.empty())
        return untranslated(gpu.name);
    return message(FORMANT_TR("session", "{name} ({facts})"),
                   {{"name", gpu.name}, {"facts", facts}});
}

std::vector<Message> environment_messages(const HardwareInfo& hardware) {
    std::vector<Message> messages;
    for (const auto& [variable, effect] : hardware.environment)
        messages.push_back(message(FORMANT_TR("session", "{variable}: {effect}"),
                                   {{"variable", variable}, {"effect", effect}}));
    return messages;
}

Message memory_label(const std::optional<std::int64_t>& bytes) {
    return or_not_available(gibibytes(bytes));
}

Message or_not_available(const std::string& text) {
    if (text.empty())
        return message(FORMANT_TR("session", "not available"));
    return untranslated(text);
}

Message power_limit_label(const GpuInfo& gpu) {
    return or_not_available(gpu.power_limit_w ? fmt::format("{:.0f} W", *gpu.power_limit_w) : "");
}

Message attention_label(const GpuInfo& gpu) {
    if (!gpu.attention_backends)
        return message(FORMANT_TR("session", "not tested"));
    return or_not_available(listed(*gpu.attention_backends));
}

Message gpu_index_label(const GpuInfo& gpu) {
    if (gpu.index)
        return message(FORMANT_TR("session", "GPU {index}"),
                       {{"index", std::to_string(*gpu.index)}});
    return message(FORMANT_TR("session", "seen, not usable"));
}

Message samples_per_step_message(const TrainConfig& config, std::size_t num_ranks) {
    const std::int64_t samples = config.samples_per_step();
    Message step = message(FORMANT_TR("session", "a step trains on {count} {sample|samples}"),
                           {{"count", std::to_string(samples)}}, samples);
    if (num_ranks <= 1)
        return step;
    return message(FORMANT_TR("session", "{step}, shared by {ranks} ranks"),
                   {{"step", std::move(step)}, {"ranks", std::to_string(num_ranks)}});
}

Message resolved_settings_message(const std::vector<ResolvedSetting>& settings,
                                  SettingSource source) {
    std::vector<std::string> parts;
    for (const ResolvedSetting& one : settings)
        if (one.source == source)
            parts.push_back(fmt::format("{} {}", one.key, one.value));
    if (parts.empty())
        return {};
    const MessageArgs args = {{"settings", listed(parts)}};
    switch (source) {
    case SettingSource::automatic:
        return message(FORMANT_TR("session", "chosen automatically: {settings}"), args);
    case SettingSource::user_choice:
        return message(FORMANT_TR("session", "chosen for this device: {settings}"), args);
    case SettingSource::original_run:
        return message(FORMANT_TR("session", "from the original run: {settings}"), args);
    case SettingSource::configured:
        break;
    }
    return message(FORMANT_TR("session", "as configured: {settings}"), args);
}

} // namespace formant
