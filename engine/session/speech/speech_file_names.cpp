#include "engine/session/speech/speech_file_names.h"

#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <set>

namespace formant {
namespace {

/// Maximum length in UTF-16 units. They take at most 3 bytes each, so that a name stays below the
/// 255 bytes that most systems allow.
constexpr std::int32_t max_name_units = 70;

bool is_safe(UChar32 letter) {
    constexpr UChar32 zero_width_non_joiner = 0x200C; // part of Persian words
    const icu::UnicodeString reserved = u"/\\:*?\"<>|'`$&;";
    return letter == zero_width_non_joiner || (u_isgraph(letter) && reserved.indexOf(letter) < 0);
}

/// Removes dots at both ends: a leading dot hides a file, and some systems drop a trailing one.
icu::UnicodeString without_outer_dots(icu::UnicodeString name) {
    while (name.startsWith(u'.'))
        name.remove(0, 1);
    while (name.endsWith(u'.'))
        name.truncate(name.length() - 1);
    return name;
}

std::string safe_name(const std::string& id) {
    const icu::UnicodeString given = icu::UnicodeString::fromUTF8(id).trim();
    icu::UnicodeString name;
    for (std::int32_t i = 0; i < given.length(); i = given.moveIndex32(i, 1))
        name.append(is_safe(given.char32At(i)) ? given.char32At(i) : UChar32{u'_'});
    name = without_outer_dots(name);
    name.truncate(name.getChar32Limit(std::min(name.length(), max_name_units)));
    std::string bytes;
    return name.isEmpty() ? "_" : name.toUTF8String(bytes);
}

Message renamed_message(const SpeechItem& item, bool is_no_name) {
    const MessageArgs args = {{"id", item.id}, {"file", item.file_name}};
    if (is_no_name)
        return message(
            FORMANT_TR("session",
                       "the id '{id}' is not a valid file name; its text is written to {file}"),
            args);
    return message(FORMANT_TR("session", "the id '{id}' occurs more than once, perhaps in other "
                                         "case (a, A); the later text is written to {file}"),
                   args);
}

std::string without_case(const std::string& name) {
    std::string bytes;
    return icu::UnicodeString::fromUTF8(name).foldCase().toUTF8String(bytes);
}

} // namespace

std::vector<Message> name_speech_files(std::vector<SpeechItem>& items,
                                       const std::string& extension) {
    std::vector<Message> renamed;
    std::set<std::string> taken;
    for (SpeechItem& item : items) {
        const std::string safe = safe_name(item.id);
        std::string name = safe;
        for (int copy = 2; !taken.insert(without_case(name)).second; ++copy)
            name = safe + "-" + std::to_string(copy);
        item.file_name = name + extension;
        if (name != item.id)
            renamed.push_back(renamed_message(item, safe != item.id));
    }
    return renamed;
}

} // namespace formant
