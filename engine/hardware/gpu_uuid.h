#pragma once

#include <string>

namespace formant {

/// Returns the part that identifies a card, in lower case: "1a2b..." of "GPU-1a2b...",
/// "MIG-GPU-1a2b.../3/0" or a plain UUID. Two sources that name the same card differ in the rest.
std::string uuid_body(const std::string& uuid);

/// Returns true if the value of `--gpu` is an ID that never changes: the UUID that NVIDIA's driver
/// reports ("GPU-...", "MIG-..."), or the PCI bus ID that stands in for one ("pci-...").
bool is_uuid(const std::string& choice);

/// Returns true if `choice` is such an ID, or its first characters, and matches this card.
bool matches_card(const std::string& choice, const std::string& uuid);

} // namespace formant
