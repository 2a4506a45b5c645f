#pragma once

#include <fstream>
#include <string>

namespace formant::test {

/// Returns true if the process runs. A zombie (state Z) does not.
inline bool is_running(int pid) {
    std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
    std::string stat;
    std::getline(file, stat);
    const auto name_end = stat.rfind(')');
    return name_end != std::string::npos && stat.at(name_end + 2) != 'Z';
}

} // namespace formant::test
