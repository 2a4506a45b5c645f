#include "engine/base/log.h"
#include "engine/hardware/architecture.h"
#include "engine/hardware/gpu_driver.h"
#include "engine/hardware/nvidia/nvml_library.h"
#include "engine/hardware/nvidia/nvml_memory.h"

#include <fmt/format.h>

#include <array>

namespace formant {
namespace {

/// Returns the result of a call; absent if the driver has no such function, the card does not
/// support it, or permission is missing.
template <class Value, class Function, class... Arguments>
std::optional<Value> query(Function function, Arguments... arguments) {
    Value value{};
    if (function == nullptr || function(arguments..., &value) != nvml::success)
        return std::nullopt;
    return value;
}

template <class Function, class... Arguments>
std::string query_text(Function function, Arguments... arguments) {
    std::array<char, 96> text{};
    const bool succeeded = function != nullptr && function(arguments..., text.data(),
                                                           unsigned{text.size()}) == nvml::success;
    return succeeded ? text.data() : "";
}

std::optional<double> scaled(std::optional<unsigned> value, double factor) {
    return value ? std::optional(*value * factor) : std::nullopt;
}

std::string text_of(const nvml::PciInfo& pci) {
    return fmt::format("{:04x}:{:02x}:{:02x}.0", pci.domain, pci.bus, pci.device);
}

void add_throttling(GpuSample& sample, std::optional<unsigned long long> reasons) {
    if (!reasons)
        return;
    sample.thermal_throttle =
        (*reasons & (nvml::software_thermal_slowdown | nvml::hardware_thermal_slowdown)) != 0;
    sample.power_throttle =
        (*reasons & (nvml::software_power_cap | nvml::hardware_power_brake)) != 0;
}

class Nvml : public GpuDriver {
  public:
    explicit Nvml(const nvml::Api& api) : api_(api) {}
    ~Nvml() override { api_.shutdown(); }
    Nvml(const Nvml&) = delete;
    Nvml& operator=(const Nvml&) = delete;

    std::vector<GpuInfo> list() override;
    std::optional<GpuSample> sample(const std::string& uuid) override;

  private:
    GpuInfo describe(nvml::Device device) const;
    std::string compute_target(nvml::Device device) const;
    std::string cuda_version() const;

    nvml::Api api_;
};

std::vector<GpuInfo> Nvml::list() {
    std::vector<GpuInfo> cards;
    unsigned count = 0;
    if (const nvml::Status status = api_.device_count(&count); status != nvml::success) {
        log(LogLevel::warning,
            message(FORMANT_TR("hardware", "NVML cannot list the GPUs ({reason})"),
                    {{"reason", api_.error_string(status)}}));
        return cards;
    }
    for (unsigned index = 0; index < count; ++index) {
        nvml::Device device = nullptr;
        const nvml::Status status = api_.device_by_index(index, &device);
        if (status == nvml::success) {
            cards.push_back(describe(device));
            cards.back().driver_index = static_cast<int>(index);
        } else {
            log(LogLevel::warning,
                message(FORMANT_TR("hardware", "NVML's GPU {index} does not answer ({reason})"),
                        {{"index", std::to_string(index)}, {"reason", api_.error_string(status)}}));
        }
    }
    return cards;
}

GpuInfo Nvml::describe(nvml::Device device) const {
    GpuInfo card;
    card.uuid = query_text(api_.uuid, device);
    if (const auto pci = query<nvml::PciInfo>(api_.pci_info, device))
        card.pci_bus_id = text_of(*pci);
    card.name = query_text(api_.name, device);
    card.vendor = GpuVendor::nvidia;
    card.compute_target = compute_target(device);
    card.architecture = architecture_of(card.compute_target);
    card.abilities = abilities_of(card.compute_target, card.name);
    const nvml::MemoryUse memory = memory_of(api_, device);
    card.total_memory_bytes = memory.total_bytes;
    card.free_memory_bytes = memory.free_bytes;
    card.driver_version = query_text(api_.driver_version);
    card.runtime_version = cuda_version();
    card.power_limit_w = scaled(query<unsigned>(api_.power_limit, device), 1e-3);
    return card;
}

std::string Nvml::compute_target(nvml::Device device) const {
    int major = 0, minor = 0;
    const bool succeeded = api_.compute_capability != nullptr &&
                           api_.compute_capability(device, &major, &minor) == nvml::success;
    return succeeded ? compute_target_of(major, minor) : "";
}

std::string Nvml::cuda_version() const {
    const auto version = query<int>(api_.cuda_version);
    return version ? fmt::format("{}.{}", *version / 1000, *version % 1000 / 10) : "";
}

std::optional<GpuSample> Nvml::sample(const std::string& uuid) {
    const auto device = query<nvml::Device>(api_.device_by_uuid, uuid.c_str());
    // A card that fell off the bus keeps its handle but does not even answer its UUID.
    if (!device || query_text(api_.uuid, *device).empty())
        return std::nullopt;
    const nvml::MemoryUse memory = memory_of(api_, *device);
    GpuSample sample;
    sample.uuid = uuid;
    if (const auto utilization = query<nvml::Utilization>(api_.utilization, *device))
        sample.utilization = utilization->gpu_percent / 100.0;
    sample.memory_total_bytes = memory.total_bytes;
    sample.memory_used_bytes = memory.used_bytes;
    sample.memory_ours_bytes = memory_of_ours(api_, *device);
    sample.temperature_c =
        scaled(query<unsigned>(api_.temperature, *device, nvml::core_temperature), 1);
    sample.power_w = scaled(query<unsigned>(api_.power_usage, *device), 1e-3);
    sample.core_clock_mhz = scaled(query<unsigned>(api_.clock, *device, nvml::sm_clock), 1);
    sample.memory_clock_mhz = scaled(query<unsigned>(api_.clock, *device, nvml::memory_clock), 1);
    add_throttling(sample, query<unsigned long long>(api_.throttle_reasons, *device));
    return sample;
}

} // namespace

tl::expected<std::unique_ptr<GpuDriver>, Message> open_nvml() {
    const auto api = nvml::open_library();
    if (!api)
        return tl::make_unexpected(api.error());
    return std::make_unique<Nvml>(*api);
}

} // namespace formant
