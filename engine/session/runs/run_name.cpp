#include "engine/session/runs/run_name.h"

#include "engine/base/os/os_files.h"
#include "engine/session/corpus/corpus_folder.h"
#include "engine/session/runs/latest_run_config.h"

#include <fmt/format.h>

namespace formant {
namespace {

/// Returns "voice" for "voice-2".
std::string without_number(const std::string& name) {
    const std::size_t dash = name.rfind('-');
    const bool is_number = dash != std::string::npos && dash + 1 < name.size() && dash > 0 &&
                           name.find_first_not_of("0123456789", dash + 1) == std::string::npos;
    return is_number ? name.substr(0, dash) : name;
}

/// Returns true for characters that need no quoting in a shell or file system, including the
/// letters of every language (the bytes of UTF-8 from 0x80).
bool is_plain(char letter) {
    const auto byte = static_cast<unsigned char>(letter);
    return byte >= 0x80 || (letter >= '0' && letter <= '9') || (letter >= 'A' && letter <= 'Z') ||
           (letter >= 'a' && letter <= 'z') || letter == '_' || letter == '.';
}

/// Returns the first of "name-2", "name-3", ... that is free.
std::string numbered(const std::string& name, const IsTaken& is_taken) {
    for (int number = 2;; ++number)
        if (std::string next = fmt::format("{}-{}", name, number); !is_taken(next))
            return next;
}

} // namespace

/// Replaces each group of other characters by one dash.
std::string plain_run_name(const std::string& text) {
    std::string name;
    for (const char letter : text)
        if (is_plain(letter))
            name += letter;
        else if (!name.empty() && name.back() != '-')
            name += '-';
    const std::size_t begin = name.find_first_not_of(".-");
    const std::size_t end = name.find_last_not_of(".-");
    return begin == std::string::npos ? "voice" : name.substr(begin, end + 1 - begin);
}

std::string corpus_run_name(const Path& corpus) {
    return plain_run_name(corpus_folder(corpus).filename().string());
}

bool is_run_on_corpus(const Path& run, const Path& corpus) {
    const Path before = latest_run_config(run).data.corpus;
    return !before.empty() && corpus_folder(before) == corpus_folder(corpus);
}

std::string free_run_name(const std::string& name, const IsTaken& is_taken) {
    return is_taken(name) ? numbered(name, is_taken) : name;
}

std::string next_run_name(const std::string& name, const IsTaken& is_taken) {
    return numbered(without_number(name), is_taken);
}

std::string next_run_name(const std::string& name, const Path& runs) {
    return next_run_name(name, [&](const std::string& next) { return path_exists(runs / next); });
}

std::string run_name_for_corpus(const Path& corpus, const Path& runs) {
    const auto is_taken = [&](const std::string& name) {
        return path_exists(runs / name) && !is_run_on_corpus(runs / name, corpus);
    };
    return free_run_name(corpus_run_name(corpus), is_taken);
}

bool is_run_name_for_corpus(const std::string& name, const Path& corpus) {
    const std::string first = corpus_run_name(corpus);
    return name == first || without_number(name) == first;
}

} // namespace formant
