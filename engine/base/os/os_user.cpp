#include "engine/base/os/os_user.h"

#include <cstdlib>
#include <optional>
#include <pwd.h>
#include <unistd.h>
#include <vector>

namespace formant {
namespace {

struct UserEntry {
    std::string name;
    Path home;
};

/// Looks a user up in the user database.
std::optional<UserEntry> find_user(uid_t id) {
    std::vector<char> texts(1 << 14);
    passwd entry{};
    passwd* found = nullptr;
    if (::getpwuid_r(id, &entry, texts.data(), texts.size(), &found) != 0 || found == nullptr)
        return std::nullopt;
    return UserEntry{found->pw_name, found->pw_dir};
}

} // namespace

Path home_folder() {
    const char* set = std::getenv("HOME");
    if (set != nullptr && Path(set).is_absolute())
        return set;
    const auto user = find_user(::getuid());
    return user && user->home.is_absolute() ? user->home : Path("/");
}

std::string user_name(unsigned int id) {
    const auto user = find_user(id);
    return user ? user->name : std::to_string(id);
}

} // namespace formant
