#include "engine/session/training/warm_start.h"

#include "engine/models/model_kinds.h"
#include "engine/session/voices/fitted_pretrained.h"
#include "engine/session/voices/pretrained_speakers.h"
#include "engine/session/voices/pretrained_symbols.h"
#include "engine/session/voices/pretrained_weights.h"
#include "engine/session/voices/run_text.h"

namespace formant {

Result<Pretrained> read_warm_start(const RunConfig& config, RunReporter& reporter) {
    const std::string& file = config.train.pretrained_path;
    reporter.report_state(
        RunPhase::preparing,
        message(FORMANT_TR("session", "starting from the pretrained weights {file}"),
                {{"file", file}}));
    auto pretrained = read_pretrained(file, kind_of(config.voice.model));
    if (!pretrained)
        return pretrained;
    if (!pretrained->origin.empty())
        reporter.report_state(
            RunPhase::preparing,
            message(FORMANT_TR("session", "the weights come from another program: {origin}"),
                    {{"origin", pretrained->origin}}));
    if (!pretrained->discriminator_file.empty())
        reporter.report_state(RunPhase::preparing,
                              message(FORMANT_TR("session", "and from {file} next to it"),
                                      {{"file", pretrained->discriminator_file}}));
    if (auto symbols = third_party_symbols_message(config.voice.text, *pretrained))
        reporter.report_state(RunPhase::preparing, std::move(*symbols));
    for (Message& warning : text_mismatch_warnings(config.voice.text, *pretrained))
        reporter.advise("pretrained", std::move(warning));
    return pretrained;
}

Result<void> warm_start_model(TrainableModel& model, Pretrained& pretrained,
                              const TrainingData& data, RunConfig& config, RunReporter& reporter) {
    auto changes = fit_pretrained(pretrained, data.symbols, model, config.voice.model.lora,
                                  config.train.layers);
    if (!changes)
        return fail(changes.error());
    for (Message& change : *changes)
        reporter.report_state(RunPhase::preparing, std::move(change));
    const bool partial = config.train.pretrained_partial;
    if (partial)
        remap_symbols(pretrained, data.symbols, model);
    if (auto fitted = remap_speakers(pretrained, data.speakers, model))
        reporter.report_state(RunPhase::preparing, std::move(*fitted));
    return initialize_from(model, pretrained, partial)
        .map([&](const std::vector<Message>& skipped) {
            for (const Message& tensor : skipped)
                reporter.advise("pretrained", tensor);
        });
}

} // namespace formant
