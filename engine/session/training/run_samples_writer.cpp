#include "engine/session/training/run_samples_writer.h"

#include "engine/audio/audio_file.h"
#include "engine/base/atomic_file.h"
#include "engine/base/log.h"
#include "engine/base/os/os_files.h"
#include "engine/session/data/batch_feed.h"
#include "engine/session/runs/run_samples.h"
#include "engine/session/training/sample_texts.h"
#include "engine/synth/voice.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

#include <filesystem>
#include <utility>

namespace formant {
namespace {

/// Holds the folder for the samples, and the observer that they are reported to.
struct SampleOutput {
    const RunFolder& folder;
    TrainObserver& observer;
};

/// Identifies one sample of a step.
struct SampleId {
    std::int64_t step = 0;
    std::size_t index = 0; ///< among the samples of the step
    SampleWeights weights = SampleWeights::ema;
};

/// Writes the sound (run_samples.h has the names) with its text next to it.
Result<void> write_sample(const SampleId& id, const std::string& text, const AudioClip& sound,
                          const SampleOutput& output) {
    const Path folder = output.folder.samples(id.step);
    const Path file = folder / fmt::format("{:03}{}.flac", id.index + 1, raw_suffix(id.weights));
    // Not the folder of the run: it would come back after somebody removed it.
    return make_folder_in_parent(folder.parent_path())
        .and_then([&] { return make_folder_in_parent(folder); })
        .and_then([&] { return write_file_atomically(sample_text_file(file), text); })
        .and_then([&] { return write_audio(file, sound); })
        .map([&] {
            output.observer.on_event(SampleReady{id.step, text, file.string(), id.weights});
        });
}

/// Speaks the fixed texts of a run. `reference` is a recording whose style they are spoken in; of
/// nothing: the model's default.
class SpokenSamples {
  public:
    SpokenSamples(Voice voice, std::vector<std::string> texts,
                  std::optional<ReferenceRecording> reference, SampleOutput output)
        : voice_(std::move(voice)), texts_(std::move(texts)), reference_(std::move(reference)),
          output_(output) {
        if (const Message skipped = voice_.skipped_sounds_message(texts_); !skipped.empty())
            log(LogLevel::warning, skipped);
    }
    Result<void> write(std::int64_t step, SampleWeights weights) {
        SpeakOptions options = voice_.default_options();
        if (reference_)
            *style_in(options.of_kind) = voice_.known_style_of(*reference_);
        for (std::size_t i = 0; i < texts_.size(); ++i) {
            options.speaker = static_cast<std::int64_t>(i) % voice_.speakers().size();
            const auto clip = speak(texts_[i], i, options);
            if (!clip) {
                output_.observer.on_event(Advice{step, "sample-not-spoken", clip.error().what});
                continue;
            }
            if (auto written = write_sample({step, i, weights}, texts_[i], *clip, output_);
                !written)
                return written;
        }
        return {};
    }

  private:
    /// A voice that has learned little ends few samples by itself, so only the first is reported.
    Result<AudioClip> speak(const std::string& text, std::uint64_t seed,
                            const SpeakOptions& options) {
        return voice_.speak(text, seed, options, CancellationToken())
            .map([&](SpokenText spoken) -> AudioClip {
                if (spoken.is_cut_off && !std::exchange(has_reported_cut_off_, true))
                    log(LogLevel::warning,
                        message(FORMANT_TR("session", "the sample '{text}' did not end before the "
                                                      "longest that this voice speaks, and was cut "
                                                      "off there; a voice that is trained longer "
                                                      "ends its speech itself"),
                                {{"text", text}}));
                return spoken;
            });
    }

    Voice voice_;
    std::vector<std::string> texts_;
    std::optional<ReferenceRecording> reference_;
    SampleOutput output_;
    bool has_reported_cut_off_ = false;
};

/// A recording that a vocoder in training resynthesizes at every sample step.
struct RecordedMel {
    std::string label; ///< text of the recording or, where it has none, its name
    at::Tensor mel;    ///< log-mel [1, n_mels, T], on the model's device
};

/// Resynthesizes the same recordings; `vocoder` outlives the object.
class ResynthesizedSamples {
  public:
    ResynthesizedSamples(const Vocoder& vocoder, std::int64_t sample_rate_hz,
                         std::vector<RecordedMel> mels, SampleOutput output)
        : vocoder_(vocoder), sample_rate_hz_(sample_rate_hz), mels_(std::move(mels)),
          output_(output) {}
    Result<void> write(std::int64_t step, SampleWeights weights) {
        for (std::size_t i = 0; i < mels_.size(); ++i) {
            const at::Tensor samples = vocoder_.waveform(mels_[i].mel).squeeze(0).to(at::kCPU);
            if (auto written = write_sample({step, i, weights}, mels_[i].label,
                                            {samples, sample_rate_hz_}, output_);
                !written)
                return written;
        }
        return {};
    }

