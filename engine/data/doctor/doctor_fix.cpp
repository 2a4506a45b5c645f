#include "engine/data/doctor/doctor_fix.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace formant {
namespace {

using Json = nlohmann::json;

/// Returns a path next to the metadata with its name as prefix, so that several corpora in a folder
/// do not collide.
Path path_next_to(const Path& metadata, const std::string& name) {
    if (folder_exists(metadata))
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

/// Returns FILE.old, or FILE.old2 and so on if it exists.
Path free_backup_name(const Path& file) {
    const std::string first = file.string() + ".old";
    Path name = first;
    for (int number = 2; path_exists(name); ++number)
        name = first + std::to_string(number);
    return name;
}

/// Writes the file. Renames a different existing one, which the user may have edited, and adds it
/// to `backups`.
Result<void> write_with_backup(const Path& file, const std::string& bytes,
                               std::vector<Path>& backups) {
    const auto found = read_file(file);
    std::error_code unknown; // a file that cannot be examined is not replaced, but renamed
    const bool is_missing =
        std::filesystem::status(file, unknown).type() == std::filesystem::file_type::not_found;
    if (is_missing || (found && *found == bytes))
        return write_file_atomically(file, bytes);
    backups.push_back(free_backup_name(file));
    return rename_and_sync(file, backups.back()).and_then([&] {
        return write_file_atomically(file, bytes);
    });
}

/// Returns true if the file has this name, or one that ends with it: "cleaned.jsonl",
/// "metadata.cleaned.jsonl".
bool has_name(const Path& file, std::string_view end) {
    const std::string name = file.filename().string();
    return name == end || name.ends_with(fmt::format(".{}", end));
}

} // namespace

bool is_cleaned_metadata(const Path& file) {
    return has_name(file, cleaned_name);
}

bool is_excluded_entries_list(const Path& file) {
    return has_name(file, excluded_entries_name);
}

Path cleaned_metadata_of(const Path& metadata) {
    return path_next_to(metadata, std::string(cleaned_name));
}

std::string manifest_of(const Utterances& utterances, const std::set<std::size_t>& excluded,
                        const Path& folder) {
    std::string manifest;
    for (std::size_t i = 0; i < utterances.size(); ++i)
        if (!excluded.contains(i))
            manifest += manifest_line(utterances[i], folder);
    return manifest;
}

std::string lines_of_reasons(const std::vector<Message>& reasons) {
    std::string lines;
    for (const Message& reason : reasons)
        lines += to_english(reason) + "\n";
    return lines;
}

tl::unexpected<Error> no_recording_kept_error(const Corpus& corpus) {
    return fail(ErrorKind::data,
                message(FORMANT_TR("data", "no recording of {corpus} would be kept; nothing was "
                                           "written"),
                        {{"corpus", corpus.metadata.string()}}));
}

Result<CleanedCorpus> write_cleaned_corpus(const Corpus& corpus, const Findings& findings) {
    std::vector<Message> reasons;
    for (const Finding& finding : findings)
        if (finding.is_error)
            reasons.push_back(finding.what);
    return write_cleaned_corpus(corpus, excluded_by(findings), reasons);
}

Result<CleanedCorpus> write_cleaned_corpus(const Corpus& corpus,
                                           const std::set<std::size_t>& excluded,
                                           const std::vector<Message>& reasons) {
    if (excluded.size() >= corpus.utterances.size())
        return no_recording_kept_error(corpus);
    CleanedCorpus cleaned{cleaned_metadata_of(corpus.metadata),
                          path_next_to(corpus.metadata, excluded_list_name),
                          static_cast<std::int64_t>(corpus.utterances.size() - excluded.size()),
                          {}};
    const std::string list =
        lines_of_reasons(reasons_of(corpus.bad_rows)) + lines_of_reasons(reasons);
    const Path folder = cleaned.metadata.parent_path();
    return write_with_backup(cleaned.metadata, manifest_of(corpus.utterances, excluded, folder),
                             cleaned.backups)
        .and_then([&] { return write_with_backup(cleaned.excluded_list, list, cleaned.backups); })
        .map([&] { return cleaned; });
}

} // namespace formant
