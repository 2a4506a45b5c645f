#include "engine/base/os/os_access.h"

#include <algorithm>
#include <grp.h>
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

} // namespace formant
