#pragma once

#include <string>

namespace formant::test {

inline bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

} // namespace formant::test
