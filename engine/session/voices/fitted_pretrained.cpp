#include "engine/session/voices/fitted_pretrained.h"

#include "engine/models/layer_names.h"
#include "engine/models/weight_match.h"
#include "engine/session/voices/pretrained_adapters.h"
#include "engine/session/voices/pretrained_symbols.h"

#include <ATen/ATen.h>

#include <optional>

namespace formant {
namespace {

Result<void> check_new_tokens(const Pretrained& pretrained, const TrainableModel& model) {
    const at::Tensor* rows = find_tensor(pretrained.weights, model.new_text_tokens());
    if (rows != nullptr && rows->any().item<bool>())
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "train.layers is new_tokens, but the pretrained "
                                              "weights have all tokens of text.tokenizer; train "
                                              "other layers")));
}

} // namespace

Result<std::vector<Message>> fit_pretrained(Pretrained& pretrained, const SymbolTable& symbols,
                                            const TrainableModel& model,
                                            const std::string& layers) {
    mark_new_text_tokens(pretrained, symbols, model);
    std::vector<Message> changes;
    for (auto change :
         {resize_text_tokens(pretrained, symbols, model), fit_adapters(pretrained, model)})
        if (change)
            changes.push_back(std::move(*change));
    const bool only_new = layers == new_tokens_recipe;
    return (only_new ? check_new_tokens(pretrained, model) : Result<void>()).map([&] {
        return std::move(changes);
    });
}

} // namespace formant
