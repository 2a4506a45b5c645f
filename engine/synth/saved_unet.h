#pragma once

#include "engine/base/state_tree.h"
#include "engine/data/speaker_table.h"
#include "engine/models/unet/unet_model.h"
#include "engine/synth/voice_config.h"
#include "engine/text/symbol_table.h"
#include "engine/text/token_layout.h"

#include <c10/core/Device.h>

#include <memory>

namespace formant {

/// The U-Net that a checkpoint holds, with its averaged weights, and what it reads and who speaks.
struct SavedUnet {
    std::shared_ptr<unet::UnetModel> model; ///< only to be evaluated
    SymbolTable symbols;
    TokenLayout layout;
    SpeakerTable speakers;
};

/// To make frames of the recordings that a vocoder with the settings `wanted` learns from
/// (model.hifigan.mels_of). ErrorKind::usage where the checkpoint holds another model, or where its
/// frames (audio) or its reading of texts (text) differ from `wanted`, with both values of each
/// setting that does (its symbols and their layout count in any case, and need not be set);
/// ErrorKind::checkpoint where it is damaged.
Result<SavedUnet> unet_of(const StateTree& checkpoint, const VoiceConfig& wanted,
                          const c10::Device& device);

} // namespace formant
