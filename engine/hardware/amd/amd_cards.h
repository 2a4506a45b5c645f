#pragma once

#include "engine/base/paths.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// An AMD GPU in the kernel's list of graphics cards, with its identifiers.
struct AmdCard {
    int number = 0;                  ///< card0, card1, ...
    Path folder;                     ///< sys/class/drm/card<number>/device
    std::string pci_bus_id;          ///< as GpuInfo; empty if not reported
    std::optional<int> render_minor; ///< 128 for /dev/dri/renderD128
    std::string uuid;                ///< as GpuInfo
};

/// Finds the AMD cards below `root`, in the order of their numbers. Skips connectors, partitions of
/// a card and cards of other vendors, which are in the same folder.
std::vector<AmdCard> find_amd_cards(const Path& root);

} // namespace formant
