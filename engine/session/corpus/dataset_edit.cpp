#include "engine/session/corpus/dataset_edit.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/data/corpus.h"
#include "engine/data/doctor/doctor_fix.h"
#include "engine/data/readers/folder_walk.h"
#include "engine/session/corpus/excluded_clips.h"

#include <map>
#include <set>

namespace formant {
namespace {

using ExcludedClips = std::vector<ExcludedClip>;

/// A corpus with edits that are not yet written.
struct EditedCorpus {
    Corpus corpus;                                   ///< restored entries are at the end
    std::map<std::size_t, ExclusionReason> excluded; ///< by index into the corpus
    ExcludedClips previously_excluded;               ///< by earlier edits
    std::set<std::size_t> restored;                  ///< indices into `previously_excluded`
    std::vector<Message> reasons;                    ///< for metadata.left-out.txt

    std::set<std::size_t> excluded_places() const {
        std::set<std::size_t> places;
        for (const auto& [place, reason] : excluded)
            places.insert(place);
        return places;
    }
};

Utterances utterances_of(const ExcludedClips& clips) {
    Utterances utterances;
    for (const ExcludedClip& clip : clips)
        utterances.push_back(clip.utterance);
    return utterances;
}

/// Finds entries by file and text; each is found once, the last of equal ones first.
class Entries {
  public:
    explicit Entries(const Utterances& utterances) {
        for (std::size_t i = 0; i < utterances.size(); ++i)
            places_[{utterances[i].file.string(), utterances[i].text}].push_back(i);
    }

    std::optional<std::size_t> take(const DatasetEdit& edit) {
        const auto found = places_.find({edit.file, edit.text});
        if (found == places_.end() || found->second.empty())
            return std::nullopt;
        const std::size_t last = found->second.back();
        found->second.pop_back();
        return last;
    }

  private:
    std::map<std::pair<std::string, std::string>, std::vector<std::size_t>> places_;
};

Message restored_by_user_message(const Utterance& utterance) {
    return message(FORMANT_TR("session", "{file} was restored by you"),
                   {{"file", utterance.file.string()}});
}

tl::unexpected<Error> missing_entry_error(const DatasetEdit& edit, const Corpus& corpus) {
    return fail(ErrorKind::data,
                message(FORMANT_TR("session", "{metadata} no longer has the recording {file} with "
                                              "this text; reload the corpus"),
                        {{"metadata", corpus.metadata.string()}, {"file", edit.file}}));
}

void change(const DatasetEdit& edit, std::size_t place, EditedCorpus& edited) {
    Utterance& utterance = edited.corpus.utterances[place];
    if (edit.new_text) {
        utterance.text = *edit.new_text;
        return;
    }
    edited.excluded.emplace(place, edit.reason);
    edited.reasons.push_back(exclusion_message({utterance, edit.reason}));
}

void restore(const DatasetEdit& edit, std::size_t place, EditedCorpus& edited) {
    Utterance utterance = edited.previously_excluded[place].utterance;
    utterance.text = edit.new_text.value_or(utterance.text);
    edited.restored.insert(place);
    edited.reasons.push_back(restored_by_user_message(utterance));
    edited.corpus.utterances.push_back(std::move(utterance));
}

/// ErrorKind::data if an edited entry is not in the corpus.
Result<EditedCorpus> apply_edits(const std::vector<DatasetEdit>& edits, Corpus corpus,
                                 ExcludedClips previously_excluded) {
    EditedCorpus edited{std::move(corpus), {}, std::move(previously_excluded), {}, {}};
    Entries entries(edited.corpus.utterances);
    Entries excluded(utterances_of(edited.previously_excluded));
    for (const DatasetEdit& edit : edits) {
        const auto place = edit.should_restore ? excluded.take(edit) : entries.take(edit);
        if (!place)
            return missing_entry_error(edit, edited.corpus);
        if (edit.should_restore)
            restore(edit, *place, edited);
        else
            change(edit, *place, edited);
    }
    return edited;
}

/// Returns all entries that are excluded after the edits; with `with_restored` also the restored
/// ones, which stay in the list until the metadata is written.
ExcludedClips excluded_clips_of(const EditedCorpus& edited, bool with_restored) {
    ExcludedClips entries;
    for (std::size_t i = 0; i < edited.previously_excluded.size(); ++i)
        if (with_restored || !edited.restored.contains(i))
            entries.push_back(edited.previously_excluded[i]);
    for (const auto& [place, reason] : edited.excluded)
        entries.push_back({edited.corpus.utterances[place], reason});
    return entries;
}

/// Saves the version before the first edit as FILE.old.
Result<void> back_up_once(const Path& file) {
    const Path backup = file.string() + ".old";
    if (path_exists(backup))
        return {};
    return read_file(file).and_then(
        [&](const std::string& bytes) { return write_file_atomically(backup, bytes); });
}

Result<void> add_lines(const Path& file, const std::string& lines) {
    if (lines.empty())
        return {};
    const std::string end_of_last = ends_with_line(file) ? "" : "\n";
    return read_file_if_present(file).and_then([&](const std::string& before) {
        return write_file_atomically(file, before + end_of_last + lines);
    });
}

Result<std::string> edit_in_place(const EditedCorpus& edited) {
    const Corpus& corpus = edited.corpus;
    std::vector<Message> reasons;
    for (const BadRow& row : corpus.bad_rows)
        reasons.push_back(row.what);
    reasons.insert(reasons.end(), edited.reasons.begin(), edited.reasons.end());
    const Path& file = corpus.metadata;
    return back_up_once(file)
        .and_then([&] {
            return write_file_atomically(
                file, manifest_of(corpus.utterances, edited.excluded_places(), file.parent_path()));
        })
        .and_then([&] {
            return add_lines(adjacent_file(file, excluded_list_name), lines_of_reasons(reasons));
        })
        .map([&] { return file.string(); });
}

Result<std::string> write_metadata(const EditedCorpus& edited) {
    if (is_cleaned_metadata(edited.corpus.metadata))
        return edit_in_place(edited);
    return write_cleaned_corpus(edited.corpus, edited.excluded_places(), edited.reasons)
        .map([](const CleanedCorpus& cleaned) { return cleaned.metadata.string(); });
}

/// Writes in such an order that an interruption leaves each entry in the metadata or in the list of
/// excluded entries.
Result<std::string> write(const EditedCorpus& edited) {
    const Path& metadata = edited.corpus.metadata;
    if (edited.excluded.size() >= edited.corpus.utterances.size())
        return no_recording_kept_error(edited.corpus);
    const Path written = is_cleaned_metadata(metadata) ? metadata : cleaned_metadata_of(metadata);
    return write_excluded_clips(written, excluded_clips_of(edited, /*with_restored=*/true))
        .and_then([&] { return write_metadata(edited); })
        .and_then([&](const std::string& file) {
            const Result<void> all =
                edited.restored.empty()
                    ? Result<void>()
                    : write_excluded_clips(written, excluded_clips_of(edited, false));
            return all.map([&] { return file; });
        });
}

} // namespace

Result<std::string> edit_dataset(const DatasetRequest& request,
                                 const std::vector<DatasetEdit>& edits,
                                 const CancellationToken& cancellation) {
    return read_dataset(request, cancellation).and_then([&](Corpus corpus) {
        return read_excluded_clips(corpus.metadata, cancellation)
            .and_then([&](ExcludedClips excluded) {
                return apply_edits(edits, std::move(corpus), std::move(excluded));
            })
            .and_then(write);
    });
}

} // namespace formant
