#include "engine/session/recording/prompts_to_record.h"

#include "engine/base/os/os_files.h"
#include "engine/data/profile_metadata.h"
#include "engine/data/readers/recording_search.h"

namespace formant {
namespace {

Result<PromptList> read_list(const Path& profile, const std::string& list) {
    const Path file = profile / "prompts" / (list + ".txt");
    if (path_exists(file))
        return read_prompt_list(file);
    return fail(ErrorKind::data,
                message(FORMANT_TR("session", "there is no list of sentences {file}"),
                        {{"file", file.string()}}));
}

/// Assigns the recordings of `lines` to their sentences; the last line of a sentence wins. A
/// recording whose file is missing must be made again.
void assign_recordings(const Path& profile, const std::string& list, const ProfileLines& lines,
                       std::vector<PromptToRecord>& prompts) {
    RecordingSearch search(profile / "recordings");
    for (const ProfileLine& line : lines) {
        if (line.prompt_list != list ||
            line.prompt_index.value_or(prompts.size()) >= prompts.size())
            continue;
        const Path file = search.find(line.filename);
        prompts[*line.prompt_index].recording = path_exists(file) ? file.string() : "";
    }
}

} // namespace

Result<std::vector<PromptToRecord>> prompts_to_record(const Path& profile,
                                                      const std::string& list) {
    const auto texts = read_list(profile, list);
    if (!texts)
        return fail(texts.error());
    return read_profile_lines(profile).map([&](const ProfileLines& lines) {
        std::vector<PromptToRecord> prompts;
        for (const Prompt& prompt : *texts)
            prompts.push_back({prompt.text, ""});
        assign_recordings(profile, list, lines, prompts);
        return prompts;
    });
}

std::size_t next_unrecorded(const std::vector<PromptToRecord>& prompts, std::size_t from) {
    for (std::size_t step = 0; step < prompts.size(); ++step) {
        const std::size_t i = (from + step) % prompts.size();
        if (prompts[i].recording.empty())
            return i;
    }
    return prompts.size();
}

} // namespace formant
