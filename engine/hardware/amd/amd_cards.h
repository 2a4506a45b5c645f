#pragma once

#include "engine/base/paths.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// An AMD GPU among the kernel's graphics cards, and what tells it from others.
struct AmdCard {
    int number = 0;                  ///< card0, card1, ...
    Path folder;                     ///< sys/class/drm/card<number>/device
    std::string pci_bus_id;          ///< as GpuInfo; empty where it is not told
    std::optional<int> render_minor; ///< 128 for /dev/dri/renderD128
    std::string uuid;                ///< as GpuInfo
};

/// Those below `root`, in the order of their numbers. Connectors, partitions of a card and cards of
/// others lie in the same folder and are left out.
std::vector<AmdCard> find_amd_cards(const Path& root);

} // namespace formant
