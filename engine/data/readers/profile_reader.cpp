#include "engine/data/readers/profile_reader.h"

#include "engine/base/os/os_files.h"
#include "engine/base/text/json_text.h"
#include "engine/data/readers/metadata_lines.h"
#include "engine/data/readers/prompt_lists.h"
#include "engine/data/readers/recording_search.h"

#include <nlohmann/json.hpp>

#include <map>
#include <set>

namespace formant {
namespace {

using Json = nlohmann::json;
using PromptLists = std::map<std::string, PromptList>;

struct Recording {
    Utterance utterance;
    std::string prompt_list;
};

std::string text_of(const Json& entry, const char* key) {
    const auto found = entry.find(key);
    return found != entry.end() && found->is_string() ? found->get<std::string>() : "";
}

class ProfileReader {
  public:
    ProfileReader(const Path& folder, PromptLists lists)
        : folder_(folder), name_(folder.filename().string()), lists_(std::move(lists)) {}

    Result<void> read_metadata(const CancellationToken& cancellation) {
        const Path metadata = folder_ / "metadata.jsonl";
        auto read = read_each_line(metadata, cancellation, [&](const MetadataLine& line) {
            return read_line(metadata, line);
        });
        if (!read)
            return fail(read.error());
        for (std::size_t i = 0; i < read->utterances.size(); ++i)
            recordings_[i].utterance = std::move(read->utterances[i]);
        bad_rows_ = std::move(read->bad);
        keep_last_takes();
        return {};
    }

    void use_prompts_as_metadata() {
        for (const auto& [list, prompts] : lists_)
            for (const Prompt& prompt : prompts)
                add_if_recorded(prompt, list);
    }

    /// Returns the recordings of a list, and all bad rows, because their list is unknown.
    Result<CorpusRows> of_list(const std::string& wanted) const {
        const std::string list = without_profile(wanted, name_);
        CorpusRows rows{{}, bad_rows_};
        for (const Recording& recording : recordings_)
            if (wanted == "all" || recording.prompt_list == list)
                rows.utterances.push_back(recording.utterance);
        if (wanted == "all" || !rows.utterances.empty())
            return rows;
        return fail(
            ErrorKind::data,
            message(
                FORMANT_TR(
                    "data",
                    "{profile} has no recording of the prompt list "
                    "'{list}' (data.prompt_list, or --prompt-list of doctor); it has: {lists}"),
                {{"profile", folder_.string()}, {"list", wanted}, {"lists", names_of_lists()}}));
    }

  private:
    void add_if_recorded(const Prompt& prompt, const std::string& list) {
        const Path file = search_.find(prompt.id);
        if (!prompt.id.empty() && path_exists(file))
            recordings_.push_back({{file, prompt.text, "", file.string()}, list});
    }

    Result<Utterance> read_line(const Path& metadata, const MetadataLine& line) {
        const Json entry = parse_json(line.text);
        if (!entry.is_object() || text_of(entry, "filename").empty())
            return broken_line(metadata, line.number,
                               FORMANT_TR("data", "{place}: each line must be like {example}"),
                               {{"example", R"({"filename": "a.wav", "sentence": "One."})"}});
        const std::string list = without_profile(text_of(entry, "prompt_list"), name_);
        recordings_.push_back({{}, list});
        const std::string sentence = text_of(entry, "sentence");
        return Utterance{search_.find(text_of(entry, "filename")),
                         sentence.empty() ? prompt_of(list, entry) : sentence, "", ""};
    }

    /// Returns the text of the prompt that a line names; empty if there is no such prompt.
    std::string prompt_of(const std::string& list, const Json& entry) const {
        const auto prompts = lists_.find(list);
        const auto index = entry.find("prompt_index");
        if (prompts == lists_.end() || index == entry.end() || !index->is_number_unsigned() ||
            index->get<std::size_t>() >= prompts->second.size())
            return "";
        return prompts->second[index->get<std::size_t>()].text;
    }

    /// Keeps the last recording of each name: a sentence recorded again replaces the earlier take.
    void keep_last_takes() {
        std::map<Path, std::size_t> last;
        for (std::size_t i = 0; i < recordings_.size(); ++i)
            last[recordings_[i].utterance.file] = i;
        std::vector<Recording> kept;
        for (std::size_t i = 0; i < recordings_.size(); ++i)
            if (last[recordings_[i].utterance.file] == i)
                kept.push_back(std::move(recordings_[i]));
        recordings_ = std::move(kept);
    }

    std::string names_of_lists() const {
        std::set<std::string> names;
        for (const Recording& recording : recordings_)
            names.insert(recording.prompt_list);
        std::string text = "all";
        for (const std::string& name : names)
            text += ", " + name;
        return text;
    }

    Path folder_;
    RecordingSearch search_{folder_ / "recordings"};
    std::string name_;
    PromptLists lists_;
    std::vector<Recording> recordings_;
    BadRows bad_rows_;
};

} // namespace

bool is_profile(const Path& folder) {
    return path_exists(folder / "profile.json") && folder_exists(folder / "recordings");
}

Result<CorpusRows> read_profile(const Path& folder, const std::string& prompt_list,
                                const CancellationToken& cancellation) {
    auto lists = read_prompt_lists(folder / "prompts");
    if (!lists)
        return fail(lists.error());
    ProfileReader reader(folder, std::move(*lists));
    if (!path_exists(folder / "metadata.jsonl"))
        reader.use_prompts_as_metadata();
    else if (auto read = reader.read_metadata(cancellation); !read)
        return fail(read.error());
    return reader.of_list(prompt_list);
}

} // namespace formant
