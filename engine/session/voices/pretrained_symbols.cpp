#include "engine/session/voices/pretrained_symbols.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <set>

namespace formant {
namespace {

/// Returns `fresh` with the rows of the symbols that both tables have.
at::Tensor with_shared_symbols(const at::Tensor& fresh, const at::Tensor& saved,
                               const SymbolTable& own, const SymbolTable& theirs) {
    at::Tensor rows = fresh.detach().clone();
    for (std::int64_t i = 0; i < own.size(); ++i)
        if (const std::int64_t id = theirs.id(own.symbols()[static_cast<std::size_t>(i)]); id >= 0)
            rows[i].copy_(saved[id]);
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
    const auto found = pretrained.weights.find(pretrained.symbol_embedding);
    const auto* own = parameters.find(pretrained.symbol_embedding);
    const auto* saved = found == pretrained.weights.end()
                            ? nullptr
                            : std::get_if<at::Tensor>(&found->second.value());
    if (own != nullptr && saved != nullptr && own->dim() == 2 &&
        is_embedding_of(*saved, *pretrained.symbols, own->size(1)))
        found->second = with_shared_symbols(*own, *saved, symbols, *pretrained.symbols);
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
