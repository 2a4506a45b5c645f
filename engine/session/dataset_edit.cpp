#include "engine/session/dataset_edit.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os_files.h"
#include "engine/data/doctor_fix.h"
#include "engine/session/dataset_reading.h"

#include <map>
#include <set>

namespace formant {
namespace {

/// A corpus with changes, not yet written.
struct EditedCorpus {
    Corpus corpus;
    std::set<std::size_t> left_out;
    std::vector<Message> reasons;
};

/// The entries of a corpus by file and text; each is taken once, the last of those alike first.
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

Message by_hand(const Utterance& utterance) {
    return message(FORMANT_TR("session", "{file} was left out by hand"),
                   {{"file", utterance.file.string()}});
}

tl::unexpected<Error> not_there(const DatasetEdit& edit, const Corpus& corpus) {
    return fail(ErrorKind::data,
                message(FORMANT_TR("session", "{metadata} has no longer the recording {file} with "
                                              "this text; read the corpus again"),
                        {{"metadata", corpus.metadata.string()}, {"file", edit.file}}));
}

Result<EditedCorpus> apply(const std::vector<DatasetEdit>& edits, Corpus corpus) {
    Entries entries(corpus.utterances);
    EditedCorpus edited{std::move(corpus), {}, {}};
    for (const DatasetEdit& edit : edits) {
        const auto entry = entries.take(edit);
        if (!entry)
            return not_there(edit, edited.corpus);
        Utterance& utterance = edited.corpus.utterances[*entry];
        if (edit.new_text) {
            utterance.text = *edit.new_text;
            continue;
        }
        edited.left_out.insert(*entry);
        edited.reasons.push_back(by_hand(utterance));
    }
    return edited;
}

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

Path list_beside(const Path& cleaned) {
    const std::string name = cleaned.filename().string();
    const std::string stem = name.substr(0, name.size() - cleaned_name.size());
    return cleaned.parent_path() / (stem + left_out_name);
}

Result<std::string> change_in_place(const EditedCorpus& edited) {
    const Corpus& corpus = edited.corpus;
    if (edited.left_out.size() >= corpus.utterances.size())
        return nothing_would_be_left(corpus);
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
        .and_then([&] { return add_lines(list_beside(file), lines_of_reasons(reasons)); })
        .map([&] { return file.string(); });
}

Result<std::string> write(const EditedCorpus& edited) {
    if (is_cleaned_metadata(edited.corpus.metadata))
        return change_in_place(edited);
    return write_cleaned_corpus(edited.corpus, edited.left_out, edited.reasons)
        .map([](const CleanedCorpus& cleaned) { return cleaned.metadata.string(); });
}

} // namespace

Result<std::string> edit_dataset(const DatasetRequest& request,
                                 const std::vector<DatasetEdit>& edits,
                                 const Cancellation& cancellation) {
    return read_dataset(request, cancellation)
        .and_then([&](Corpus corpus) { return apply(edits, std::move(corpus)); })
        .and_then(write);
}

} // namespace formant
