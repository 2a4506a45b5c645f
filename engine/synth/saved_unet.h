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

/// A checkpoint's U-Net with EMA weights, and the symbols and speakers that it was trained with.
struct SavedUnet {
    std::shared_ptr<unet::UnetModel> model; ///< for inference only
    SymbolTable symbols;
    TokenLayout layout;
    SpeakerTable speakers;
    bool keeps_stress; ///< marks of stress are symbols
};

/// Loads the teacher (model.hifigan.teacher) that generates teacher-forced mels for a vocoder with
/// the settings `wanted`. ErrorKind::usage if the checkpoint is another model, or if its audio or
/// text settings differ from `wanted`, with both values of each differing setting (the teacher's
/// symbols and token layout are always used and not compared, nor are automatic settings);
/// ErrorKind::checkpoint if it is damaged.
Result<SavedUnet> load_unet(const StateTree& checkpoint, const VoiceConfig& wanted,
                            const c10::Device& device);

} // namespace formant
