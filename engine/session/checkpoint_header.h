#pragma once

#include "engine/base/state_tree.h"
#include "engine/session/run_config.h"
#include "engine/session/training_data.h"
#include "engine/text/symbol_table.h"

#include <optional>

namespace formant {

/// What every checkpoint of a run carries besides the training's state: model, config, symbols,
/// provenance.
StateTree make_checkpoint_header(const RunConfig& config, const TrainingData& data);

/// The symbols that a checkpoint's model was made for.
SymbolTable symbols_of(const StateTree& checkpoint);

bool is_of_another_corpus(const StateTree& checkpoint, const StateTree& header);

} // namespace formant
