#pragma once

#include <string>

namespace formant {

/// Converts A to Z to lower case, whatever the locale; letters beyond ASCII stay.
inline std::string lower_case(std::string text) {
    for (char& letter : text)
        if (letter >= 'A' && letter <= 'Z')
            letter = static_cast<char>(letter - 'A' + 'a');
    return text;
}

} // namespace formant
