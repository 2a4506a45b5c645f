#include "engine/base/os/os_access.h"

#include <algorithm>
#include <cstdlib>
#include <grp.h>
#include <sstream>
#include <unistd.h>

namespace formant {
namespace {

std::vector<gid_t> group_numbers() {
    std::vector<gid_t> groups(static_cast<std::size_t>(std::max(0, ::getgroups(0, nullptr))));
    const int count = ::getgroups(static_cast<int>(groups.size()), groups.data());
    groups.resize(static_cast<std::size_t>(std::max(0, count)));
    groups.push_back(::getegid()); // which getgroups(2) may omit
    return groups;
}

std::string name_of(gid_t number) {
    const group* found = ::getgrgid(number);
    return found != nullptr ? std::string(found->gr_name) : std::to_string(number);
}

} // namespace

std::vector<std::string> group_names() {
    std::vector<std::string> names;
    for (const gid_t number : group_numbers())
        if (const std::string name = name_of(number);
            std::find(names.begin(), names.end(), name) == names.end())
            names.push_back(name);
    return names;
}

bool can_read(const Path& file) {
    return ::access(file.c_str(), R_OK) == 0;
}

bool can_read_and_write(const Path& file) {
    return ::access(file.c_str(), R_OK | W_OK) == 0;
}

std::optional<Path> find_program(const std::string& name) {
    const auto is_program = [](const Path& file) {
        std::error_code unknown; // such a file cannot be started
        return std::filesystem::is_regular_file(file, unknown) && ::access(file.c_str(), X_OK) == 0;
    };
    if (name.find('/') != std::string::npos)
        return is_program(name) ? std::optional<Path>(name) : std::nullopt;
    const char* folders = std::getenv("PATH");
    std::istringstream all(folders == nullptr ? "/usr/local/bin:/usr/bin:/bin" : folders);
    for (std::string folder; std::getline(all, folder, ':');)
        if (const Path file = Path(folder.empty() ? "." : folder) / name; is_program(file))
            return file;
    return std::nullopt;
}

} // namespace formant
