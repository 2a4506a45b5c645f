#pragma once

#include "engine/models/trainable_model.h"
#include "engine/session/voices/pretrained.h"
#include "engine/text/symbol_table.h"
#include "engine/text/words.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Rewrites the rows of the symbol embedding in pretrained weights for `model`, whose symbols are
/// `symbols`. A symbol that the weights know keeps the pretrained row, a new one gets the row that
/// `model` has now. All other weights are unchanged; all are if the weights do not name their
/// symbols or have the same table.
void remap_symbols(Pretrained& pretrained, const SymbolTable& symbols, const TrainableModel& model);

/// Resizes the rows of text tokens in pretrained weights, of the embedding and of the head that
/// predicts them, for `model`, whose tokens are `symbols`. A token that the weights have keeps its
/// rows, a new one gets those that `model` has now. Tokens are the same if their texts are; where
/// the weights do not name them, if their ids are. Returns what was changed; nothing if they fit.
std::optional<Message> resize_text_tokens(Pretrained& pretrained, const SymbolTable& symbols,
                                          const TrainableModel& model);

/// Sets TrainableModel::new_text_tokens() of `model` in pretrained weights, before the rows are
/// resized: the tokens, those of `symbols`, that the weights do not have. Both have the same number
/// of last rows that belong to no token. Does nothing for a model without such rows.
void mark_new_text_tokens(Pretrained& pretrained, const SymbolTable& symbols,
                          const TrainableModel& model);

/// Compares the symbols of texts with those of pretrained weights.
struct SymbolMatch {
    std::vector<std::string> known;
    std::vector<std::string> unknown;
    std::size_t texts_with_unknown = 0;
};

/// Compares the symbols of these texts, sorted, with the table of the pretrained weights.
SymbolMatch match_symbols(const std::vector<Words>& texts, const SymbolTable& pretrained);

} // namespace formant
