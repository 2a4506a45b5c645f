#include "engine/base/shell_text.h"

namespace formant {

std::string shell_quoted(const std::string& text) {
    std::string safe = "'";
    for (const char letter : text)
        safe += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    return safe + "'";
}

} // namespace formant
