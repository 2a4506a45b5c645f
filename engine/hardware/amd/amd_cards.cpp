#include "engine/hardware/amd/amd_cards.h"

#include "engine/base/folder_list.h"
#include "engine/hardware/host/kernel_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace formant {
namespace {

constexpr const char* vendor_amd = "0x1002";

/// Returns the numbers that follow `prefix` in the file names of a folder, sorted.
std::vector<int> numbers_after(const std::string& prefix, const Path& folder) {
    std::vector<int> numbers;
    for (const Path& file : paths_in(folder)) {
        const std::string name = file.filename().string();
        if (!name.starts_with(prefix))
            continue;
        if (const auto number = whole_number(name.substr(prefix.size())); number && *number >= 0)
            numbers.push_back(static_cast<int>(*number));
    }
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

std::optional<int> render_minor_of(const Path& device) {
    const auto minors = numbers_after("renderD", device / "drm");
    return minors.empty() ? std::nullopt : std::optional(minors.front());
}

std::string pci_bus_id_of(const Path& device) {
    const std::string event = kernel_text(device / "uevent").value_or("");
    return value_of(event, "PCI_SLOT_NAME", '=').value_or("");
}

/// Returns the unique ID; empty if the card has none or reports zeros.
std::string unique_id_of(const Path& device) {
    const std::string id = kernel_text(device / "unique_id").value_or("");
    const bool is_hexadecimal = id.find_first_not_of("0123456789abcdefABCDEF") == std::string::npos;
    const bool is_zero = id.find_first_not_of('0') == std::string::npos;
    return is_hexadecimal && !is_zero ? id : std::string();
}

std::string uuid_of(const AmdCard& card) {
    if (std::string id = unique_id_of(card.folder); !id.empty())
        return id;
    return card.pci_bus_id.empty() ? fmt::format("card{}", card.number)
                                   : fmt::format("pci-{}", card.pci_bus_id);
}

} // namespace

std::vector<AmdCard> find_amd_cards(const Path& root) {
    const Path folder = root / "sys/class/drm";
    std::vector<AmdCard> cards;
    for (const int number : numbers_after("card", folder)) {
        const Path device = folder / fmt::format("card{}", number) / "device";
        if (kernel_text(device / "vendor") != vendor_amd)
            continue;
        AmdCard card{number, device, pci_bus_id_of(device), render_minor_of(device), ""};
        card.uuid = uuid_of(card);
        cards.push_back(std::move(card));
    }
    return cards;
}

} // namespace formant
