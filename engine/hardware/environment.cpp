#include "engine/hardware/environment.h"

#include <cstdlib>

namespace formant {

Environment read_environment(const std::vector<std::string>& names) {
    Environment environment;
    for (const std::string& name : names)
        if (const char* value = std::getenv(name.c_str()))
            environment[name] = value;
    return environment;
}

std::string environment_variable(const std::string& name) {
    const char* value = std::getenv(name.c_str());
    return value == nullptr ? "" : value;
}

} // namespace formant
