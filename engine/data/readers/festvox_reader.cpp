#include "engine/data/readers/festvox_reader.h"

#include "engine/data/readers/metadata_lines.h"
#include "engine/data/readers/recording_search.h"

#include <iomanip>
#include <optional>
#include <sstream>

namespace formant {
namespace {

struct SpokenPrompt {
    std::string id;
    std::string text;
};

std::optional<SpokenPrompt> read_prompt(const std::string& line) {
    std::istringstream stream(line);
    SpokenPrompt prompt;
    char open = 0, quote = 0, close = 0;
    stream >> open >> prompt.id >> quote;
    if (!stream || open != '(' || quote != '"')
        return std::nullopt;
    stream.unget();
    stream >> std::quoted(prompt.text) >> close;
    return stream && close == ')' ? std::optional(prompt) : std::nullopt;
}

} // namespace

bool is_festvox(const Path& metadata) {
    return read_prompt(first_line(metadata)).has_value();
}

Result<CorpusRows> read_festvox(const Path& metadata, const CancellationToken& cancellation) {
    const Path folder = std::filesystem::absolute(metadata).parent_path();
    const Path voice = folder.filename() == "etc" ? folder.parent_path() : folder;
    RecordingSearch search(voice);
    return read_each_line(
        metadata, cancellation, [&](const MetadataLine& line) -> Result<Utterance> {
            const auto prompt = read_prompt(line.text);
            if (!prompt)
                return broken_line(metadata, line.number,
                                   FORMANT_TR("data", "{place}: each line must be like {example}"),
                                   {{"example", R"(( a0001 "Author of the danger trail." ))"}});
            return Utterance{search.find(prompt->id), prompt->text, "", ""};
        });
}

} // namespace formant
