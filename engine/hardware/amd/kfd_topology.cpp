#include "engine/hardware/amd/kfd_topology.h"

#include "engine/base/folder_list.h"
#include "engine/hardware/host/kernel_file.h"

#include <fmt/format.h>

namespace formant {
namespace {

std::optional<std::int64_t> number_of(const std::string& properties, const char* key) {
    return whole_number(value_of(properties, key, ' ').value_or(""));
}

/// Decodes location_id: the bus in the upper byte, then five bits of device and three of function.
std::string pci_bus_id_of(const std::string& properties) {
    const auto location = number_of(properties, "location_id");
    const auto domain = number_of(properties, "domain");
    if (!location || *location <= 0 || *location > 0xffff || domain.value_or(0) < 0)
        return "";
    return fmt::format("{:04x}:{:02x}:{:02x}.{:x}", domain.value_or(0), *location >> 8,
                       *location >> 3 & 0x1f, *location & 7);
}

std::optional<int> render_minor_of(const std::string& properties) {
    const auto minor = number_of(properties, "drm_render_minor");
    return minor && *minor > 0 && *minor < 4096 ? std::optional(static_cast<int>(*minor))
                                                : std::nullopt;
}

/// Returns the chip's name. Newer kernels discover chips from the hardware and give them no name.
std::string chip_of(const Path& node) {
    const std::string name = kernel_text(node / "name").value_or("");
    return name == "ip discovery" ? std::string() : name;
}

std::optional<KfdGpu> read_gpu(const Path& node) {
    const std::string properties = kernel_text(node / "properties").value_or("");
    const auto version = number_of(properties, "gfx_target_version");
    const std::string gfx = version ? gfx_name(*version) : std::string();
    if (gfx.empty())
        return std::nullopt;
    return KfdGpu{gfx, pci_bus_id_of(properties), render_minor_of(properties), chip_of(node)};
}

} // namespace

std::string gfx_name(std::int64_t target_version) {
    const auto major = target_version / 10000, minor = target_version / 100 % 100;
    const auto stepping = target_version % 100;
    if (major < 6 || major > 99 || minor > 15 || stepping > 15)
        return "";
    return fmt::format("gfx{}{:x}{:x}", major, minor, stepping);
}

std::vector<KfdGpu> read_kfd_topology(const Path& root) {
    std::vector<KfdGpu> gpus;
    for (const Path& node : paths_in(root / "sys/class/kfd/kfd/topology/nodes"))
        if (const auto gpu = read_gpu(node))
            gpus.push_back(*gpu);
    return gpus;
}

} // namespace formant
