#include "engine/data/readers/corpus_format.h"

#include "engine/base/os_files.h"
#include "engine/data/doctor_fix.h"
#include "engine/data/readers/csv_reader.h"
#include "engine/data/readers/festvox_reader.h"
#include "engine/data/readers/filelist_reader.h"
#include "engine/data/readers/json_lines_reader.h"
#include "engine/data/readers/ljspeech_reader.h"
#include "engine/data/readers/profile_reader.h"
#include "engine/data/readers/transcript_folder_reader.h"

namespace formant {
namespace {

using Reader = Result<CorpusRows> (*)(const Path&, const Cancellation&);

/// Only profile folders know prompt lists.
auto without_prompt_list(Reader read) {
    return [read](const Path& metadata, const std::string&, const Cancellation& cancellation) {
        return read(metadata, cancellation);
    };
}

bool may_be_metadata(const Path& file) {
    const std::string suffix = file.extension().string();
    std::error_code unreadable;
    return (suffix == ".csv" || suffix == ".jsonl" || suffix == ".txt") &&
           !is_cleaned_metadata(file) && std::filesystem::is_regular_file(file, unreadable);
}

} // namespace

const std::vector<CorpusFormat>& corpus_formats() {
    static const std::vector<CorpusFormat> formats = {
        {"profile", {""}, is_profile, read_profile},
        {"festvox",
         {"etc/txt.done.data", "txt.done.data"},
         is_festvox,
         without_prompt_list(read_festvox)},
        {"jsonl",
         {"metadata.jsonl", "manifest.jsonl", "manifest.json"},
         is_json_lines,
         without_prompt_list(read_json_lines)},
        {"csv", {"metadata.csv"}, is_csv, without_prompt_list(read_csv)},
        {"filelist",
         {"metadata.csv", "filelist.txt", "train.txt"},
         is_filelist,
         without_prompt_list(read_filelist)},
        {"ljspeech",
         {"metadata.csv", "metadata.txt"},
         is_ljspeech,
         without_prompt_list(read_ljspeech)},
        {"folder", {""}, is_transcript_folder, without_prompt_list(read_transcript_folder)},
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

std::vector<Path> metadata_of_any_name(const CorpusFormat& format, const Path& folder) {
    std::vector<Path> files;
    std::error_code unreadable; // as if it were empty
    for (const auto& entry : std::filesystem::directory_iterator(folder, unreadable))
        if (may_be_metadata(entry.path()) && format.fits(entry.path()))
            files.push_back(entry.path());
    return files;
}

} // namespace formant
