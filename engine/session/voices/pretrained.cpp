#include "engine/session/voices/pretrained.h"

#include "engine/base/os/os_files.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/checkpoint_parts.h"
#include "engine/checkpoint/checkpoint_weights.h"
#include "engine/models/public_names.h"
#include "engine/session/interop/foreign_config.h"
#include "engine/session/interop/pretrained_text.h"
#include "engine/session/interop/public_speakers.h"
#include "engine/synth/saved_config.h"
#include "engine/synth/saved_speakers.h"
#include "engine/synth/saved_symbols.h"

#include <ATen/ATen.h>

namespace formant {
namespace {

Result<void> check_model_name(const Path& file, const StateTree& state, const std::string& model) {
    const auto saved = state.get<std::string>("model");
    if (!saved || *saved == model)
        return {};
    return fail(ErrorKind::checkpoint,
                message(FORMANT_TR("session", "{file} (train.pretrained_path) holds a model "
                                              "'{saved}', and model.name is '{model}'"),
                        {{"file", file.string()}, {"saved", *saved}, {"model", model}}));
}

Result<StateTree::Map> foreign_weights(const StateTree& state, const std::string& model) {
    return find_weights(state).map([&](const NamedTensors& found) {
        return own_names(model, StateTree::Map(found.begin(), found.end()));
    });
}

Result<StateTree::Map> weights_in(const StateTree& state, const std::string& model) {
    return state.contains("ema") ? averaged_weights(state) : foreign_weights(state, model);
}

/// D_100.pth of G_100.pth, do_00000100 of g_00000100.
std::optional<Path> discriminators_beside(const Path& file) {
    const std::string name = file.filename().string();
    const std::string theirs = name.starts_with("G_")   ? "D_" + name.substr(2)
                               : name.starts_with("g_") ? "do_" + name.substr(2)
                                                        : "";
    const Path beside = file.parent_path() / theirs;
    return !theirs.empty() && path_exists(beside) ? std::optional(beside) : std::nullopt;
}

Result<void> add_discriminators(const Path& file, const std::string& model,
                                Pretrained& pretrained) {
    const auto beside = discriminators_beside(file);
    if (!beside)
        return {};
    pretrained.beside = beside->string();
    return read_whole_checkpoint(*beside)
        .and_then([&](const StateTree& state) { return foreign_weights(state, model); })
        .map([&](StateTree::Map weights) { pretrained.weights.merge(weights); });
}

PublicForm form_of(const StateTree& state) {
    const auto found = find_weights(state);
    return found ? public_form_of(StateTree::Map(found->begin(), found->end())) : PublicForm::other;
}

Result<void> add_foreign_text(const Path& file, const StateTree& state, Pretrained& pretrained) {
    return text_of_foreign(file, form_of(state),
                           rows_of(pretrained.weights, "generator.enc_p.emb.weight"))
        .map([&](std::optional<PublicText> text) {
            if (!text)
                return;
            pretrained.symbols = std::move(text->symbols);
            pretrained.layout = text->layout;
            pretrained.mode = text->mode;
        });
}

/// Some of this program's states have no symbols: bare weights, and what trains without texts.
Result<void> add_text(const Path& file, const StateTree& state, const std::string& model,
                      Pretrained& pretrained) {
    if (!state.contains("symbols"))
        return pretrained.is_foreign && model != "hifigan"
                   ? add_foreign_text(file, state, pretrained)
                   : Result<void>();
    if (const auto saved = voice_config_of(state))
        pretrained.layout = layout_of(saved->text);
    return symbols_of(state).map(
        [&](SymbolTable symbols) { pretrained.symbols = std::move(symbols); });
}

std::optional<MelConfig> audio_of(const Path& file, const StateTree& state, bool is_foreign) {
    if (is_foreign) {
        const auto config = config_of_foreign(file);
        return config ? std::optional(config->voice.audio) : std::nullopt;
    }
    const auto config = voice_config_of(state);
    return config ? std::optional(config->audio) : std::nullopt;
}

/// The public code has an embedding for several speakers only: the row of a single one is there
/// more than once (public_files.cpp).
void take_one_of_equal_rows(StateTree& embedding) {
    const auto* rows = std::get_if<at::Tensor>(&embedding.value());
    if (rows != nullptr && rows->dim() == 2 && rows->size(0) > 1 &&
        at::equal(*rows, rows->slice(0, 0, 1).expand_as(*rows)))
        embedding = rows->slice(0, 0, 1).clone();
}

Result<void> add_speakers(const Path& file, const StateTree& state, Pretrained& pretrained) {
    if (!pretrained.is_foreign)
        return speakers_of(state).map(
            [&](SpeakerTable speakers) { pretrained.speakers = std::move(speakers); });
    const std::string embedding = "generator.emb_g.weight";
    if (const auto found = pretrained.weights.find(embedding); found != pretrained.weights.end())
        take_one_of_equal_rows(found->second);
    const std::int64_t rows = rows_of(pretrained.weights, embedding);
    return speakers_of_foreign(file, rows).map([&](std::optional<SpeakerTable> speakers) {
        if (speakers)
            pretrained.speakers = std::move(*speakers);
    });
}

} // namespace

Result<Pretrained> read_pretrained(const Path& file, const std::string& model) {
    const auto state = read_whole_checkpoint(file);
    if (!state)
        return fail(state.error());
    const bool is_foreign = !state->contains("format");
    if (auto readable = is_foreign ? Result<void>() : check_format(file, *state); !readable)
        return fail(readable.error());
    if (auto fits = check_model_name(file, *state, model); !fits)
        return fail(fits.error());
    auto weights = weights_in(*state, model);
    if (!weights)
        return fail(weights.error());
    Pretrained pretrained;
    pretrained.weights = std::move(*weights);
    pretrained.is_foreign = is_foreign;
    pretrained.audio = audio_of(file, *state, pretrained.is_foreign);
    if (auto added =
            pretrained.is_foreign ? add_discriminators(file, model, pretrained) : Result<void>();
        !added)
        return fail(added.error());
    if (auto added = add_text(file, *state, model, pretrained); !added)
        return fail(added.error());
    return add_speakers(file, *state, pretrained).map([&] { return std::move(pretrained); });
}

} // namespace formant
