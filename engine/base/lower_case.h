#pragma once

#include <string>

namespace formant {

/// With a to z for A to Z; letters beyond ASCII stay, whatever the locale.
inline std::string lower_case(std::string text) {
    for (char& letter : text)
        if (letter >= 'A' && letter <= 'Z')
            letter = static_cast<char>(letter - 'A' + 'a');
    return text;
}

} // namespace formant
