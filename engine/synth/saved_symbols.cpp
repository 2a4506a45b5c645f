#include "engine/synth/saved_symbols.h"

#include "engine/synth/saved_texts.h"

namespace formant {

Result<SymbolTable> symbols_of(const StateTree& checkpoint) {
    return saved_texts(checkpoint, "symbols").map([](std::vector<std::string> symbols) {
        return SymbolTable::from_saved(std::move(symbols));
    });
}

} // namespace formant
