#include "engine/base/os/os_user.h"

#include <cstdlib>
#include <pwd.h>
#include <unistd.h>
#include <vector>

namespace formant {

Path home_folder() {
    const char* set = std::getenv("HOME");
    if (set != nullptr && Path(set).is_absolute())
        return set;
    std::vector<char> texts(1 << 14);
    passwd entry{};
    passwd* found = nullptr;
    if (::getpwuid_r(::getuid(), &entry, texts.data(), texts.size(), &found) == 0 &&
        found != nullptr && Path(found->pw_dir).is_absolute())
        return found->pw_dir;
    return "/";
}

std::string user_name(unsigned int id) {
    std::vector<char> texts(1 << 14);
    passwd entry{};
    passwd* found = nullptr;
    if (::getpwuid_r(id, &entry, texts.data(), texts.size(), &found) == 0 && found != nullptr)
        return found->pw_name;
    return std::to_string(id);
}

} // namespace formant
