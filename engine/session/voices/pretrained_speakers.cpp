#include "engine/session/voices/pretrained_speakers.h"

#include "engine/checkpoint/checkpoint_weights.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <charconv>

namespace formant {
namespace {

/// Pairs of (own place, place in the pretrained table).
using Places = std::vector<std::pair<std::int64_t, std::int64_t>>;

/// Has it parameters of which each speaker has a row?
bool has_rows(const TrainableModel& model) {
    const auto parameters = model.named_parameters();
    return std::ranges::any_of(model.parameters_by_speaker(),
                               [&](const std::string& name) { return parameters.contains(name); });
}

bool has_rows(const Pretrained& pretrained, const TrainableModel& model) {
    return std::ranges::any_of(model.parameters_by_speaker(), [&](const std::string& name) {
        return pretrained.weights.contains(name);
    });
}

/// One alone is the one, whatever its name.
Places shared_speakers(const SpeakerTable& own, const SpeakerTable& theirs) {
    if (own.size() == 1 && theirs.size() == 1)
        return {{0, 0}};
    Places places;
    for (std::int64_t i = 0; i < own.size(); ++i)
        if (const auto there = theirs.index(own.names()[static_cast<std::size_t>(i)]))
            places.emplace_back(i, *there);
    return places;
}

bool has_rows_like(const at::Tensor& theirs, const at::Tensor& own, std::int64_t rows) {
    return theirs.dim() == own.dim() && theirs.size(0) == rows &&
           theirs.sizes().slice(1) == own.sizes().slice(1);
}

at::Tensor with_rows_of(const at::Tensor& fresh, const StateTree& saved, const SpeakerTable& theirs,
                        const Places& places) {
    at::Tensor rows = fresh.detach().clone();
    const auto* tensor = std::get_if<at::Tensor>(&saved.value());
    if (tensor == nullptr || !has_rows_like(*tensor, rows, theirs.size()))
        return rows; // of other widths, which every other weight tells
    for (const auto& [own, there] : places)
        rows[own].copy_((*tensor)[there]);
    return rows;
}

Message left_behind(const SpeakerTable& theirs) {
    return message(FORMANT_TR("session", "the weights to begin with have {count} speakers, "
                                         "which are left behind: the corpus has one"),
                   {{"count", std::to_string(theirs.size())}});
}

Message what_became(const SpeakerTable& own, const SpeakerTable& theirs, const Places& places) {
    std::vector<std::string> known, fresh;
    for (const std::string& name : own.names())
        (theirs.index(name) ? known : fresh).push_back(name);
    if (places.empty())
        return message(FORMANT_TR("session", "all speakers are new to the weights to begin with"));
    if (fresh.empty())
        return message(FORMANT_TR("session", "the weights to begin with know all speakers"));
    return message(FORMANT_TR("session", "the weights to begin with know the speakers {known}; new "
                                         "to them are {fresh}"),
                   {{"known", joined_names(known)}, {"fresh", joined_names(fresh)}});
}

/// The row that a name of digits stands for; -1 where it is another name.
std::int64_t row_in(const std::string& name) {
    std::int64_t row = -1;
    const auto [end, fault] = std::from_chars(name.data(), name.data() + name.size(), row);
    return fault == std::errc() && end == name.data() + name.size() ? row : -1;
}

/// The public trainers' lists of recordings name the rows instead of the speakers.
std::optional<SpeakerTable> table_of_rows(const SpeakerTable& own, std::int64_t rows) {
    std::vector<std::string> names(static_cast<std::size_t>(rows));
    for (const std::string& name : own.names()) {
        const std::int64_t row = row_in(name);
        if (row < 0 || row >= rows)
            return std::nullopt;
        names[static_cast<std::size_t>(row)] = name;
    }
    return SpeakerTable::from_saved(std::move(names));
}

void number_speakers(Pretrained& pretrained, const SpeakerTable& own, const TrainableModel& model) {
    const bool are_known =
        pretrained.speakers.size() > 1 && !shared_speakers(own, pretrained.speakers).empty();
    if (!pretrained.is_foreign || are_known || !has_rows(model))
        return;
    for (const std::string& name : model.parameters_by_speaker())
        if (auto table = table_of_rows(own, rows_of(pretrained.weights, name)))
            pretrained.speakers = std::move(*table);
}

/// One row alone needs no name.
bool are_nameless(const Pretrained& pretrained, const TrainableModel& model) {
    const bool has_one_row =
        std::ranges::any_of(model.parameters_by_speaker(), [&](const std::string& name) {
            return rows_of(pretrained.weights, name) == 1;
        });
    return pretrained.is_foreign && pretrained.speakers.size() == 1 && !has_one_row;
}

/// Rows of people whom the file does not name. As many as speak here may be the same people; of
/// other numbers nobody knows, but one alone is somebody new. Others stay: begin_with() names them,
/// with both shapes or as missing.
std::optional<Message> fit_nameless(Pretrained& pretrained, const SpeakerTable& speakers,
                                    const std::string& name, const at::Tensor& own) {
    const std::int64_t rows = rows_of(pretrained.weights, name);
    if (rows > 1 && rows == speakers.size())
        return message(FORMANT_TR("session", "the weights to begin with do not name their "
                                             "speakers: they are taken for those of the corpus "
                                             "in the order of their names"));
    if (rows < 2 || speakers.size() != 1)
        return std::nullopt;
    pretrained.weights[name] = own.detach().clone();
    return message(FORMANT_TR("session", "the weights to begin with have {count} speakers, whom "
                                         "they do not name; that of the corpus is new to them"),
                   {{"count", std::to_string(rows)}});
}

std::optional<Message> fit_nameless(Pretrained& pretrained, const SpeakerTable& speakers,
                                    const TrainableModel& model) {
    const auto parameters = model.named_parameters();
    for (const std::string& name : model.parameters_by_speaker())
        if (const auto* own = parameters.find(name))
            return fit_nameless(pretrained, speakers, name, *own);
    return std::nullopt;
}

} // namespace

std::optional<Message> fit_speakers(Pretrained& pretrained, const SpeakerTable& speakers,
                                    const TrainableModel& model) {
    number_speakers(pretrained, speakers, model);
    const SpeakerTable& theirs = pretrained.speakers;
    if (are_nameless(pretrained, model))
        return fit_nameless(pretrained, speakers, model);
    const Places places =
        has_rows(pretrained, model) ? shared_speakers(speakers, theirs) : Places();
    const auto parameters = model.named_parameters();
    for (const std::string& name : model.parameters_by_speaker()) {
        const auto* own = parameters.find(name);
        if (own == nullptr)
            pretrained.weights.erase(name);
        else
            pretrained.weights[name] = with_rows_of(*own, pretrained.weights[name], theirs, places);
    }
    if (speakers.size() == 1 && theirs.size() == 1)
        return std::nullopt;
    return has_rows(model) ? what_became(speakers, theirs, places) : left_behind(theirs);
}

} // namespace formant
