#include "engine/session/data/preprocess_service.h"

#include "engine/base/os/os_module.h"
#include "engine/data/doctor/spoken_letters.h"
#include "engine/hardware/settings/decode_processes.h"
#include "engine/models/model_kinds.h"
#include "engine/session/config/model_text_reader.h"
#include "engine/session/config/run_config.h"
#include "engine/session/data/data_preparation.h"
#include "engine/session/data/prepared_tokens.h"

#include <ATen/ATen.h>

namespace formant {
namespace {

Message missing_text_message(const Utterance& utterance) {
    return message(FORMANT_TR("session", "{file} was excluded: its text has nothing to speak"),
                   {{"file", utterance.file.string()}});
}

void add_to_report(const PreparedCorpus& corpus, const FeatureNeeds& needs,
                   PreprocessReport& report) {
    report.decoded += corpus.decoded;
    for (const PreparedClip& clip : corpus.clips) {
        // A run excludes it, too.
        if (needs.has(Feature::tokens) && spoken_letters(clip.utterance.text) == 0) {
            report.excluded.push_back(missing_text_message(clip.utterance));
            continue;
        }
        ++report.recordings;
        ++report.speakers[clip.utterance.speaker];
        report.sound_s += static_cast<double>(clip.audio.samples.numel()) /
                          static_cast<double>(needs.mel.sample_rate_hz);
    }
    report.excluded.insert(report.excluded.end(), corpus.excluded.begin(), corpus.excluded.end());
}

/// Fails where a run could not process the texts, because its recordings would not be ready.
Result<RunConfig> load_config(const PreprocessRequest& request) {
    auto config = load_run_config(request.config_file, request.settings);
    if (!config)
        return config;
    if (trains_on_prepared_tokens(config->voice))
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "a model of type {model} trains on prepared "
                                                  "tokens: there are no recordings to preprocess"),
                            {{"model", config->voice.model.name}}));
    if (const auto readable = check_text_reader(*config); !readable)
        return fail(readable.error());
    const DataConfig& data = config->data;
    const std::int64_t configured =
        data.preprocess_workers > 0 ? data.preprocess_workers : data.num_workers;
    config->data.preprocess_workers = decode_processes(request.workers.value_or(configured));
    return config;
}

} // namespace

Result<PreprocessReport> preprocess(const PreprocessRequest& request,
                                    const CancellationToken& cancellation,
                                    const ProgressCallback& on_progress) {
    const auto config = load_config(request);
    if (!config)
        return fail(config.error());
    const FeatureNeeds needs = features_of(config->voice.model, config->voice.audio);
    const Path program =
        request.decode_program.empty() ? program_file() : Path(request.decode_program);
    const auto data =
        prepare_data({config->data, needs.mel.sample_rate_hz, program}, cancellation, on_progress);
    if (!data)
        return fail(data.error());
    PreprocessReport report;
    add_to_report(data->training, needs, report);
    add_to_report(data->validation, needs, report);
    return report;
}

} // namespace formant
