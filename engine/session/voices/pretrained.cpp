#include "engine/session/voices/pretrained.h"

#include "engine/base/os/os_files.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/checkpoint_parts.h"
#include "engine/checkpoint/checkpoint_weights.h"
#include "engine/models/model_kind.h"
#include "engine/models/upstream_layout.h"
#include "engine/models/upstream_names.h"
#include "engine/session/interop/config_import.h"
#include "engine/session/interop/third_party_speakers.h"
#include "engine/session/interop/third_party_tokenization.h"
#include "engine/session/voices/run_codec.h"
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
                message(FORMANT_TR("session", "{file} (train.pretrained_path) is a checkpoint of "
                                              "the model '{saved}', but model.name is '{model}'"),
                        {{"file", file.string()}, {"saved", *saved}, {"model", model}}));
}

Result<StateTree::Map> third_party_weights(const StateTree& state, const ModelKind& kind) {
    return find_weights(state).map([&](const NamedTensors& found) {
        return convert_upstream_names(kind, StateTree::Map(found.begin(), found.end()));
    });
}

Result<StateTree::Map> weights_in(const StateTree& state, const ModelKind& kind) {
    return state.contains("ema") ? ema_weights(state) : third_party_weights(state, kind);
}

/// Returns the discriminators' file next to a generator's, if there is one: D_100.pth for
/// G_100.pth, do_00000100 for g_00000100.
std::optional<Path> adjacent_discriminator_file(const Path& file) {
    const std::string name = file.filename().string();
    const std::string sibling = name.starts_with("G_")   ? "D_" + name.substr(2)
                                : name.starts_with("g_") ? "do_" + name.substr(2)
                                                         : "";
    const Path adjacent = file.parent_path() / sibling;
    return !sibling.empty() && path_exists(adjacent) ? std::optional(adjacent) : std::nullopt;
}

Result<void> add_discriminators(const Path& file, const ModelKind& kind, Pretrained& pretrained) {
    const auto discriminators = adjacent_discriminator_file(file);
    if (!discriminators)
        return {};
    pretrained.discriminator_file = discriminators->string();
    return read_any_checkpoint(*discriminators)
        .and_then([&](const StateTree& state) { return third_party_weights(state, kind); })
        .map([&](StateTree::Map weights) { pretrained.weights.merge(weights); });
}

UpstreamFormat upstream_format(const StateTree& state) {
    const auto found = find_weights(state);
    return found ? detect_upstream_format(StateTree::Map(found->begin(), found->end()))
                 : UpstreamFormat::other;
}

Result<void> add_third_party_text(const Path& file, const StateTree& state, const ModelKind& kind,
                                  Pretrained& pretrained) {
    const bool has_tokenizer = !pretrained.symbol_parameters.empty(); // its ids need no table
    if (kind.upstream() == nullptr || pretrained.symbol_embedding.empty() || has_tokenizer)
        return {};
    return third_party_tokenization(file, upstream_format(state),
                                    rows_of(pretrained.weights, pretrained.symbol_embedding))
        .map([&](std::optional<UpstreamTokenization> text) {
            if (!text)
                return;
            pretrained.keeps_stress = text->symbols.id("\u02c8") >= 0;
            pretrained.symbols = std::move(text->symbols);
            pretrained.layout = text->layout;
            pretrained.mode = text->mode;
        });
}

/// Own checkpoints may lack symbols as well: bare weights, and models trained without texts.
Result<void> add_text(const Path& file, const StateTree& state, const ModelKind& kind,
                      Pretrained& pretrained) {
    if (!state.contains("symbols"))
        return pretrained.is_third_party ? add_third_party_text(file, state, kind, pretrained)
                                         : Result<void>();
    if (const auto saved = voice_config_of(state)) {
        pretrained.layout = layout_of(saved->text);
        pretrained.keeps_stress = saved->text.keeps_stress();
        pretrained.vocabulary = saved->text.vocabulary;
    }
    return symbols_of(state).map(
        [&](SymbolTable symbols) { pretrained.symbols = std::move(symbols); });
}

std::optional<MelConfig> audio_of(const Path& file, const StateTree& state, bool is_third_party) {
    if (is_third_party) {
        const auto config = import_adjacent_config(file);
        return config ? std::optional(config->voice.audio) : std::nullopt;
    }
    const auto config = voice_config_of(state);
    return config ? std::optional(config->audio) : std::nullopt;
}

/// The upstream code has an embedding for several speakers only, so the row of a single speaker is
/// repeated there (upstream_checkpoint_files.cpp).
void merge_equal_rows(StateTree& embedding) {
    const auto* rows = std::get_if<at::Tensor>(&embedding.value());
    if (rows != nullptr && rows->dim() == 2 && rows->size(0) > 1 &&
        at::equal(*rows, rows->slice(0, 0, 1).expand_as(*rows)))
        embedding = rows->slice(0, 0, 1).clone();
}

Result<void> add_speakers(const Path& file, const StateTree& state, const ModelKind& kind,
                          Pretrained& pretrained) {
    if (!pretrained.is_third_party)
        return speakers_of(state).map(
            [&](SpeakerTable speakers) { pretrained.speakers = std::move(speakers); });
    const std::string embedding =
        kind.upstream() == nullptr ? "" : kind.upstream()->speaker_embedding;
    if (const auto found = pretrained.weights.find(embedding); found != pretrained.weights.end())
        merge_equal_rows(found->second);
    const std::int64_t rows = rows_of(pretrained.weights, embedding);
    return third_party_speakers(file, rows).map([&](std::optional<SpeakerTable> speakers) {
        if (speakers)
            pretrained.speakers = std::move(*speakers);
    });
}

} // namespace

Result<Pretrained> read_pretrained(const Path& file, const ModelKind& kind) {
    const auto state = read_any_checkpoint(file);
    if (!state)
        return fail(state.error());
    const bool is_third_party = !state->contains("format");
    if (auto readable = is_third_party ? Result<void>() : check_format(file, *state); !readable)
        return fail(readable.error());
    if (auto fits = check_model_name(file, *state, kind.name()); !fits)
        return fail(fits.error());
    auto weights = weights_in(*state, kind);
    if (!weights)
        return fail(weights.error());
    Pretrained pretrained;
    pretrained.weights = std::move(*weights);
    pretrained.symbol_embedding = kind.symbol_embedding();
    pretrained.symbol_parameters = kind.symbol_outputs();
    if (!pretrained.symbol_parameters.empty())
        pretrained.symbol_parameters.push_back(kind.symbol_embedding());
    pretrained.is_third_party = is_third_party;
    pretrained.codec = recorded_codec(*state);
    pretrained.audio = audio_of(file, *state, pretrained.is_third_party);
    if (auto added =
            pretrained.is_third_party ? add_discriminators(file, kind, pretrained) : Result<void>();
        !added)
        return fail(added.error());
    if (auto added = add_text(file, *state, kind, pretrained); !added)
        return fail(added.error());
    return add_speakers(file, *state, kind, pretrained).map([&] { return std::move(pretrained); });
}

} // namespace formant
