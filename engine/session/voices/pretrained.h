#pragma once

#include "engine/audio/mel_config.h"
#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"
#include "engine/data/speaker_table.h"
#include "engine/models/model_kind.h"
#include "engine/text/symbol_table.h"
#include "engine/text/token_layout.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Pretrained weights that a run starts from (warm start), with what their file says about them.
struct Pretrained {
    StateTree::Map weights;       ///< the EMA weights, used for inference, where the file has them
    std::string symbol_embedding; ///< weight with a row for each symbol; empty: has none
    /// Weights with a row for each text token, which may be resized; empty: has none.
    std::vector<std::string> symbol_parameters;
    bool has_prepared_tokens = false; ///< ids of texts are those of prepared tokens
    /// Symbols of the training, where the file names them or a file next to a third-party one does.
    std::optional<SymbolTable> symbols;
    TokenLayout layout = TokenLayout::spaced; ///< valid if `symbols` is set
    std::string mode;       ///< TextConfig::mode of the training, where a third-party file names it
    std::string vocabulary; ///< TextConfig::vocabulary of the training
    /// Whether the texts of the training had marks of stress; nothing: the file does not say.
    std::optional<bool> keeps_stress;
    std::optional<MelConfig> audio; ///< of the training; nothing: the file does not say
    SpeakerTable speakers = SpeakerTable::from_names({});
    std::string origin; ///< weights of another program from which these come (weights_origin.h)
    std::string codec;  ///< recorded_codec() of the file
    bool is_third_party = false; ///< another program wrote the file, without symbols and speakers
    /// Prefixes of weights that a file made for speaking texts lacks
    /// (UpstreamLayout::training_prefixes).
    std::vector<std::string> untrained;
    std::string discriminator_file; ///< second file of the upstream trainers; empty: none was read

    bool is_untrained(const std::string& weight) const;
};

/// Reads a checkpoint of this program, of PyTorch (a state dict, the upstream trainers' G_*.pth or
/// g_*, Piper's .ckpt, Coqui's), or safetensors; executes nothing. The upstream trainers write two
/// files: `file` is the generator's, and the discriminators' (D_*.pth, do_*) is read too where it
/// lies next to it. ErrorKind::checkpoint where the file cannot be read, or belongs to another
/// model than `kind`.
Result<Pretrained> read_pretrained(const Path& file, const ModelKind& kind);

/// Returns whether weights by own names are some of a model of this kind.
bool holds_model_of(const ModelKind& kind, const StateTree::Map& weights);

/// Returns TextConfig::vocabulary of such weights without reading them, from the checkpoint or from
/// the tokenizer next to them. Empty if there is none, or it cannot be read.
std::string vocabulary_of_weights(const Path& file, const ModelKind& kind);

} // namespace formant
