#include "engine/base/text/visible_text.h"

#include <fmt/format.h>
#include <unicode/utf8.h>

#include <cstdint>
#include <iterator>

namespace formant {
namespace {

bool is_control(UChar32 letter) {
    return letter < 0x20 || (letter >= 0x7f && letter <= 0x9f);
}

/// Line and paragraph separators, and embeddings and overrides of the direction.
bool rearranges_text(UChar32 letter) {
    return letter >= 0x2028 && letter <= 0x202e;
}

std::string escaped(UChar32 letter) {
    switch (letter) {
    case '\n':
        return "\\n";
    case '\r':
        return "\\r";
    case '\t':
        return "\\t";
    default:
        return letter < 0x80 ? fmt::format("\\x{:02x}", letter) : fmt::format("\\u{:04x}", letter);
    }
}

} // namespace

std::string visible_text(std::string_view text) {
    std::string visible;
    visible.reserve(text.size());
    const auto length = static_cast<std::int32_t>(text.size());
    for (std::int32_t at = 0; at < length;) {
        const std::int32_t begin = at;
        UChar32 letter = 0;
        U8_NEXT(text.data(), at, length, letter);
        const std::string_view bytes =
            text.substr(static_cast<std::size_t>(begin), static_cast<std::size_t>(at - begin));
        if (letter < 0)
            for (const char byte : bytes)
                fmt::format_to(std::back_inserter(visible), "\\x{:02x}",
                               static_cast<unsigned char>(byte));
        else if (is_control(letter) || rearranges_text(letter))
            visible += escaped(letter);
        else
            visible += bytes;
    }
    return visible;
}

} // namespace formant
