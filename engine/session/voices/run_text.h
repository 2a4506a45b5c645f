#pragma once

#include "engine/base/message.h"
#include "engine/base/state_tree.h"
#include "engine/session/voices/pretrained.h"
#include "engine/text/symbol_table.h"
#include "engine/text/text_config.h"
#include "engine/text/token_layout.h"

#include <optional>
#include <vector>

namespace formant {

/// How the texts of a run become token ids.
struct RunText {
    std::optional<SymbolTable> symbols; ///< nothing: as text.symbols says
    TokenLayout layout = TokenLayout::spaced;
};

/// Of a run that begins: where text.symbols is automatic, those of the weights to begin with (null:
/// none), and their layout where text.layout is automatic too.
RunText text_to_begin_with(const TextConfig& config, const Pretrained* pretrained);

/// Of a run that goes on: the checkpoint's; another text.layout that is set wins. ErrorKind::
/// checkpoint where its symbols are damaged.
Result<RunText> text_to_go_on_with(const TextConfig& config, const StateTree& checkpoint);

/// What is told of a foreign table that a run takes; nothing where it takes none.
std::optional<Message> told_of_text(const TextConfig& config, const Pretrained& pretrained);

/// Settings with which the texts are read in another way than those that the weights with such a
/// table were trained on.
std::vector<Message> doubts_about_text(const TextConfig& config, const Pretrained& pretrained);

} // namespace formant
