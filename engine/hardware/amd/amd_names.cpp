#include "engine/hardware/amd/amd_names.h"

#include "engine/hardware/host/kernel_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <vector>

namespace formant {
namespace {

constexpr const char* tables_of_libdrm[] = {"usr/share/libdrm/amdgpu.ids",
                                            "opt/amdgpu/share/libdrm/amdgpu.ids"};
constexpr const char* tables_of_pci[] = {"usr/share/misc/pci.ids", "usr/share/hwdata/pci.ids"};

/// Returns an ID as the tables write it: "744C" for "0x744c". Empty if the file holds no such
/// number.
std::string id_of(const Path& file) {
    std::string id = kernel_text(file).value_or("");
    if (!id.starts_with("0x"))
        return "";
    id.erase(0, 2);
    std::transform(id.begin(), id.end(), id.begin(),
                   [](unsigned char digit) { return static_cast<char>(std::toupper(digit)); });
    return id;
}

/// Looks up a table with lines like "744C,\tC8,\tAMD Radeon RX 7900 XTX": device, revision, name.
std::string name_by_libdrm(const std::string& table, const Path& card) {
    const std::string device = id_of(card / "device"), revision = id_of(card / "revision");
    if (device.empty() || revision.empty())
        return "";
    for (const std::string_view line : lines_of(table)) {
        const auto first = line.find(','), second = line.find(',', first + 1);
        if (second == std::string_view::npos || without_blanks(line.substr(0, first)) != device)
            continue;
        if (without_blanks(line.substr(first + 1, second - first - 1)) == revision)
            return std::string(without_blanks(line.substr(second + 1)));
    }
    return "";
}

/// Returns the product name, in brackets in "Navi 31 [Radeon RX 7900 XT/7900 XTX]".
std::string product_name(const std::string& entry) {
    const auto open = entry.find('['), close = entry.rfind(']');
    const bool has_both = open != std::string::npos && close != std::string::npos && open < close;
    return fmt::format("AMD {}", has_both ? entry.substr(open + 1, close - open - 1) : entry);
}

/// Looks up the PCI ID database, in which a vendor's devices follow it, indented by one tab.
std::string name_by_pci(const std::string& table, const Path& card) {
    std::string device = id_of(card / "device");
    if (device.empty())
        return "";
    std::transform(device.begin(), device.end(), device.begin(),
                   [](unsigned char digit) { return static_cast<char>(std::tolower(digit)); });
    const std::string wanted = fmt::format("\t{}  ", device);
    bool is_amd = false;
    for (const std::string_view line : lines_of(table)) {
        if (!line.starts_with('\t') && !line.starts_with('#'))
            is_amd = line.starts_with("1002  ");
        else if (is_amd && line.starts_with(wanted))
            return product_name(std::string(without_blanks(line.substr(wanted.size()))));
    }
    return "";
}

} // namespace

std::string amd_name(const Path& card, const Path& root) {
    std::string name = kernel_text(card / "product_name").value_or("");
    for (const char* file : tables_of_libdrm)
        if (name.empty())
            name = name_by_libdrm(kernel_text(root / file).value_or(""), card);
    for (const char* file : tables_of_pci)
        if (name.empty())
            name = name_by_pci(kernel_text(root / file).value_or(""), card);
    return name;
}

} // namespace formant
