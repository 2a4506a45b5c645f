#include "engine/data/readers/corpus_format.h"

#include "engine/base/folder_list.h"
#include "engine/base/os/os_files.h"
#include "engine/base/second_attempt.h"
#include "engine/base/text/lower_case.h"
#include "engine/data/doctor/doctor_fix.h"
#include "engine/data/readers/csv_reader.h"
#include "engine/data/readers/festvox_reader.h"
#include "engine/data/readers/json_lines_reader.h"
#include "engine/data/readers/list_reader.h"
#include "engine/data/readers/profile_reader.h"
#include "engine/data/readers/transcript_folder_reader.h"

#include <algorithm>
#include <array>

namespace formant {
namespace {

/// Adapts a check of the metadata file alone, which needs no walk through folders.
auto without_walk(bool (*fits)(const Path&)) {
    return [fits](const Path& metadata, const WalkControl&) { return fits(metadata); };
}

using ReadFile = Result<CorpusRows> (*)(const Path&, const CancellationToken&);

/// Adapts a reader of a file, which has no options.
auto read_file_by(ReadFile read) {
    return [read](const Path& metadata, const ReadOptions&, const WalkControl& control) {
        return read(metadata, control.cancellation);
    };
}

/// Adapts the reader of a list: its columns are deduced unless the user has named the format.
auto read_list_or(ReadFile read_named) {
    return
        [read_named](const Path& metadata, const ReadOptions& options, const WalkControl& control) {
            return options.is_format_named ? read_named(metadata, control.cancellation)
                                           : read_list(metadata, control.cancellation);
        };
}

Result<CorpusRows> read_profile_folder(const Path& folder, const ReadOptions& options,
                                       const WalkControl& control) {
    return read_profile(folder, options.prompt_list, control.cancellation);
}

Result<CorpusRows> read_folder_itself(const Path& folder, const ReadOptions&,
                                      const WalkControl& control) {
    return read_transcript_folder(folder, control);
}

bool may_be_metadata(const Path& file) {
    constexpr std::array suffixes = {".csv", ".tsv", ".jsonl", ".json", ".txt"};
    const std::string suffix = lower_case(file.extension().string());
    std::error_code unreadable;
    return std::ranges::find(suffixes, suffix) != suffixes.end() && !is_cleaned_metadata(file) &&
           !is_excluded_entries_list(file) && std::filesystem::is_regular_file(file, unreadable);
}

} // namespace

const std::vector<CorpusFormat>& corpus_formats() {
    static const std::vector<CorpusFormat> formats = {
        {"profile", {""}, without_walk(is_profile), read_profile_folder},
        {"festvox",
         {"etc/txt.done.data", "txt.done.data"},
         without_walk(is_festvox),
         read_file_by(read_festvox)},
        {"jsonl",
         {"metadata.jsonl", "manifest.jsonl", "manifest.json"},
         without_walk(is_json_lines),
         read_file_by(read_json_lines)},
        {"csv", {"metadata.csv"}, without_walk(is_csv), read_file_by(read_csv)},
        {"filelist",
         {"metadata.csv", "filelist.txt", "train.txt"},
         without_walk(is_filelist),
         read_list_or(read_filelist)},
        {"ljspeech",
         {"metadata.csv", "metadata.txt"},
         without_walk(is_ljspeech),
         read_list_or(read_ljspeech)},
        {"folder", {""}, is_transcript_folder, read_folder_itself},
    };
    return formats;
}

std::vector<std::string> corpus_format_names() {
    std::vector<std::string> names = {"auto"};
    for (const CorpusFormat& format : corpus_formats())
        names.push_back(format.name);
    return names;
}

std::optional<Path> metadata_of(const CorpusFormat& format, const Path& corpus) {
    if (!folder_exists(corpus))
        return corpus;
    for (const std::string& name : format.metadata_names) {
        const Path metadata = name.empty() ? corpus : corpus / name;
        if (path_exists(metadata))
            return metadata;
    }
    return std::nullopt;
}

std::vector<Path> metadata_of_any_name(const CorpusFormat& format, const Path& folder,
                                       const WalkControl& control) {
    std::vector<Path> files;
    const auto listed = with_second_attempt([&] { return list_folder(folder); });
    for (const Path& file : listed.value_or(std::vector<Path>()))
        if (may_be_metadata(file) && format.fits(file, control))
            files.push_back(file);
    return files;
}

} // namespace formant
