#include "engine/session/config/config_fault.h"

#include "engine/config/yaml_edit.h"
#include "engine/session/config/config_form.h"

#include <algorithm>
#include <charconv>

namespace formant {
namespace {

std::string argument(const Message& what, const std::string& name) {
    for (const auto& [its_name, value] : what.args)
        if (its_name == name)
            return value.as_text(to_english);
    return {};
}

bool is_key(const std::string& name) {
    const auto& fields = form_fields();
    return std::any_of(fields.begin(), fields.end(),
                       [&](const FormField& field) { return field.key == name; });
}

/// Returns the first key of a setting in a message: errors that concern several settings name them
/// in their text alone.
std::string first_key_in(const std::string& text) {
    const std::string signs = "abcdefghijklmnopqrstuvwxyz0123456789_.";
    for (auto at = text.find_first_of(signs); at != std::string::npos;) {
        const auto end = std::min(text.find_first_not_of(signs, at), text.size());
        std::string word = text.substr(at, end - at);
        while (word.ends_with('.'))
            word.pop_back();
        if (word.find('.') != std::string::npos && is_key(word))
            return word;
        at = text.find_first_of(signs, end);
    }
    return {};
}

std::string key_of(const Message& what) {
    const std::string key = argument(what, "key");
    return is_key(key) ? key : first_key_in(to_english(what));
}

/// Returns 12 for "my.yaml:12" and "line 12", and 0 if there is no line number.
int line_in(const std::string& where) {
    const std::string of_text = "line ";
    const auto before = where.starts_with(of_text) ? of_text.size() - 1 : where.rfind(':');
    int line = 0;
    if (before != std::string::npos)
        std::from_chars(where.data() + before + 1, where.data() + where.size(), line);
    return line;
}

} // namespace

ConfigFault locate_fault(const Error& fault, const std::string& text) {
    ConfigFault located{key_of(fault.what), line_in(argument(fault.what, "where")), fault.what};
    if (located.line == 0 && !located.key.empty())
        located.line = line_of_key(text, located.key);
    return located;
}

} // namespace formant
