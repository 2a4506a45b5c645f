#include "engine/session/corpus/left_out_entries.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/data/doctor/doctor_fix.h"
#include "engine/data/readers/json_lines_reader.h"

namespace formant {
namespace {

/// Called like the metadata, but for the end.
Path beside(const Path& cleaned, std::string_view end) {
    const std::string name = cleaned.filename().string();
    const std::string begin = name.substr(0, name.size() - cleaned_name.size());
    return cleaned.parent_path() / (begin + std::string(end));
}

} // namespace

Path left_out_reasons_of(const Path& cleaned) {
    return beside(cleaned, left_out_name);
}

Result<Utterances> read_left_out_entries(const Path& metadata, const Cancellation& cancellation) {
    if (!is_cleaned_metadata(metadata))
        return Utterances();
    const Path list = beside(metadata, left_out_entries_name);
    if (!path_exists(list))
        return Utterances();
    return read_json_lines(list, cancellation).map([](CorpusRows rows) {
        return std::move(rows.utterances);
    });
}

Result<void> write_left_out_entries(const Path& cleaned, const Utterances& entries) {
    const Path list = beside(cleaned, left_out_entries_name);
    return entries.empty()
               ? remove_file(list)
               : write_file_atomically(list, manifest_of(entries, {}, list.parent_path()));
}

Message left_out_by_hand(const Utterance& utterance) {
    return message(FORMANT_TR("session", "{file} was left out by hand"),
                   {{"file", utterance.file.string()}});
}

} // namespace formant
