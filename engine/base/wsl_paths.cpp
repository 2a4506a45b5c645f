#include "engine/base/wsl_paths.h"

#include "engine/base/atomic_file.h"

#include <boost/property_tree/ini_parser.hpp>
#include <boost/property_tree/ptree.hpp>

#include <algorithm>
#include <string_view>

namespace formant {
namespace {

constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

bool has_drive_letter(const std::string& path) {
    return path.size() > 2 && letters.find(path[0]) != std::string_view::npos && path[1] == ':' &&
           (path[2] == '\\' || path[2] == '/');
}

/// Returns the configured mount root. Empty if the file is missing, invalid or has no entry: WSL2
/// then uses its default, too.
std::string automount_root(const Path& wsl_conf) {
    boost::property_tree::ptree settings;
    try {
        boost::property_tree::read_ini(wsl_conf.string(), settings);
    } catch (const boost::property_tree::ini_parser_error&) {
        return "";
    }
    std::string root = settings.get("automount.root", "");
    std::erase(root, '"');
    return root;
}

} // namespace

bool is_wsl2(const Path& root) {
    const auto release = read_file(root / "proc/sys/kernel/osrelease");
    // WSL 1, which has no GPU, calls itself "Microsoft".
    return release && (release->find("WSL2") != std::string::npos ||
                       release->find("microsoft-standard") != std::string::npos);
}

std::optional<Path> windows_drives(const Path& root) {
    if (!is_wsl2(root))
        return std::nullopt;
    const Path configured = automount_root(root / "etc/wsl.conf");
    return configured.is_absolute() ? configured : Path("/mnt");
}

std::string from_windows_path(const std::string& path, const std::optional<Path>& drives) {
    if (!drives || !has_drive_letter(path))
        return path;
    const std::size_t letter = letters.find(path[0]) % 26; // drives are mounted in lower case
    std::string below = path.substr(3);
    std::replace(below.begin(), below.end(), '\\', '/');
    below.erase(0, below.find_first_not_of('/')); // "C:\\Users", as it is written in YAML quotes
    return (*drives / std::string(1, letters[letter]) / below).lexically_normal().string();
}

} // namespace formant
