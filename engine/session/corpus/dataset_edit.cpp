#include "engine/session/corpus/dataset_edit.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/data/doctor/doctor_fix.h"
#include "engine/session/corpus/dataset_reading.h"
#include "engine/session/corpus/edited_corpus.h"
#include "engine/session/corpus/left_out_entries.h"

namespace formant {
namespace {

/// As it was before the first change.
Result<void> keep_first(const Path& file) {
    const Path kept = file.string() + ".old";
    if (path_exists(kept))
        return {};
    return read_file(file).and_then(
        [&](const std::string& bytes) { return write_file_atomically(kept, bytes); });
}

Result<void> add_lines(const Path& file, const std::string& lines) {
    if (lines.empty())
        return {};
    return write_file_atomically(file, read_file(file).value_or("") + lines);
}

Result<std::string> change_in_place(const EditedCorpus& edited) {
    const Corpus& corpus = edited.corpus;
    std::vector<Message> reasons;
    for (const BadRow& row : corpus.bad_rows)
        reasons.push_back(row.what);
    reasons.insert(reasons.end(), edited.reasons.begin(), edited.reasons.end());
    const Path& file = corpus.metadata;
    return keep_first(file)
        .and_then([&] {
            return write_file_atomically(
                file, manifest_of(corpus.utterances, edited.left_out, file.parent_path()));
        })
        .and_then([&] { return add_lines(left_out_reasons_of(file), lines_of_reasons(reasons)); })
        .map([&] { return file.string(); });
}

Result<std::string> write_metadata(const EditedCorpus& edited) {
    if (is_cleaned_metadata(edited.corpus.metadata))
        return change_in_place(edited);
    return write_cleaned_corpus(edited.corpus, edited.left_out, edited.reasons)
        .map([](const CleanedCorpus& cleaned) { return cleaned.metadata.string(); });
}

/// Whenever this is cut short, each entry is in the metadata or in the list of those left out.
Result<std::string> write(const EditedCorpus& edited) {
    const Path& metadata = edited.corpus.metadata;
    if (edited.left_out.size() >= edited.corpus.utterances.size())
        return nothing_would_be_left(edited.corpus);
    const Path written = is_cleaned_metadata(metadata) ? metadata : cleaned_metadata_of(metadata);
    return write_left_out_entries(written, left_out_entries_of(edited, /*with_taken_back=*/true))
        .and_then([&] { return write_metadata(edited); })
        .and_then([&](const std::string& file) {
            const Result<void> all =
                edited.taken_back.empty()
                    ? Result<void>()
                    : write_left_out_entries(written, left_out_entries_of(edited, false));
            return all.map([&] { return file; });
        });
}

} // namespace

Result<std::string> edit_dataset(const DatasetRequest& request,
                                 const std::vector<DatasetEdit>& edits,
                                 const Cancellation& cancellation) {
    return read_dataset(request, cancellation).and_then([&](Corpus corpus) {
        return read_left_out_entries(corpus.metadata, cancellation)
            .and_then([&](Utterances left_out) {
                return apply_edits(edits, std::move(corpus), std::move(left_out));
            })
            .and_then(write);
    });
}

} // namespace formant
