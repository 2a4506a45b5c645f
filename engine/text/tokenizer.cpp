#include "engine/text/tokenizer.h"

namespace formant {

TokenizedText tokenize(const Words& words, const SymbolTable& symbols) {
    TokenizedText text;
    text.tokens.push_back(SymbolTable::space);
    for (const Word& word : words) {
        for (const std::string& symbol : word) {
            const std::int64_t id = symbols.id(symbol);
            if (id < 0)
                text.unknown.push_back(symbol);
            else
                text.tokens.push_back(id);
        }
        text.tokens.push_back(SymbolTable::space);
    }
    return text;
}

Tokens join_tokens(const std::vector<Tokens>& parts) {
    Tokens joined;
    for (const Tokens& part : parts) {
        const bool doubled = !joined.empty() && !part.empty() &&
                             joined.back() == SymbolTable::space &&
                             part.front() == SymbolTable::space;
        joined.insert(joined.end(), part.begin() + (doubled ? 1 : 0), part.end());
    }
    return joined;
}

} // namespace formant
