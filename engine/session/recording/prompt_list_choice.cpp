#include "engine/session/recording/prompt_list_choice.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/data/readers/prompt_lists.h"

#include <fmt/format.h>

#include <algorithm>

namespace formant {
namespace {

Path prompts_folder() {
    return Path(FORMANT_RESOURCES) / "prompts";
}

using Sentences = std::vector<std::string>;

/// With ids of our own, which name files whatever those of the list were.
std::string with_ids(const std::string& list, const Sentences& sentences) {
    std::string text;
    for (std::size_t i = 0; i < sentences.size(); ++i)
        text += fmt::format("{}_{:04}\t{}\n", list, i + 1, sentences[i]);
    return text;
}

/// The name, or name-2, name-3, ...: the first that is free or has these sentences.
std::string name_for(const std::string& wanted, const Sentences& sentences,
                     const std::map<std::string, PromptList>& kept) {
    std::string name = wanted;
    for (int number = 2;
         kept.contains(name) && !std::ranges::equal(kept.at(name), sentences, {}, &Prompt::text);
         ++number)
        name = fmt::format("{}-{}", wanted, number);
    return name;
}

Result<std::string> keep(const Path& folder, const std::string& name, const Sentences& sentences) {
    return make_folder(folder)
        .and_then([&] {
            return write_file_atomically(folder / (name + ".txt"), with_ids(name, sentences));
        })
        .map([&] { return name; });
}

} // namespace

std::vector<std::string> languages_with_prompts() {
    std::vector<std::string> languages;
    std::error_code none; // then there are none, which the choice shows
    for (const auto& entry : std::filesystem::directory_iterator(prompts_folder(), none))
        if (entry.path().extension() == ".txt")
            languages.push_back(entry.path().stem().string());
    std::sort(languages.begin(), languages.end());
    return languages;
}

Path own_prompt_list(const std::string& language) {
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
            message(FORMANT_TR("session", "{file} holds no sentences; write one on each line"),
                    {{"file", file.string()}}));
    });
}

Result<std::string> keep_prompt_list(const Path& profile, const Path& file) {
    const Path folder = profile / "prompts";
    return read_sentences(file).and_then([&](const Sentences& sentences) {
        return read_prompt_lists(folder).and_then([&](const auto& kept) {
            const std::string wanted =
                without_profile(file.stem().string(), profile.filename().string());
            const std::string name = name_for(wanted, sentences, kept);
            return kept.contains(name) ? Result<std::string>(name) : keep(folder, name, sentences);
        });
    });
}

Result<std::vector<std::string>> kept_prompt_lists(const Path& profile) {
    return read_prompt_lists(profile / "prompts").map([](const auto& lists) {
        std::vector<std::string> names;
        for (const auto& [name, prompts] : lists)
            names.push_back(name);
        return names;
    });
}

} // namespace formant
