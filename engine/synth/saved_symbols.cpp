#include "engine/synth/saved_symbols.h"

namespace formant {

Result<SymbolTable> symbols_of(const StateTree& checkpoint) {
    return checkpoint.get<StateTree::List>("symbols").and_then(
        [](const StateTree::List& list) -> Result<SymbolTable> {
            std::vector<std::string> symbols;
            for (const StateTree& symbol : list) {
                const auto* text = std::get_if<std::string>(&symbol.value());
                if (text == nullptr)
                    return fail(ErrorKind::checkpoint,
                                message(FORMANT_TR("synth", "the checkpoint's list of symbols is "
                                                            "damaged. Use an older checkpoint")));
                symbols.push_back(*text);
            }
            return SymbolTable::from_saved(std::move(symbols));
        });
}

} // namespace formant
