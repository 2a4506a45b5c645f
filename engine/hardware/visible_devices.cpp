#include "engine/hardware/visible_devices.h"

#include "engine/hardware/gpu_uuid.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <numeric>
#include <sstream>

namespace formant {
namespace {

using Positions = std::vector<std::size_t>;

std::vector<std::string> split(const std::string& list) {
    std::vector<std::string> entries;
    std::istringstream text(list);
    for (std::string entry; std::getline(text, entry, ',');) {
        entry.erase(0, entry.find_first_not_of(" \t"));
        entries.push_back(entry);
    }
    return entries;
}

bool is_number(const std::string& entry) {
    return !entry.empty() && std::isdigit(static_cast<unsigned char>(entry.front())) != 0;
}

/// Returns true if the entry is a slice (MIG) that does not name its card. Drivers before 470 name
/// it by the card's UUID.
bool is_slice_without_card(const std::string& entry) {
    return entry.starts_with("MIG-") && !entry.starts_with("MIG-GPU-");
}

/// Finds the only card whose UUID begins with `entry`; an ambiguous prefix matches none.
std::optional<std::size_t> find_uuid(const std::string& entry, const std::vector<GpuInfo>& cards,
                                     const Positions& among) {
    const std::string beginning = uuid_body(entry);
    std::optional<std::size_t> found;
    for (const std::size_t position : among) {
        if (beginning.empty() || !uuid_body(cards[position].uuid).starts_with(beginning))
            continue;
        if (found)
            return std::nullopt;
        found = position;
    }
    return found;
}

/// Finds the card of a list entry. CUDA parses numbers as C does: anything after the digits is
/// ignored.
std::optional<std::size_t> find_entry(const std::string& entry, const std::vector<GpuInfo>& cards,
                                      const Positions& among) {
    if (!is_number(entry))
        return entry.starts_with("GPU-") || entry.starts_with("MIG-GPU-")
                   ? find_uuid(entry, cards, among)
                   : std::nullopt;
    const std::size_t number = std::strtoul(entry.c_str(), nullptr, 10);
    return number < among.size() ? std::optional(among[number]) : std::nullopt;
}

Positions choose(const std::string& list, const std::vector<GpuInfo>& cards,
                 const Positions& among) {
    Positions chosen;
    for (const std::string& entry : split(list)) {
        const auto position = find_entry(entry, cards, among);
        if (!position)
            break;
        if (std::find(chosen.begin(), chosen.end(), *position) != chosen.end())
            return {};
        chosen.push_back(*position);
    }
    return chosen;
}

Positions all(const std::vector<GpuInfo>& cards) {
    Positions positions(cards.size());
    std::iota(positions.begin(), positions.end(), std::size_t{0});
    return positions;
}

bool are_alike(const std::vector<GpuInfo>& cards) {
    return std::all_of(cards.begin(), cards.end(),
                       [&](const GpuInfo& card) { return card.name == cards.front().name; });
}

/// Returns true if the new numbers depend on the order of the cards: UUIDs do not, numbers do.
bool needs_order(const std::vector<std::string>& entries) {
    return entries.empty() || std::any_of(entries.begin(), entries.end(), is_number);
}

bool is_pci_order(const Environment& environment) {
    const auto order = environment.find("CUDA_DEVICE_ORDER");
    return order != environment.end() && order->second == "PCI_BUS_ID";
}

} // namespace

VisibleDevices visible_cuda_devices(const std::vector<GpuInfo>& cards,
                                    const Environment& environment) {
    const bool numbers_are_known = is_pci_order(environment) || are_alike(cards);
    const auto variable = environment.find("CUDA_VISIBLE_DEVICES");
    if (variable == environment.end())
        return {all(cards), numbers_are_known};
    const std::vector<std::string> entries = split(variable->second);
    const bool names_slices = std::any_of(entries.begin(), entries.end(), is_slice_without_card);
    const Positions chosen = choose(variable->second, cards, all(cards));
    return {chosen,
            !names_slices && (chosen.empty() || numbers_are_known || !needs_order(entries))};
}

VisibleDevices visible_hip_devices(const std::vector<GpuInfo>& cards,
                                   const Environment& environment) {
    Positions positions = all(cards);
    if (const auto rocr = environment.find("ROCR_VISIBLE_DEVICES"); rocr != environment.end())
        positions = choose(rocr->second, cards, positions);
    for (const char* name : {"HIP_VISIBLE_DEVICES", "CUDA_VISIBLE_DEVICES"})
        if (const auto hip = environment.find(name); hip != environment.end())
            return {choose(hip->second, cards, positions), true};
    return {positions, true};
}

} // namespace formant
