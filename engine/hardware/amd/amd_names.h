#pragma once

#include "engine/base/paths.h"

#include <string>

namespace formant {

/// Returns the product name of an AMD card: "AMD Radeon RX 7900 XTX". Tries the card's folder in
/// sysfs (product_name, of server cards), libdrm's table of names and the PCI ID database, below
/// `root`. Empty if none of them knows it.
std::string amd_name(const Path& card, const Path& root);

} // namespace formant
