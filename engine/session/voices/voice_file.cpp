#include "engine/session/voices/voice_file.h"

#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/checkpoint_weights.h"
#include "engine/models/model_factory.h"
#include "engine/models/model_weights.h"
#include "engine/models/weight_fit.h"
#include "engine/session/interop/foreign_config.h"
#include "engine/session/voices/kept_speaker_embedding.h"
#include "engine/session/voices/pretrained.h"

#include <fmt/format.h>

#include <algorithm>

namespace formant {
namespace {

/// What speaks; the other networks only train.
constexpr const char* generator = "generator.";
/// In an error.
constexpr std::size_t max_listed_misfits = 20;

Error no_config(const Path& file) {
    return {ErrorKind::checkpoint,
            message(FORMANT_TR("session", "{file} is of another program, and no config.json beside "
                                          "it says what model it is: lay the one that it was "
                                          "trained with there"),
                    {{"file", file.string()}})};
}

Error no_symbols(const Path& file) {
    return {ErrorKind::checkpoint,
            message(FORMANT_TR("session", "{file} is of another program, and nothing beside it "
                                          "says which symbols its ids are: lay its config.json or "
                                          "symbols.txt there, a symbol a line"),
                    {{"file", file.string()}})};
}

Error does_not_fit(const Path& file, const std::vector<Misfit>& misfits) {
    return {ErrorKind::checkpoint,
            message(FORMANT_TR("session", "{file} is another model than the config.json beside it "
                                          "says: {tensors}"),
                    {{"file", file.string()}, {"tensors", listed(misfits, max_listed_misfits)}})};
}

std::vector<Misfit> of_generator(const WeightFit& fit) {
    std::vector<Misfit> misfits;
    for (const auto* some : {&fit.of_the_model, &fit.left_over})
        std::ranges::copy_if(*some, std::back_inserter(misfits), [](const Misfit& misfit) {
            return misfit.name.starts_with(generator);
        });
    return misfits;
}

SpeakerTable everybody(const Pretrained& pretrained) {
    std::vector<std::string> names = pretrained.speakers.names();
    const auto rows = static_cast<std::size_t>(
        rows_of(pretrained.weights, fmt::format("{}emb_g.weight", generator)));
    if (rows > 1 && names.size() != rows)
        names.assign(rows, "");
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i].empty())
            names[i] = std::to_string(i);
    return SpeakerTable::from_saved(std::move(names));
}

StateTree::List list_of(const std::vector<std::string>& texts) {
    return {texts.begin(), texts.end()};
}

void set_text(const Pretrained& pretrained, TextConfig& text) {
    if (!pretrained.symbols)
        return;
    text.symbols = "corpus"; // the checkpoint's own
    text.layout = name_of(pretrained.layout);
    if (!pretrained.mode.empty())
        text.mode = pretrained.mode;
}

/// Discriminators are as a training without theirs would begin.
Result<StateTree::Map> whole_weights(const Path& file, const VoiceConfig& voice,
                                     const Pretrained& pretrained, std::int64_t n_speakers) {
    const std::int64_t n_symbols = pretrained.symbols ? pretrained.symbols->size() : 0;
    const auto shapes = telling_shapes(voice.model, voice.audio, n_symbols, n_speakers);
    // Whoever made the file made the sizes too: they are not to fill the memory.
    if (const auto misfits = misfits_among(shapes, pretrained.weights); !misfits.empty())
        return fail(does_not_fit(file, misfits));
    return create_model(voice.model, voice.audio, n_symbols, {}, n_speakers)
        .and_then([&](const Model& model) -> Result<StateTree::Map> {
            const WeightFit fit = fit_weights(*model.trainable, pretrained.weights);
            if (const auto misfits = of_generator(fit); !misfits.empty())
                return fail(does_not_fit(file, misfits));
            take_fitting(*model.trainable, fit);
            return save_weights(*model.trainable);
        });
}

Result<StateTree> own_form(const Path& file, RunConfig config, const Pretrained& pretrained) {
    if (!pretrained.symbols && config.voice.model.name != "hifigan")
        return fail(no_symbols(file));
    set_text(pretrained, config.voice.text);
    const SpeakerTable speakers = everybody(pretrained);
    keep_speaker_embedding(pretrained, speakers.size(), config.voice);
    return whole_weights(file, config.voice, pretrained, speakers.size())
        .map([&](StateTree::Map weights) {
            StateTree state;
            state["format"] = checkpoint_format;
            state["model"] = config.voice.model.name;
            state["config"] = run_config_yaml(config);
            state["symbols"] = list_of(pretrained.symbols ? pretrained.symbols->symbols()
                                                          : std::vector<std::string>());
            state["speakers"] = list_of(speakers.names());
            state["state_dict"] = std::move(weights);
            state["ema"] = StateTree::Map();
            return state;
        });
}

Result<StateTree> load_foreign(const Path& file) {
    const auto config = config_of_foreign(file);
    if (!config)
        return fail(no_config(file));
    return read_pretrained(file, config->voice.model.name)
        .and_then(
            [&](const Pretrained& pretrained) { return own_form(file, *config, pretrained); });
}

} // namespace

Result<VoiceFile> load_voice_file(const Path& file) {
    return read_whole_checkpoint(file).and_then([&](StateTree state) -> Result<VoiceFile> {
        if (state.is_map() && !state.contains("format"))
            return load_foreign(file).map([](StateTree own) {
                return VoiceFile{std::move(own), /*is_foreign=*/true};
            });
        return check_format(file, state).map([&] { return VoiceFile{std::move(state)}; });
    });
}

} // namespace formant
