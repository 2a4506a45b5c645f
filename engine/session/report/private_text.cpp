#include "engine/session/report/private_text.h"

#include <algorithm>

namespace formant {
namespace {

/// Characters between which a path may stand in a sentence.
constexpr std::string_view delimiters = " \t\n\"'`()[]<>,;=";

/// Returns the name of the file or folder at the end of a path.
std::string_view last_name(std::string_view path) {
    while (path.size() > 1 && path.ends_with('/'))
        path.remove_suffix(1);
    return path.substr(path.rfind('/') + 1);
}

/// "/" alone and "and/or" are not paths to hide; "/home/ann" is one, also as "file:/home/ann".
std::string_view shown_part(std::string_view token) {
    const auto begin = token.find('/');
    const bool is_absolute = begin == 0 || (begin != std::string_view::npos &&
                                            (token[begin - 1] == ':' || token[begin - 1] == '~'));
    return is_absolute && token.size() > begin + 1 ? last_name(token) : token;
}

std::string shown_argument(const std::string& text) {
    return text.starts_with('/') ? std::string(last_name(text)) : without_folders(text);
}

} // namespace

std::string without_folders(std::string_view text) {
    std::string shown;
    while (!text.empty()) {
        const auto end = std::min(text.find_first_of(delimiters), text.size());
        shown += shown_part(text.substr(0, end));
        text.remove_prefix(end);
        if (!text.empty()) {
            shown += text.front();
            text.remove_prefix(1);
        }
    }
    return shown;
}

std::string english_without_folders(const Message& message) {
    MessageArgs args;
    for (const auto& [name, arg] : message.args)
        args.emplace_back(name, shown_argument(arg.as_text(english_without_folders)));
    return without_folders(
        fill_placeholders(select_plural_form(message.text, message.count), args, to_english));
}

} // namespace formant
