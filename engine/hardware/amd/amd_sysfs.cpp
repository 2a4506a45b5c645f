#include "engine/base/paths.h"
#include "engine/base/version.h"
#include "engine/hardware/amd/amd_cards.h"
#include "engine/hardware/amd/amd_names.h"
#include "engine/hardware/amd/amd_notes.h"
#include "engine/hardware/amd/amd_sample.h"
#include "engine/hardware/amd/kfd_topology.h"
#include "engine/hardware/gpu_driver.h"
#include "engine/hardware/host/kernel_file.h"

#include <fmt/format.h>

namespace formant {
namespace {

/// Finds the card in the topology. Absent if the compute driver does not know it: the driver is too
/// old or not built into the kernel.
std::optional<KfdGpu> find_in(const std::vector<KfdGpu>& topology, const AmdCard& card) {
    for (const KfdGpu& gpu : topology)
        if ((!gpu.pci_bus_id.empty() && gpu.pci_bus_id == card.pci_bus_id) ||
            (gpu.render_minor && gpu.render_minor == card.render_minor))
            return gpu;
    return std::nullopt;
}

/// Returns the version of AMD's driver package, or the kernel version for the driver that is part
/// of the kernel.
std::string driver_version(const Path& root) {
    if (const auto version = kernel_text(root / "sys/module/amdgpu/version"))
        return *version;
    const auto kernel = kernel_text(root / "proc/sys/kernel/osrelease");
    return kernel ? fmt::format("Linux {}", *kernel) : std::string();
}

/// Message for cards that can be monitored only: LibTorch for ROCm is another library, which the
/// CUDA plug-in does not open.
Message unsupported_message() {
    return message(FORMANT_TR("hardware", "training on AMD GPUs is not supported yet: this version "
                                          "uses LibTorch ({version}) for NVIDIA only; AMD GPUs are "
                                          "listed and monitored"),
                   {{"version", torch_version()}});
}

std::string name_of(const AmdCard& card, const std::optional<KfdGpu>& gpu, const Path& root) {
    if (std::string name = amd_name(card.folder, root); !name.empty())
        return name;
    if (!gpu)
        return "AMD GPU";
    return fmt::format("AMD GPU ({})", gpu->chip.empty() ? gpu->gfx : gpu->chip);
}

void add_memory(GpuInfo& info, const GpuSample& sample) {
    info.total_memory_bytes = sample.memory_total_bytes;
    if (sample.memory_total_bytes && sample.memory_used_bytes &&
        *sample.memory_used_bytes <= *sample.memory_total_bytes)
        info.free_memory_bytes = *sample.memory_total_bytes - *sample.memory_used_bytes;
}

/// Reads the files again for each query: a card can disappear (unplugged, driver restarted) and
/// come back.
class AmdSysfs : public GpuDriver {
  public:
    explicit AmdSysfs(Path root) : root_(std::move(root)) {}

    std::vector<GpuInfo> list() override {
        const auto topology = read_kfd_topology(root_);
        std::vector<GpuInfo> gpus;
        for (const AmdCard& card : find_amd_cards(root_)) {
            gpus.push_back(describe(card, find_in(topology, card)));
            gpus.back().driver_index = static_cast<int>(gpus.size()) - 1;
        }
        return gpus;
    }
    std::optional<GpuSample> sample(const std::string& uuid) override {
        for (const AmdCard& card : find_amd_cards(root_))
            if (card.uuid == uuid)
                return amd_sample(card);
        return std::nullopt;
    }

  private:
    GpuInfo describe(const AmdCard& card, const std::optional<KfdGpu>& gpu) const {
        GpuInfo info;
        info.uuid = card.uuid;
        info.pci_bus_id = card.pci_bus_id;
        info.name = name_of(card, gpu, root_);
        info.vendor = GpuVendor::amd;
        info.compute_target = gpu ? gpu->gfx : ""; // the inventory derives the family from it
        add_memory(info, amd_sample(card));
        info.driver_version = driver_version(root_);
        info.runtime_version = kernel_text(root_ / "opt/rocm/.info/version").value_or("");
        info.power_limit_w = amd_power_limit_w(card);
        info.why_not_usable = unsupported_message();
        info.notes = amd_notes(info.compute_target, amd_access(root_));
        return info;
    }

    Path root_;
};

} // namespace

std::unique_ptr<GpuDriver> open_amd_sysfs(const std::string& root) {
    return std::make_unique<AmdSysfs>(root);
}

} // namespace formant
