#include "engine/session/report/html_text.h"

#include "engine/base/text/visible_text.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace formant {
namespace {

std::string escaped_markup(std::string_view text) {
    std::string escaped;
    for (const char letter : visible_text(text)) {
        if (letter == '&')
            escaped += "&amp;";
        else if (letter == '<')
            escaped += "&lt;";
        else if (letter == '>')
            escaped += "&gt;";
        else if (letter == '"')
            escaped += "&quot;";
        else if (letter == '\'')
            escaped += "&#39;";
        else
            escaped += letter;
    }
    return escaped;
}

/// Returns true for the elements that HTML writes without an end tag.
bool is_void_element(std::string_view name) {
    constexpr std::array<std::string_view, 2> names = {"br", "meta"};
    return std::ranges::find(names, name) != names.end();
}

} // namespace

Html html_text(std::string_view text) {
    return Html(Html::Escaped(), escaped_markup(text));
}

Html element(const char* name, const HtmlAttributes& attributes, const Html& content) {
    std::string markup = std::string("<") + name;
    for (const auto& [attribute, value] : attributes)
        markup += std::string(" ") + attribute + "=\"" + escaped_markup(value) + "\"";
    markup += ">";
    if (!is_void_element(name))
        markup += content.markup_ + "</" + name + ">";
    return Html(Html::Escaped(), std::move(markup));
}

Html element(const char* name, const Html& content) {
    return element(name, {}, content);
}

Html text_element(const char* name, std::string_view text, const HtmlAttributes& attributes) {
    return element(name, attributes, html_text(text));
}

std::string base64(std::string_view bytes) {
    constexpr std::string_view letters =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string encoded;
    encoded.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        std::uint32_t group = 0;
        for (std::size_t i = 0; i < 3; ++i)
            group = group << 8 |
                    (at + i < bytes.size() ? static_cast<unsigned char>(bytes[at + i]) : 0U);
        for (std::size_t i = 0; i < 4; ++i)
            encoded += at + i <= bytes.size() ? letters[group >> (18 - 6 * i) & 63] : '=';
    }
    return encoded;
}

} // namespace formant
