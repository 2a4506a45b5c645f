#pragma once

#include "engine/audio/mel_config.h"
#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"
#include "engine/data/speaker_table.h"
#include "engine/text/symbol_table.h"
#include "engine/text/token_layout.h"

#include <optional>
#include <string>

namespace formant {

/// What a training begins with instead of weights drawn at random.
struct Pretrained {
    StateTree::Map weights; ///< the averaged ones, with which a voice speaks, where there are some
    /// That they were trained for, where the file says so, or what lies beside a foreign one.
    std::optional<SymbolTable> symbols;
    TokenLayout layout = TokenLayout::spaced; ///< where there are `symbols`
    std::string mode; ///< TextConfig::mode that they are for, where a foreign file tells it
    std::optional<MelConfig> audio; ///< that they know; nothing: the file does not say it
    SpeakerTable speakers = SpeakerTable::from_names({});
    bool is_foreign = false; ///< of a program whose files say nothing of symbols and speakers
    std::string beside;      ///< second file that was read: the public code has two; empty: none
};

/// Reads a checkpoint of this program, of PyTorch (a state dict, the public trainers' G_*.pth or
/// g_*, Piper's .ckpt, Coqui's), or safetensors; executes nothing. Of the public trainers' two
/// files it is the generator's, and the discriminators' (D_*.pth, do_*) is read where it lies
/// beside. ErrorKind::checkpoint where it cannot be read, or was made for another model than
/// `model`.
Result<Pretrained> read_pretrained(const Path& file, const std::string& model);

} // namespace formant
