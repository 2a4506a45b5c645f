#include "engine/data/doctor/doctor_fix.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace formant {
namespace {

using Json = nlohmann::json;

/// Beside the metadata, named after it: a second corpus in the same folder stays apart.
Path beside(const Path& metadata, const std::string& name) {
    if (std::filesystem::is_directory(metadata))
        return metadata / name;
    return metadata.parent_path() / (metadata.stem().string() + "." + name);
}

std::string manifest_line(const Utterance& utterance, const Path& folder) {
    Json line = {{"file", utterance.file.lexically_proximate(folder).string()},
                 {"text", utterance.text}};
    if (!utterance.speaker.empty())
        line["speaker"] = utterance.speaker;
    return line.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::vector<Message> reasons_of(const BadRows& rows) {
    std::vector<Message> reasons;
    for (const BadRow& row : rows)
        reasons.push_back(row.what);
    return reasons;
}

/// FILE.old, or where earlier ones are kept, FILE.old2 and so on.
Path free_name_for_old(const Path& file) {
    const std::string first = file.string() + ".old";
    Path name = first;
    for (int number = 2; path_exists(name); ++number)
        name = first + std::to_string(number);
    return name;
}

/// Somebody may have edited what an earlier fix wrote: it is kept then, and added to `older`.
Result<void> write_again(const Path& file, const std::string& bytes, std::vector<Path>& older) {
    const auto found = read_file(file);
    if (!std::filesystem::exists(file) || found.value_or("") == bytes)
        return write_file_atomically(file, bytes);
    older.push_back(free_name_for_old(file));
    return rename_and_sync(file, older.back()).and_then([&] {
        return write_file_atomically(file, bytes);
    });
}

/// By that name, or one that ends so: "cleaned.jsonl", "metadata.cleaned.jsonl".
bool is_called(const Path& file, std::string_view end) {
    const std::string name = file.filename().string();
    return name == end || name.ends_with(fmt::format(".{}", end));
}

} // namespace

bool is_cleaned_metadata(const Path& file) {
    return is_called(file, cleaned_name);
}

bool is_left_out_list(const Path& file) {
    return is_called(file, left_out_entries_name);
}

Path cleaned_metadata_of(const Path& metadata) {
    return beside(metadata, std::string(cleaned_name));
}

std::string manifest_of(const Utterances& utterances, const std::set<std::size_t>& left_out,
                        const Path& folder) {
    std::string manifest;
    for (std::size_t i = 0; i < utterances.size(); ++i)
        if (!left_out.contains(i))
            manifest += manifest_line(utterances[i], folder);
    return manifest;
}

std::string lines_of_reasons(const std::vector<Message>& reasons) {
    std::string lines;
    for (const Message& reason : reasons)
        lines += to_english(reason) + "\n";
    return lines;
}

tl::unexpected<Error> nothing_would_be_left(const Corpus& corpus) {
    return fail(ErrorKind::data,
                message(FORMANT_TR("data", "nothing of {corpus} would be left; nothing was "
                                           "written"),
                        {{"corpus", corpus.metadata.string()}}));
}

Result<CleanedCorpus> write_cleaned_corpus(const Corpus& corpus, const Findings& findings) {
    std::vector<Message> reasons;
    for (const Finding& finding : findings)
        if (finding.leave_out)
            reasons.push_back(finding.what);
    return write_cleaned_corpus(corpus, left_out_by(findings), reasons);
}

Result<CleanedCorpus> write_cleaned_corpus(const Corpus& corpus,
                                           const std::set<std::size_t>& left_out,
                                           const std::vector<Message>& reasons) {
    if (left_out.size() >= corpus.utterances.size())
        return nothing_would_be_left(corpus);
    CleanedCorpus cleaned{cleaned_metadata_of(corpus.metadata),
                          beside(corpus.metadata, left_out_name),
                          static_cast<std::int64_t>(corpus.utterances.size() - left_out.size()),
                          {}};
    const std::string list =
        lines_of_reasons(reasons_of(corpus.bad_rows)) + lines_of_reasons(reasons);
    const Path folder = cleaned.metadata.parent_path();
    return write_again(cleaned.metadata, manifest_of(corpus.utterances, left_out, folder),
                       cleaned.older)
        .and_then([&] { return write_again(cleaned.left_out, list, cleaned.older); })
        .map([&] { return cleaned; });
}

} // namespace formant
