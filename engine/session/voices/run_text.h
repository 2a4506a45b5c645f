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

/// Tokenization of a run: how its texts become token ids.
struct RunText {
    std::optional<SymbolTable> symbols; ///< nothing: set by text.symbols
    TokenLayout layout = TokenLayout::spaced;
    bool can_grow = false; ///< symbols of the texts that are not in the table are appended to it
};

/// Resolves text.keep_stress where it is "auto": a resumed run keeps the setting of its checkpoint
/// (null: it starts fresh), one that starts from pretrained weights (null: none) that of theirs, as
/// far as it is known. Any other run keeps the marks.
void resolve_keep_stress(TextConfig& config, const StateTree* checkpoint,
                         const Pretrained* pretrained);

/// Sets text.vocabulary of a model that reads texts: a resumed run keeps that of its checkpoint
/// (null: it starts fresh), one that starts from pretrained weights (null: none) theirs if no
/// text.tokenizer is named. Any other run reads the file. Errors as read_vocabulary().
Result<void> resolve_vocabulary(TextConfig& config, const StateTree* checkpoint,
                                const Pretrained* pretrained);

/// Returns the tokenization of a run that starts fresh. Uses the symbols of the pretrained weights
/// (null: none) where text.symbols is auto and no text.tokenizer is named, and their layout where
/// text.layout is auto too. With `partial` (train.pretrained_partial), the table grows by the
/// symbols of the texts.
RunText initial_run_text(const TextConfig& config, const Pretrained* pretrained, bool partial);

/// Returns the tokenization of a resumed run: that of the checkpoint, but a text.layout that is set
/// takes precedence. ErrorKind::checkpoint where the symbols in it are damaged.
Result<RunText> resumed_run_text(const TextConfig& config, const StateTree& checkpoint);

/// Returns the message to log where a run uses the symbol table of a third-party file; nothing
/// where it does not.
std::optional<Message> third_party_symbols_message(const TextConfig& config,
                                                   const Pretrained& pretrained);

/// Returns a warning for each setting that processes texts differently than in the training of
/// such third-party weights.
std::vector<Message> text_mismatch_warnings(const TextConfig& config, const Pretrained& pretrained);

} // namespace formant
