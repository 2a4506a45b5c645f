#pragma once

#include "engine/base/state_tree.h"
#include "engine/text/symbol_table.h"

namespace formant {

/// The symbols that a checkpoint's model was made for; ErrorKind::checkpoint where they are
/// damaged.
Result<SymbolTable> symbols_of(const StateTree& checkpoint);

} // namespace formant
