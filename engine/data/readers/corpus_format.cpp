#include "engine/data/readers/corpus_format.h"

#include "engine/base/os/os_files.h"
#include "engine/data/doctor/doctor_fix.h"
#include "engine/data/readers/csv_reader.h"
#include "engine/data/readers/festvox_reader.h"
#include "engine/data/readers/filelist_reader.h"
#include "engine/data/readers/json_lines_reader.h"
#include "engine/data/readers/ljspeech_reader.h"
#include "engine/data/readers/profile_reader.h"
#include "engine/data/readers/transcript_folder_reader.h"

namespace formant {
namespace {

/// Adapts a check of the metadata file alone, which needs no walk through folders.
auto without_walk(bool (*fits)(const Path&)) {
    return [fits](const Path& metadata, const WalkControl&) { return fits(metadata); };
}

/// Adapts a reader without prompt lists, which only profile folders have.
auto read_file_by(Result<CorpusRows> (*read)(const Path&, const CancellationToken&)) {
    return [read](const Path& metadata, const std::string&, const WalkControl& control) {
        return read(metadata, control.cancellation);
    };
}

Result<CorpusRows> read_profile_folder(const Path& folder, const std::string& prompt_list,
                                       const WalkControl& control) {
    return read_profile(folder, prompt_list, control.cancellation);
}

Result<CorpusRows> read_folder_itself(const Path& folder, const std::string&,
                                      const WalkControl& control) {
    return read_transcript_folder(folder, control);
}

bool may_be_metadata(const Path& file) {
    const std::string suffix = file.extension().string();
    std::error_code unreadable;
    return (suffix == ".csv" || suffix == ".jsonl" || suffix == ".txt") &&
           !is_cleaned_metadata(file) && !is_excluded_entries_list(file) &&
           std::filesystem::is_regular_file(file, unreadable);
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
         read_file_by(read_filelist)},
        {"ljspeech",
         {"metadata.csv", "metadata.txt"},
         without_walk(is_ljspeech),
         read_file_by(read_ljspeech)},
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
    std::error_code unreadable; // treated as empty
    for (const auto& entry : std::filesystem::directory_iterator(folder, unreadable))
        if (may_be_metadata(entry.path()) && format.fits(entry.path(), control))
            files.push_back(entry.path());
    return files;
}

} // namespace formant
