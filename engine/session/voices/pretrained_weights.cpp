#include "engine/session/voices/pretrained_weights.h"

#include "engine/base/log.h"
#include "engine/checkpoint/checkpoint_weights.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <array>

namespace formant {
namespace {

/// In an error; the log has all of them.
constexpr std::size_t max_listed_tensors = 20;

Error refusal(const WeightFit& fit) {
    std::vector<Misfit> all = fit.of_the_model;
    all.insert(all.end(), fit.left_over.begin(), fit.left_over.end());
    return {
        ErrorKind::checkpoint,
        message(FORMANT_TR("session", "the weights to begin with do not fit this model: {tensors}. "
                                      "Use the configuration they were trained with, or take "
                                      "what fits with train.pretrained_partial (--partial)"),
                {{"tensors", listed(all, max_listed_tensors)}})};
}

std::vector<Message> what_was_taken(const WeightFit& fit) {
    std::vector<Message> told = {
        message(FORMANT_TR("session",
                           "{count} {tensor|tensors} of the weights to begin with {is|are} taken"),
                {{"count", std::to_string(fit.fitting.size())}},
                static_cast<std::int64_t>(fit.fitting.size()))};
    if (!fit.of_the_model.empty())
        told.push_back(message(FORMANT_TR("session", "these begin at random: {tensors}"),
                               {{"tensors", listed(fit.of_the_model)}}));
    if (!fit.left_over.empty())
        told.push_back(message(FORMANT_TR("session", "these of the file are left out: {tensors}"),
                               {{"tensors", listed(fit.left_over)}}));
    return told;
}

/// Of vits and unet.
constexpr std::array symbol_embeddings = {"generator.enc_p.emb.weight",
                                          "text_encoder.embedding.weight"};

/// Of as many symbols as the texts have.
bool has_symbols(const WeightFit& fit) {
    return std::ranges::any_of(symbol_embeddings,
                               [&](const char* name) { return fit.fitting.contains(name); });
}

} // namespace

std::optional<std::int64_t> rows_of_symbols(const StateTree::Map& weights) {
    for (const char* name : symbol_embeddings)
        if (const std::int64_t rows = rows_of(weights, name); rows > 0)
            return rows;
    return std::nullopt;
}

Result<WeightFit> fit_to_begin_with(const TrainableModel& model, const Pretrained& pretrained,
                                    bool partial) {
    WeightFit fit = fit_weights(model, pretrained.weights);
    const bool is_refused = fit.fitting.empty() || (!partial && !fit.is_whole());
    if (!is_refused)
        return fit;
    for (const auto* misfits : {&fit.of_the_model, &fit.left_over})
        if (!misfits->empty())
            log(LogLevel::info, listed(*misfits));
    return fail(refusal(fit));
}

Result<std::vector<Message>> begin_with(TrainableModel& model, const Pretrained& pretrained,
                                        bool partial) {
    const auto fit = fit_to_begin_with(model, pretrained, partial);
    if (!fit)
        return fail(fit.error());
    take_fitting(model, *fit);
    std::vector<Message> told = fit->is_whole() ? std::vector<Message>() : what_was_taken(*fit);
    if (!pretrained.symbols && has_symbols(*fit))
        told.push_back(message(FORMANT_TR(
            "session", "the weights to begin with do not name their symbols: they are taken for "
                       "those of the texts in their order. If they are others, the voice has to "
                       "learn to read anew; lay their symbols.txt, a symbol a line, beside the "
                       "file")));
    return told;
}

} // namespace formant
