#include "engine/data/readers/prompt_lists.h"

#include "engine/base/folder_list.h"
#include "engine/data/readers/metadata_lines.h"

namespace formant {

Result<PromptList> read_prompt_list(const Path& file) {
    return read_metadata_lines(file).map([](const std::vector<MetadataLine>& lines) {
        PromptList prompts;
        for (const MetadataLine& line : lines) {
            const std::size_t tab = line.text.find('\t');
            if (tab == std::string::npos)
                prompts.push_back({"", line.text});
            else
                prompts.push_back({line.text.substr(0, tab), line.text.substr(tab + 1)});
        }
        return prompts;
    });
}

Result<std::map<std::string, PromptList>> read_prompt_lists(const Path& folder) {
    std::map<std::string, PromptList> lists;
    const auto files = list_folder(folder); // a profile without lists has no such folder
    if (!files)
        return fail(files.error());
    for (const Path& file : *files) {
        if (file.extension() != ".txt")
            continue;
        auto prompts = read_prompt_list(file);
        if (!prompts)
            return fail(prompts.error());
        lists.emplace(file.stem().string(), std::move(*prompts));
    }
    return lists;
}

std::string without_profile(const std::string& list, const std::string& profile) {
    const std::string prefix = profile + "_";
    return list.starts_with(prefix) ? list.substr(prefix.size()) : list;
}

} // namespace formant
