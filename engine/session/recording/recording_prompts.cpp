#include "engine/session/recording/recording_prompts.h"

#include "engine/base/atomic_file.h"
#include "engine/base/folder_list.h"
#include "engine/base/os/os_files.h"
#include "engine/base/resources.h"
#include "engine/data/readers/prompt_lists.h"

#include <fmt/format.h>

#include <algorithm>

namespace formant {
namespace {

Path prompts_folder() {
    return resources_folder() / "prompts";
}

using Sentences = std::vector<std::string>;

/// Formats a list with new ids, which become file names: those of the source may not be valid ones.
std::string with_ids(const std::string& list, const Sentences& sentences) {
    std::string text;
    for (std::size_t i = 0; i < sentences.size(); ++i)
        text += fmt::format("{}_{:04}\t{}\n", list, i + 1, sentences[i]);
    return text;
}

/// Returns `wanted`, or wanted-2, wanted-3, ...: the first that is unused or has the same
/// sentences.
std::string name_for(const std::string& wanted, const Sentences& sentences,
                     const std::map<std::string, PromptList>& saved) {
    std::string name = wanted;
    for (int number = 2;
         saved.contains(name) && !std::ranges::equal(saved.at(name), sentences, {}, &Prompt::text);
         ++number)
        name = fmt::format("{}-{}", wanted, number);
    return name;
}

Result<std::string> save(const Path& folder, const std::string& name, const Sentences& sentences) {
    return make_folder(folder)
        .and_then([&] {
            return write_file_atomically(folder / (name + ".txt"), with_ids(name, sentences));
        })
        .map([&] { return name; });
}

} // namespace

std::vector<std::string> prompt_list_languages() {
    std::vector<std::string> languages;
    for (const Path& file : paths_in(prompts_folder()))
        if (file.extension() == ".txt")
            languages.push_back(file.stem().string());
    std::sort(languages.begin(), languages.end());
    return languages;
}

Path built_in_prompt_list(const std::string& language) {
    return prompts_folder() / (language + ".txt");
}

Result<Sentences> read_sentences(const Path& file) {
    return read_prompt_list(file).and_then([&](const PromptList& prompts) -> Result<Sentences> {
        Sentences sentences;
        for (const Prompt& prompt : prompts)
            if (prompt.text.find_first_not_of(" \t") != std::string::npos)
                sentences.push_back(prompt.text);
        if (!sentences.empty())
            return sentences;
        return fail(
            ErrorKind::data,
            message(FORMANT_TR("session", "{file} has no sentences; write one on each line"),
                    {{"file", file.string()}}));
    });
}

Result<std::string> save_prompt_list(const Path& profile, const Path& file) {
    const Path folder = profile / "prompts";
    return read_sentences(file).and_then([&](const Sentences& sentences) {
        return read_prompt_lists(folder).and_then([&](const auto& saved) {
            const std::string wanted =
                without_profile(file.stem().string(), profile.filename().string());
            const std::string name = name_for(wanted, sentences, saved);
            return saved.contains(name) ? Result<std::string>(name) : save(folder, name, sentences);
        });
    });
}

Result<std::vector<std::string>> saved_prompt_lists(const Path& profile) {
    return read_prompt_lists(profile / "prompts").map([](const auto& lists) {
        std::vector<std::string> names;
        names.reserve(lists.size());
        for (const auto& [name, sentences] : lists)
            names.push_back(name);
        return names;
    });
}

} // namespace formant
