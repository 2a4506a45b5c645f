#pragma once

#include "engine/audio/vocoder.h"
#include "engine/models/mel_regenerator.h"
#include "engine/models/speech_model.h"
#include "engine/models/trainable_model.h"
#include "engine/models/voice_conversion_model.h"
#include "engine/onnx/graph_model.h"

#include <memory>

namespace formant {

/// A model object and the interfaces that it implements: all are the same object, or null.
struct Model {
    std::shared_ptr<TrainableModel> trainable;
    SpeechModel* speech = nullptr;
    const Vocoder* vocoder = nullptr;
    MelRegenerator* mel_regenerator = nullptr;
    VoiceConversionModel* voice_conversion = nullptr;
    const GraphModel* graph = nullptr;
    const GraphVocoder* graph_vocoder = nullptr;
};

} // namespace formant
