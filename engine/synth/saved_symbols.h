#pragma once

#include "engine/base/state_tree.h"
#include "engine/text/symbol_table.h"

namespace formant {

/// Returns the symbols of a checkpoint's model; ErrorKind::checkpoint if the list is damaged.
Result<SymbolTable> symbols_of(const StateTree& checkpoint);

} // namespace formant
