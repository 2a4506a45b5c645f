#include "engine/data/profile_metadata.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/base/text/json_text.h"
#include "engine/data/readers/metadata_lines.h"
#include "engine/data/readers/recording_search.h"

#include <nlohmann/json.hpp>

namespace formant {
namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr auto metadata_name = "metadata.jsonl";

std::string text_of(const OrderedJson& entry, const char* key) {
    const auto found = entry.find(key);
    return found != entry.end() && found->is_string() ? found->get<std::string>() : "";
}

ProfileLine read_line(const std::string& text, const std::string& profile) {
    ProfileLine line{text, "", "", "", std::nullopt};
    const OrderedJson entry = parse_ordered_json(text);
    if (!entry.is_object())
        return line;
    line.filename = text_of(entry, "filename");
    line.sentence = text_of(entry, "sentence");
    line.prompt_list = without_profile(text_of(entry, "prompt_list"), profile);
    if (const auto index = entry.find("prompt_index");
        index != entry.end() && index->is_number_unsigned())
        line.prompt_index = index->get<std::size_t>();
    return line;
}

/// Adds the recordings of a prompt list; their timestamps are unknown.
void add_recorded(const Path& folder, const std::string& list, const PromptList& prompts,
                  ProfileLines& lines) {
    RecordingSearch search(folder / "recordings");
    for (std::size_t i = 0; i < prompts.size(); ++i) {
        const Path file = search.find(prompts[i].id);
        if (!prompts[i].id.empty() && path_exists(file))
            lines.push_back(profile_line(file.filename().string(), prompts[i].text, list, i, ""));
    }
}

Result<ProfileLines> lines_of_ids(const Path& folder) {
    return read_prompt_lists(folder / "prompts").map([&](const auto& lists) {
        ProfileLines lines;
        for (const auto& [list, prompts] : lists)
            add_recorded(folder, list, prompts, lines);
        return lines;
    });
}

} // namespace

ProfileLine profile_line(const std::string& filename, const std::string& sentence,
                         const std::string& list, std::size_t index, const std::string& timestamp) {
    const OrderedJson entry = {{"filename", filename},
                               {"sentence", sentence},
                               {"prompt_list", list},
                               {"prompt_index", index},
                               {"timestamp", timestamp}};
    return {entry.dump(-1, ' ', false, OrderedJson::error_handler_t::replace), filename, sentence,
            list, index};
}

Result<ProfileLines> read_profile_lines(const Path& folder) {
    if (!path_exists(folder / metadata_name))
        return lines_of_ids(folder);
    return read_lines(folder / metadata_name).map([&](const std::vector<MetadataLine>& texts) {
        ProfileLines lines;
        for (const MetadataLine& text : texts)
            lines.push_back(read_line(text.text, folder.filename().string()));
        return lines;
    });
}

Result<void> write_profile_lines(const Path& folder, const ProfileLines& lines) {
    std::string bytes;
    for (const ProfileLine& line : lines)
        bytes += line.text + "\n";
    return write_file_atomically(folder / metadata_name, bytes);
}

} // namespace formant
