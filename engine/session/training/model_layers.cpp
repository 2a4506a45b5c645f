#include "engine/session/training/model_layers.h"

#include "engine/models/create_model.h"
#include "engine/models/model_kinds.h"
#include "engine/models/without_initialization.h"
#include "engine/session/config/model_facts.h"
#include "engine/session/config/run_config.h"
#include "engine/session/corpus/dataset_service.h"
#include "engine/session/data/prepared_tokens.h"
#include "engine/session/runs/requested_config.h"
#include "engine/session/runs/resume_point.h"
#include "engine/session/voices/resolved_voice_config.h"
#include "engine/train/layer_selection.h"

#include <algorithm>

namespace formant {
namespace {

std::int64_t speakers_of(const DataConfig& data, const CancellationToken& cancellation) {
    const auto report = summarize_dataset(
        {data.corpus, data.format, data.prompt_list, data.folders_are_speakers}, cancellation);
    return report ? std::max<std::int64_t>(1, std::ssize(report->speakers)) : 1;
}

/// Reads the checkpoint only if the model may have inherited layers from it. A checkpoint that
/// cannot be read is reported when the run starts.
VoiceConfig voice_of_request(const RunRequest& request, const RunConfig& config,
                             std::int64_t n_speakers) {
    if (kind_of(config.voice.model).inherited_settings() == nullptr)
        return config.voice;
    const auto point = resolve_resume_point(request.resume, runs_folder(request) / config.name);
    return point ? resolve_voice_config(config, *point, n_speakers) : config.voice;
}

} // namespace

Result<ModelLayers> layers_of_request(const RunRequest& request,
                                      const CancellationToken& cancellation) {
    const auto config = load_run_config(request);
    if (!config)
        return fail(config.error());
    const std::int64_t n_speakers =
        trains_on_prepared_tokens(config->voice) ? 1 : speakers_of(config->data, cancellation);
    const VoiceConfig voice = voice_of_request(request, *config, n_speakers);
    const WithoutInitialization names_and_shapes;
    const auto model =
        create_model(voice.model, voice.audio, expected_symbols(voice), {}, n_speakers);
    if (!model)
        return fail(model.error());
    return layers_of(*model->trainable);
}

Result<TrainedShare> trained_share(const TrainableLayerSpec& choice, const ModelLayers& layers) {
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
