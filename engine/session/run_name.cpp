#include "engine/session/run_name.h"

#include "engine/base/os_files.h"
#include "engine/session/corpus_folder.h"

#include <fmt/format.h>

namespace formant {
namespace {

/// "voice-2" is a copy of "voice", too.
std::string without_number(const std::string& name) {
    const std::size_t dash = name.rfind('-');
    const bool is_number = dash != std::string::npos && dash + 1 < name.size() && dash > 0 &&
                           name.find_first_not_of("0123456789", dash + 1) == std::string::npos;
    return is_number ? name.substr(0, dash) : name;
}

/// What no shell and no file system asks to be quoted; letters of every language.
bool is_plain(char letter) {
    const auto byte = static_cast<unsigned char>(letter);
    return byte >= 0x80 || (letter >= '0' && letter <= '9') || (letter >= 'A' && letter <= 'Z') ||
           (letter >= 'a' && letter <= 'z') || letter == '_' || letter == '.';
}

/// Everything between plain letters becomes one dash.
std::string plain(const std::string& words) {
    std::string name;
    for (const char letter : words)
        if (is_plain(letter))
            name += letter;
        else if (!name.empty() && name.back() != '-')
            name += '-';
    const std::size_t begin = name.find_first_not_of(".-");
    const std::size_t end = name.find_last_not_of(".-");
    return begin == std::string::npos ? "voice" : name.substr(begin, end + 1 - begin);
}

std::string folder_name(const Path& corpus) {
    return corpus_folder(corpus).filename().string();
}

} // namespace

std::string next_run_name(const std::string& name,
                          const std::function<bool(const std::string&)>& is_taken) {
    const std::string base = without_number(name);
    for (int number = 2;; ++number)
        if (std::string next = fmt::format("{}-{}", base, number); !is_taken(next))
            return next;
}

std::string next_run_name(const std::string& name, const Path& runs) {
    return next_run_name(name, [&](const std::string& next) { return path_exists(runs / next); });
}

std::string run_name_for_corpus(const Path& corpus, const Path& runs) {
    const std::string name = plain(folder_name(corpus));
    return path_exists(runs / name) ? next_run_name(name, runs) : name;
}

bool is_run_name_for_corpus(const std::string& name, const Path& corpus) {
    const std::string first = plain(folder_name(corpus));
    return name == first || without_number(name) == without_number(first);
}

} // namespace formant
