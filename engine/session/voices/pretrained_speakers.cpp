#include "engine/session/voices/pretrained_speakers.h"

#include "engine/checkpoint/checkpoint_weights.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <charconv>

namespace formant {
namespace {

/// Pairs of (index in our table, index in the pretrained table).
using IndexPairs = std::vector<std::pair<std::int64_t, std::int64_t>>;

/// True where the model has parameters with a row per speaker.
bool has_rows(const TrainableModel& model) {
    const auto parameters = model.named_parameters();
    return std::ranges::any_of(model.per_speaker_parameters(),
                               [&](const std::string& name) { return parameters.contains(name); });
}

bool has_rows(const Pretrained& pretrained, const TrainableModel& model) {
    return std::ranges::any_of(model.per_speaker_parameters(), [&](const std::string& name) {
        return pretrained.weights.contains(name);
    });
}

/// A single speaker on both sides is the same one, whatever the names.
IndexPairs shared_speakers(const SpeakerTable& own, const SpeakerTable& theirs) {
    if (own.size() == 1 && theirs.size() == 1)
        return {{0, 0}};
    IndexPairs pairs;
    for (std::int64_t i = 0; i < own.size(); ++i)
        if (const auto index = theirs.index(own.names()[static_cast<std::size_t>(i)]))
            pairs.emplace_back(i, *index);
    return pairs;
}

bool is_same_width(const at::Tensor& theirs, const at::Tensor& own, std::int64_t rows) {
    return theirs.dim() == own.dim() && theirs.size(0) == rows &&
           theirs.sizes().slice(1) == own.sizes().slice(1);
}

at::Tensor copy_shared_rows(const at::Tensor& fresh, const StateTree& saved,
                            const SpeakerTable& theirs, const IndexPairs& pairs) {
    at::Tensor rows = fresh.detach().clone();
    const auto* tensor = std::get_if<at::Tensor>(&saved.value());
    if (tensor == nullptr || !is_same_width(*tensor, rows, theirs.size()))
        return rows; // the other weights report the mismatch too
    for (const auto& [own, pretrained] : pairs)
        rows[own].copy_((*tensor)[pretrained]);
    return rows;
}

Message dropped_speakers_message(const SpeakerTable& theirs) {
    return message(FORMANT_TR("session", "the {count} speakers of the pretrained weights are "
                                         "dropped: the corpus has one speaker"),
                   {{"count", std::to_string(theirs.size())}});
}

Message mapping_message(const SpeakerTable& own, const SpeakerTable& theirs,
                        const IndexPairs& pairs) {
    std::vector<std::string> known, fresh;
    for (const std::string& name : own.names())
        (theirs.index(name) ? known : fresh).push_back(name);
    if (pairs.empty())
        return message(FORMANT_TR("session", "all speakers are new to the pretrained weights"));
    if (fresh.empty())
        return message(FORMANT_TR("session", "the pretrained weights include all speakers"));
    return message(FORMANT_TR("session", "the pretrained weights include the speakers {known}; "
                                         "new speakers: {fresh}"),
                   {{"known", joined_names(known)}, {"fresh", joined_names(fresh)}});
}

/// Returns the row that a name of digits stands for; -1 for any other name.
std::int64_t parse_row(const std::string& name) {
    std::int64_t row = -1;
    const auto [end, fault] = std::from_chars(name.data(), name.data() + name.size(), row);
    return fault == std::errc() && end == name.data() + name.size() ? row : -1;
}

/// The file lists of the upstream trainers name the rows instead of the speakers.
std::optional<SpeakerTable> row_speaker_table(const SpeakerTable& own, std::int64_t rows) {
    std::vector<std::string> names(static_cast<std::size_t>(rows));
    for (const std::string& name : own.names()) {
        const std::int64_t row = parse_row(name);
        if (row < 0 || row >= rows)
            return std::nullopt;
        names[static_cast<std::size_t>(row)] = name;
    }
    return SpeakerTable::from_saved(std::move(names));
}

void resolve_row_names(Pretrained& pretrained, const SpeakerTable& own,
                       const TrainableModel& model) {
    const bool has_shared_names =
        pretrained.speakers.size() > 1 && !shared_speakers(own, pretrained.speakers).empty();
    if (!pretrained.is_third_party || has_shared_names || !has_rows(model))
        return;
    for (const std::string& name : model.per_speaker_parameters())
        if (auto table = row_speaker_table(own, rows_of(pretrained.weights, name)))
            pretrained.speakers = std::move(*table);
}

/// A single row needs no name.
bool has_unnamed_speakers(const Pretrained& pretrained, const TrainableModel& model) {
    const bool has_one_row =
        std::ranges::any_of(model.per_speaker_parameters(), [&](const std::string& name) {
            return rows_of(pretrained.weights, name) == 1;
        });
    return pretrained.is_third_party && pretrained.speakers.size() == 1 && !has_one_row;
}

/// Maps rows whose speakers the file does not name. The same number of rows as speakers is assumed
/// to be the same people, and a single speaker is new. Other rows are unchanged, and
/// initialize_from() reports them with both shapes or as missing.
std::optional<Message> remap_unnamed(Pretrained& pretrained, const SpeakerTable& speakers,
                                     const std::string& name, const at::Tensor& own) {
    const std::int64_t rows = rows_of(pretrained.weights, name);
    if (rows > 1 && rows == speakers.size())
        return message(FORMANT_TR("session", "the pretrained weights do not name their speakers: "
                                             "they are assumed to be those of the corpus, in the "
                                             "order of their names"));
    if (rows < 2 || speakers.size() != 1)
        return std::nullopt;
    pretrained.weights[name] = own.detach().clone();
    return message(FORMANT_TR("session", "the pretrained weights have {count} speakers without "
                                         "names; the speaker of the corpus is new"),
                   {{"count", std::to_string(rows)}});
}

std::optional<Message> remap_unnamed(Pretrained& pretrained, const SpeakerTable& speakers,
                                     const TrainableModel& model) {
    const auto parameters = model.named_parameters();
    for (const std::string& name : model.per_speaker_parameters())
        if (const auto* own = parameters.find(name))
            return remap_unnamed(pretrained, speakers, name, *own);
    return std::nullopt;
}

} // namespace

std::optional<Message> remap_speakers(Pretrained& pretrained, const SpeakerTable& speakers,
                                      const TrainableModel& model) {
    resolve_row_names(pretrained, speakers, model);
    const SpeakerTable& theirs = pretrained.speakers;
    if (has_unnamed_speakers(pretrained, model))
        return remap_unnamed(pretrained, speakers, model);
    const IndexPairs pairs =
        has_rows(pretrained, model) ? shared_speakers(speakers, theirs) : IndexPairs();
    const auto parameters = model.named_parameters();
    for (const std::string& name : model.per_speaker_parameters()) {
        const auto* own = parameters.find(name);
        if (own == nullptr)
            pretrained.weights.erase(name);
        else
            pretrained.weights[name] =
                copy_shared_rows(*own, pretrained.weights[name], theirs, pairs);
    }
    if (speakers.size() == 1 && theirs.size() == 1)
        return std::nullopt;
    return has_rows(model) ? mapping_message(speakers, theirs, pairs)
                           : dropped_speakers_message(theirs);
}

} // namespace formant
