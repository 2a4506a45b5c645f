#include "engine/session/sample_making.h"

#include "engine/session/sample_resynthesis.h"
#include "engine/session/sample_speaker.h"
#include "engine/session/sample_texts.h"

namespace formant {
namespace {

template <class Maker>
SampleMaking by(std::shared_ptr<Maker> maker) {
    return
        [maker](std::int64_t step, SampleWeights weights) { return maker->speak(step, weights); };
}

c10::Device device_of(const Model& model) {
    return model.trainable->parameters().front().device();
}

std::vector<std::string> texts_to_speak(const RunConfig& config, const TrainingData& data,
                                        TrainObserver& observer) {
    SampleTexts samples = sample_texts(config.train.sample_texts, data);
    if (!samples.why.empty())
        observer.on_event(RunState{RunPhase::preparing, 0, std::move(samples.why)});
    return std::move(samples.texts);
}

} // namespace

SampleMaking sample_making(const RunConfig& config, const Model& model, const TrainingData& data,
                           std::shared_ptr<const TextReader> text_reader, const RunFolder& folder,
                           TrainObserver& observer) {
    if (model.speech != nullptr)
        return by(std::make_shared<SampleSpeaker>(
            Voice(config.voice, model, data.symbols, data.speakers, std::move(text_reader)),
            texts_to_speak(config, data, observer), folder, observer));
    const TrainingClips& clips = data.validation.empty() ? data.training : data.validation;
    return by(std::make_shared<SampleResynthesis>(*model.vocoder, config.voice.audio, clips,
                                                  device_of(model), folder, observer));
}

} // namespace formant
