#pragma once

#include <string>

namespace formant {

/// "1a2b..." of "GPU-1a2b...", "MIG-GPU-1a2b.../3/0" or as it is, in small letters: two sources
/// that name the same card differ in the rest.
std::string uuid_body(const std::string& uuid);

/// Whether `--gpu` names a card by what never changes: the UUID that NVIDIA's driver gives
/// ("GPU-...", "MIG-..."), or the place on the bus that stands for one ("pci-...").
bool is_uuid(const std::string& asked);

/// Whether `asked` is such a name, or the beginning of one, and that of this card.
bool names_card(const std::string& asked, const std::string& uuid);

} // namespace formant
