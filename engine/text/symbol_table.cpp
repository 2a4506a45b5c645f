#include "engine/text/symbol_table.h"

#include <set>

namespace formant {

SymbolTable::SymbolTable(std::vector<std::string> symbols) : symbols_(std::move(symbols)) {
    for (std::size_t i = 0; i < symbols_.size(); ++i)
        ids_[symbols_[i]] = static_cast<std::int64_t>(i);
}

SymbolTable SymbolTable::from_symbols(std::vector<std::string> symbols) {
    const std::set<std::string> sorted(symbols.begin(), symbols.end());
    std::vector<std::string> all = {name_of_padding, " "};
    for (const std::string& symbol : sorted)
        if (symbol != all[padding] && symbol != all[space])
            all.push_back(symbol);
    return SymbolTable(std::move(all));
}

SymbolTable SymbolTable::from_saved(std::vector<std::string> symbols) {
    return SymbolTable(std::move(symbols));
}

SymbolTable SymbolTable::extended_by(const std::vector<std::string>& symbols) const {
    const std::set<std::string> sorted(symbols.begin(), symbols.end());
    std::vector<std::string> all = symbols_;
    for (const std::string& symbol : sorted)
        if (!ids_.contains(symbol))
            all.push_back(symbol);
    return SymbolTable(std::move(all));
}

std::int64_t SymbolTable::id(const std::string& symbol) const {
    const auto found = ids_.find(symbol);
    return found == ids_.end() ? -1 : found->second;
}

std::int64_t SymbolTable::blank() const {
    const std::int64_t own = id(name_of_blank);
    return own < 0 ? padding : own;
}

} // namespace formant
