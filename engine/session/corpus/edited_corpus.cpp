#include "engine/session/corpus/edited_corpus.h"

#include "engine/session/corpus/left_out_entries.h"

#include <map>

namespace formant {
namespace {

/// Entries by file and text; each is taken once, the last of those alike first.
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

Message taken_back_by_hand(const Utterance& utterance) {
    return message(FORMANT_TR("session", "{file} was taken back by hand"),
                   {{"file", utterance.file.string()}});
}

tl::unexpected<Error> not_there(const DatasetEdit& edit, const Corpus& corpus) {
    return fail(ErrorKind::data,
                message(FORMANT_TR("session", "{metadata} has no longer the recording {file} with "
                                              "this text; read the corpus again"),
                        {{"metadata", corpus.metadata.string()}, {"file", edit.file}}));
}

void change(const DatasetEdit& edit, std::size_t place, EditedCorpus& edited) {
    Utterance& utterance = edited.corpus.utterances[place];
    if (edit.new_text) {
        utterance.text = *edit.new_text;
        return;
    }
    edited.left_out.insert(place);
    edited.reasons.push_back(left_out_by_hand(utterance));
}

void take_back(const DatasetEdit& edit, std::size_t place, EditedCorpus& edited) {
    Utterance utterance = edited.left_out_before[place];
    utterance.text = edit.new_text.value_or(utterance.text);
    edited.taken_back.insert(place);
    edited.reasons.push_back(taken_back_by_hand(utterance));
    edited.corpus.utterances.push_back(std::move(utterance));
}

} // namespace

Result<EditedCorpus> apply_edits(const std::vector<DatasetEdit>& edits, Corpus corpus,
                                 Utterances left_out_before) {
    EditedCorpus edited{std::move(corpus), {}, std::move(left_out_before), {}, {}};
    Entries entries(edited.corpus.utterances);
    Entries out(edited.left_out_before);
    for (const DatasetEdit& edit : edits) {
        const auto place = edit.is_back ? out.take(edit) : entries.take(edit);
        if (!place)
            return not_there(edit, edited.corpus);
        if (edit.is_back)
            take_back(edit, *place, edited);
        else
            change(edit, *place, edited);
    }
    return edited;
}

Utterances left_out_entries_of(const EditedCorpus& edited, bool with_taken_back) {
    Utterances entries;
    for (std::size_t i = 0; i < edited.left_out_before.size(); ++i)
        if (with_taken_back || !edited.taken_back.contains(i))
            entries.push_back(edited.left_out_before[i]);
    for (const std::size_t place : edited.left_out)
        entries.push_back(edited.corpus.utterances[place]);
    return entries;
}

} // namespace formant
