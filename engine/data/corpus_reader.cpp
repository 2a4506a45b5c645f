#include "engine/data/corpus_reader.h"

#include "engine/base/atomic_file.h"
#include "engine/data/csv_table.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>

namespace formant {
namespace {

Error broken(const Path& metadata, std::size_t line, const std::string& why) {
    return {ErrorKind::data,
            message(FORMANT_TR("data", "{file}:{line}: {why}"),
                    {{"file", metadata.string()}, {"line", std::to_string(line)}, {"why", why}})};
}

Utterance utterance(const Path& metadata, const std::string& file, const std::string& text) {
    const Path folder = std::filesystem::absolute(metadata).parent_path();
    return {(folder / file).lexically_normal(), text};
}

Result<Corpus> from_csv(const Path& metadata, const std::string& bytes) {
    auto table = parse_csv(bytes);
    if (!table)
        return fail(broken(metadata, 1, "not valid CSV: " + table.error()));
    const std::vector<std::string> header =
        table->empty() ? std::vector<std::string>() : (*table)[0];
    const auto file = std::find(header.begin(), header.end(), "file") - header.begin();
    const auto text = std::find(header.begin(), header.end(), "text") - header.begin();
    const auto columns = static_cast<std::ptrdiff_t>(header.size());
    if (file == columns || text == columns)
        return fail(broken(metadata, 1, "the first line must name the columns: file,text"));
    Corpus corpus;
    for (std::size_t row = 1; row < table->size(); ++row) {
        const auto& cells = (*table)[row];
        if (static_cast<std::ptrdiff_t>(cells.size()) != columns)
            return fail(broken(metadata, row + 1,
                               std::to_string(cells.size()) + " columns instead of " +
                                   std::to_string(columns)));
        corpus.push_back(utterance(metadata, cells[static_cast<std::size_t>(file)],
                                   cells[static_cast<std::size_t>(text)]));
    }
    return corpus;
}

Result<Corpus> from_json_lines(const Path& metadata, const std::string& bytes) {
    Corpus corpus;
    std::istringstream lines(bytes);
    std::size_t number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        if (line.empty())
            continue;
        const auto entry = nlohmann::json::parse(line, nullptr, /*allow_exceptions=*/false);
        const bool whole = entry.is_object() && entry.contains("file") && entry.contains("text") &&
                           entry["file"].is_string() && entry["text"].is_string();
        if (!whole)
            return fail(broken(metadata, number,
                               R"(each line must be like {"file": "a.wav", "text": "one"})"));
        corpus.push_back(utterance(metadata, entry["file"], entry["text"]));
    }
    return corpus;
}

} // namespace

Result<Corpus> read_corpus(const Path& metadata) {
    if (metadata.empty())
        return fail(ErrorKind::data,
                    message(FORMANT_TR("data", "data.corpus is not set; give the metadata file of "
                                               "your recordings (.csv or .jsonl)")));
    auto bytes = read_file(metadata);
    if (!bytes)
        return fail(
            ErrorKind::data,
            message(FORMANT_TR("data", "cannot read the corpus {file} (data.corpus); is the "
                                       "path right?"),
                    {{"file", metadata.string()}}));
    const bool json = metadata.extension() == ".jsonl";
    auto corpus = json ? from_json_lines(metadata, *bytes) : from_csv(metadata, *bytes);
    if (corpus && corpus->empty())
        return fail(broken(metadata, 1, "the corpus names no recording"));
    return corpus;
}

} // namespace formant
