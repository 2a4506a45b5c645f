#include "engine/session/training/sample_making.h"

#include "engine/base/log.h"
#include "engine/session/data/batch_feed.h"
#include "engine/session/training/sample_resynthesis.h"
#include "engine/session/training/sample_speaker.h"
#include "engine/session/training/sample_texts.h"

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

const std::string& label_of(const TrainingClip& clip) {
    return clip.text.empty() ? clip.id : clip.text;
}

/// Of a few recordings, as the vocoder is given them while it learns.
std::vector<FramesToHear> frames_to_hear(const RunConfig& config, const Model& model,
                                         const TrainingData& data, const FrameRemaker* remaker) {
    constexpr std::size_t most_samples = 3;
    std::vector<FramesToHear> frames;
    for (const TrainingClip& clip : data.validation.empty() ? data.training : data.validation) {
        if (frames.size() == most_samples)
            break;
        const Batch batch =
            make_validation_batches(config, {clip}, data.tokenizer(), remaker).front();
        frames.push_back({label_of(clip), batch.mel.to(device_of(model))});
    }
    return frames;
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
                           SampleHelp help, const RunFolder& folder, TrainObserver& observer) {
    if (model.speech != nullptr) {
        Voice voice(config.voice, model, data.symbols, data.speakers, std::move(help.text_reader));
        if (help.vocoder)
            if (auto used = voice.use(std::move(help.vocoder)); !used)
                log(LogLevel::warning, used.error().what);
        return by(std::make_shared<SampleSpeaker>(
            std::move(voice), texts_to_speak(config, data, observer), folder, observer));
    }
    return by(std::make_shared<SampleResynthesis>(*model.vocoder, config.voice.audio.sample_rate_hz,
                                                  frames_to_hear(config, model, data, help.remaker),
                                                  folder, observer));
}

} // namespace formant
