#pragma once

#include "engine/hardware/telemetry/watched_gpu.h"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>

namespace formant::test {

/// A driver whose cards follow a script.
class ScriptedDriver : public GpuDriver {
  public:
    /// Returns the sample of a card for each query, by UUID.
    using Cards = std::map<std::string, std::function<std::optional<GpuSample>()>>;

    explicit ScriptedDriver(Cards cards) : cards_(std::move(cards)) {}

    std::vector<GpuInfo> list() override {
        std::vector<GpuInfo> cards;
        for (const auto& [uuid, look] : cards_)
            cards.emplace_back().uuid = uuid;
        return cards;
    }
    std::optional<GpuSample> sample(const std::string& uuid) override {
        const auto card = cards_.find(uuid);
        return card == cards_.end() ? std::nullopt : card->second();
    }

    static WatchedGpu::OpenDrivers opener(const std::vector<Cards>& drivers) {
        return [drivers] {
            GpuDrivers opened;
            for (const Cards& cards : drivers)
                opened.push_back(std::make_unique<ScriptedDriver>(cards));
            return opened;
        };
    }

  private:
    Cards cards_;
};

/// Returns the same sample for every query.
inline std::function<std::optional<GpuSample>()> steady(const std::string& uuid,
                                                        double utilization) {
    GpuSample gpu;
    gpu.uuid = uuid;
    gpu.utilization = utilization;
    return [gpu] { return gpu; };
}

} // namespace formant::test
