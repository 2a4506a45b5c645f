#include "engine/session/voices/pretrained_symbols.h"

#include "engine/checkpoint/checkpoint_weights.h"
#include "engine/models/weight_match.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <set>

namespace formant {
namespace {

/// Returns for each symbol the row that it has in the pretrained weights; -1: none.
std::vector<std::int64_t> kept_rows(const Pretrained& pretrained, const SymbolTable& symbols) {
    const std::int64_t saved = rows_of(pretrained.weights, pretrained.symbol_embedding);
    std::vector<std::int64_t> rows;
    for (std::int64_t i = 0; i < symbols.size(); ++i) {
        const std::int64_t row =
            pretrained.symbols
                ? pretrained.symbols->id(symbols.symbols()[static_cast<std::size_t>(i)])
                : i;
        rows.push_back(row < saved ? row : -1);
    }
    return rows;
}

bool have_same_columns(const at::Tensor& own, const at::Tensor& saved) {
    return own.dim() == saved.dim() && own.dim() > 0 &&
           own.sizes().slice(1) == saved.sizes().slice(1);
}

/// Returns `fresh` with the rows of `saved` that are kept.
at::Tensor with_kept_rows(const at::Tensor& fresh, const at::Tensor& saved,
                          const std::vector<std::int64_t>& kept) {
    at::Tensor rows = fresh.detach().clone();
    for (std::size_t i = 0; i < kept.size(); ++i)
        if (kept[i] >= 0)
            rows[static_cast<std::int64_t>(i)].copy_(saved[kept[i]]);
    return rows;
}

bool is_embedding_of(const at::Tensor& rows, const SymbolTable& symbols, std::int64_t width) {
    return rows.dim() == 2 && rows.size(0) == symbols.size() && rows.size(1) == width;
}

} // namespace

void remap_symbols(Pretrained& pretrained, const SymbolTable& symbols,
                   const TrainableModel& model) {
    if (!pretrained.symbols || pretrained.symbols->symbols() == symbols.symbols())
        return;
    const auto parameters = model.named_parameters();
    const auto* own = parameters.find(pretrained.symbol_embedding);
    const at::Tensor* saved = find_tensor(pretrained.weights, pretrained.symbol_embedding);
    if (own != nullptr && saved != nullptr && own->dim() == 2 &&
        is_embedding_of(*saved, *pretrained.symbols, own->size(1)))
        pretrained.weights[pretrained.symbol_embedding] =
            with_kept_rows(*own, *saved, kept_rows(pretrained, symbols));
}

std::optional<Message> resize_text_tokens(Pretrained& pretrained, const SymbolTable& symbols,
                                          const TrainableModel& model) {
    const std::vector<std::int64_t> kept = kept_rows(pretrained, symbols);
    const auto parameters = model.named_parameters();
    const bool has_other_tokens =
        pretrained.symbols && pretrained.symbols->symbols() != symbols.symbols();
    std::int64_t saved_rows = 0, own_rows = 0;
    for (const std::string& name : pretrained.symbol_parameters) {
        const at::Tensor* own = parameters.find(name);
        const at::Tensor* saved = find_tensor(pretrained.weights, name);
        if (own == nullptr || saved == nullptr || !have_same_columns(*own, *saved) ||
            (own->size(0) == saved->size(0) && !has_other_tokens))
            continue;
        saved_rows = saved->size(0);
        own_rows = own->size(0);
        pretrained.weights[name] = with_kept_rows(*own, *saved, kept);
    }
    if (saved_rows == 0)
        return std::nullopt;
    const auto common = std::ranges::count_if(kept, [&](std::int64_t row) { return row >= 0; });
    return message(FORMANT_TR("session", "the pretrained weights have {theirs} rows of text "
                                         "tokens, this run has {own}: {common} are kept, the "
                                         "others start from random values"),
                   {{"theirs", std::to_string(saved_rows)},
                    {"own", std::to_string(own_rows)},
                    {"common", std::to_string(common)}});
}

void mark_new_text_tokens(Pretrained& pretrained, const SymbolTable& symbols,
                          const TrainableModel& model) {
    const auto buffers = model.named_buffers();
    const at::Tensor* rows = buffers.find(model.new_text_tokens());
    if (rows == nullptr)
        return;
    const std::vector<std::int64_t> kept = kept_rows(pretrained, symbols);
    const std::int64_t saved = rows_of(pretrained.weights, pretrained.symbol_embedding);
    const std::int64_t without_token = rows->size(0) - symbols.size();
    at::Tensor is_new = at::full_like(*rows, saved != rows->size(0));
    for (std::size_t i = 0; i < kept.size(); ++i)
        is_new[static_cast<std::int64_t>(i)] = kept[i] < 0 || kept[i] >= saved - without_token;
    pretrained.weights.insert_or_assign(model.new_text_tokens(), StateTree(is_new));
}

SymbolMatch match_symbols(const std::vector<Words>& texts, const SymbolTable& pretrained) {
    SymbolMatch match;
    std::set<std::string> known, unknown;
    for (const Words& words : texts) {
        bool has_unknown = false;
        for (const Word& word : words)
            for (const std::string& symbol : word) {
                const bool is_unknown = pretrained.id(symbol) < 0;
                (is_unknown ? unknown : known).insert(symbol);
                has_unknown |= is_unknown;
            }
        match.texts_with_unknown += has_unknown ? 1 : 0;
    }
    match.known.assign(known.begin(), known.end());
    match.unknown.assign(unknown.begin(), unknown.end());
    return match;
}

} // namespace formant