  private:
    const Vocoder& vocoder_;
    std::int64_t sample_rate_hz_;
    std::vector<RecordedMel> mels_;
    SampleOutput output_;
};

template <class Samples>
SamplesWriter writer_of(std::shared_ptr<Samples> samples) {
    return [samples](std::int64_t step, SampleWeights weights) {
        return samples->write(step, weights);
    };
}

const std::vector<TrainingClip>& unseen_recordings(const TrainingData& data) {
    return data.validation.empty() ? data.training : data.validation;
}

/// Prepares a recording as the model gets it in training.
Batch batch_of(const TrainingClip& clip, const RunConfig& config, const TrainingData& data,
               ComputedFeature* computed) {
    return make_validation_batches(config, {clip}, data.tokenizer(), computed).value().front();
}

std::vector<RecordedMel> mels_of_recordings(const RunConfig& config, const Model& model,
                                            const TrainingData& data, ComputedFeature* computed,
                                            std::size_t count) {
    const c10::Device device = model.trainable->parameters().front().device();
    std::vector<RecordedMel> mels;
    for (const TrainingClip& clip : unseen_recordings(data)) {
        if (mels.size() == count)
            break;
        const Batch batch = batch_of(clip, config, data, computed);
        mels.push_back({clip.text.empty() ? clip.id : clip.text, batch[Feature::mel].to(device)});
    }
    return mels;
}

/// Returns a recording whose style the samples are spoken in; nothing for a model with a default.
std::optional<ReferenceRecording> reference_for(const RunConfig& config, const Model& model,
                                                const TrainingData& data,
                                                ComputedFeature* computed) {
    if (!model.speech->needs_style())
        return std::nullopt;
    return first_recording_of(batch_of(unseen_recordings(data).front(), config, data, computed));
}

SamplesWriter silent_writer(const RunConfig& config, TrainObserver& observer) {
    observer.on_event(RunState{
        RunPhase::preparing, 0,
        message(FORMANT_TR("session", "no samples are written: a model of type {model} does not "
                                      "turn texts into audio"),
                {{"model", config.voice.model.name}})});
    return [](std::int64_t /*step*/, SampleWeights /*weights*/) { return Result<void>(); };
}

std::vector<std::string> texts_to_speak(const RunConfig& config, const TrainingData& data,
                                        TrainObserver& observer) {
    SampleTexts samples = sample_texts(config.train.sample_texts, data);
    if (!samples.reason.empty())
        observer.on_event(RunState{RunPhase::preparing, 0, std::move(samples.reason)});
    return std::move(samples.texts);
}

} // namespace

SamplesWriter make_samples_writer(const RunConfig& config, const Model& model,
                                  const TrainingData& data, SampleParts parts,
                                  const RunFolder& folder, TrainObserver& observer) {
    const SampleOutput output{folder, observer};
    if (model.speech == nullptr && model.vocoder == nullptr)
        return silent_writer(config, observer);
    if (model.speech == nullptr)
        return writer_of(std::make_shared<ResynthesizedSamples>(
            *model.vocoder, config.voice.audio.sample_rate_hz,
            mels_of_recordings(config, model, data, parts.computed, /*count=*/3), output));
    Voice voice(config.voice, model, data.symbols, data.speakers, std::move(parts.text_reader));
    if (parts.vocoder)
        if (auto used = voice.set_vocoder(std::move(parts.vocoder)); !used)
            log(LogLevel::warning, used.error().what);
    return writer_of(std::make_shared<SpokenSamples>(
        std::move(voice), texts_to_speak(config, data, observer),
        reference_for(config, model, data, parts.computed), output));
}

} // namespace formant
