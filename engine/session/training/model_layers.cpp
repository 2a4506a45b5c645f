#include "engine/session/training/model_layers.h"

#include "engine/data/batches/made_up_batch.h"
#include "engine/models/model_factory.h"
#include "engine/session/config/run_config.h"
#include "engine/session/corpus/dataset_service.h"
#include "engine/session/voices/voice_of_run.h"
#include "engine/train/trained_layers.h"

#include <algorithm>

namespace formant {
namespace {

std::int64_t speakers_of(const DataConfig& data, const Cancellation& cancellation) {
    const auto report = look_at_dataset({data.corpus, data.format, data.prompt_list}, cancellation);
    return report ? std::max<std::int64_t>(1, std::ssize(report->speakers)) : 1;
}

} // namespace

Result<ModelLayers> layers_of_request(const RunRequest& request, const Cancellation& cancellation) {
    const auto config = load_run_config(request.config_file, request.settings);
    if (!config)
        return fail(config.error());
    const std::int64_t n_speakers = speakers_of(config->data, cancellation);
    const VoiceConfig voice =
        voice_of_run(*config, request.resume, runs_folder(request) / config->name, n_speakers);
    const auto model = create_model(voice.model, voice.audio, made_up_symbols, {}, n_speakers);
    if (!model)
        return fail(model.error());
    return layers_of(*model->trainable);
}

Result<TrainedShare> trained_share(const LayerChoice& choice, const ModelLayers& layers) {
    return select_layers(choice, layers.parameters, layers.groups)
        .map([&](LayerSelection selection) {
            TrainedShare share;
            share.names = std::move(selection.trained);
            for (const ParameterSize& parameter : layers.parameters) {
                share.all += parameter.elements;
                share.trained += share.names.contains(parameter.name) ? parameter.elements : 0;
            }
            return share;
        });
}

} // namespace formant
