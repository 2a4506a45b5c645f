#include "engine/base/text/shell_text.h"

namespace formant {

std::string shell_quoted(const std::string& text) {
    std::string safe = "'";
    for (const char letter : text)
        safe += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    return safe + "'";
}

std::string shell_word(const std::string& text) {
    constexpr const char* plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                  "@%+=:,./_-";
    const bool is_plain = !text.empty() && text.find_first_not_of(plain) == std::string::npos;
    return is_plain ? text : shell_quoted(text);
}

} // namespace formant
