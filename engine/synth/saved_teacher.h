#pragma once

#include "engine/base/state_tree.h"
#include "engine/data/speaker_table.h"
#include "engine/models/model.h"
#include "engine/synth/voice_config.h"
#include "engine/text/symbol_table.h"
#include "engine/text/token_layout.h"

#include <c10/core/Device.h>

#include <string>

namespace formant {

/// A checkpoint's acoustic model, or codec, with EMA weights, and the symbols and speakers that it
/// was trained with.
struct SavedTeacher {
    Model model; ///< for inference only; its mel_regenerator is not null
    SymbolTable symbols;
    TokenLayout layout;
    SpeakerTable speakers;
    bool keeps_stress;       ///< marks of stress are symbols
    std::string vocabulary;  ///< TextConfig::vocabulary
    bool reads_texts = true; ///< false for a codec, which regenerates mels from mels alone
};

/// Loads the teacher that generates teacher-forced mels for a vocoder with the settings `wanted`;
/// `setting` is the key that names it (ModelKind::teacher()). ErrorKind::usage if the checkpoint
/// is a model that cannot regenerate mels, or if its audio or text settings differ from `wanted`,
/// with both values of each differing setting; ErrorKind::checkpoint if it is damaged. The
/// teacher's symbols and token layout are always used and not compared, nor are automatic settings;
/// its tokenizer is compared if `wanted` names one.
Result<SavedTeacher> load_teacher_voice(const StateTree& checkpoint, const std::string& setting,
                                        const VoiceConfig& wanted, const c10::Device& device);

} // namespace formant
