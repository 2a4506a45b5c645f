#include "engine/session/voices/pretrained.h"

#include "engine/base/os/os_files.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/checkpoint_parts.h"
#include "engine/checkpoint/checkpoint_weights.h"
#include "engine/checkpoint/onnx_weights.h"
#include "engine/checkpoint/pickle_file.h"
#include "engine/models/model_config.h"
#include "engine/models/model_kind.h"
#include "engine/models/upstream_layout.h"
#include "engine/models/upstream_names.h"
#include "engine/session/interop/config_import.h"
#include "engine/session/interop/third_party_speakers.h"
#include "engine/session/interop/third_party_tokenization.h"
#include "engine/session/voices/run_codec.h"
#include "engine/session/voices/weights_origin.h"
#include "engine/synth/saved_config.h"
#include "engine/synth/saved_speakers.h"
#include "engine/synth/saved_symbols.h"
#include "engine/synth/saved_untrained.h"
#include "engine/text/byte_pair/byte_pair_encoding.h"

#include <ATen/ATen.h>

#include <algorithm>

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

/// Returns whether there are weights with this prefix, perhaps within a module of
/// a trainer.
bool has_part(const StateTree::Map& weights, const std::string& prefix) {
    return std::ranges::any_of(weights, [&](const auto& weight) {
        return weight.first.starts_with(prefix) ||
               weight.first.find("." + prefix) != std::string::npos;
    });
}

Error missing_companion_error(const Path& file, const std::string& companion) {
    return {ErrorKind::checkpoint,
            message(FORMANT_TR("session", "{file} lacks a part of the model that the code which "
                                          "wrote it keeps in {companion}: put that file next to "
                                          "it"),
                    {{"file", file.string()}, {"companion", companion}})};
}

/// Adds the weights of a file that upstream code keeps next to the checkpoint `file`.
Result<void> add_companion(const Path& file, const CompanionFile& companion,
                           StateTree::Map& weights) {
    if (has_part(weights, companion.prefix))
        return {};
    const Path adjacent = file.parent_path() / companion.name;
    if (!path_exists(adjacent))
        return companion.is_needed ? fail(missing_companion_error(file, companion.name))
                                   : Result<void>();
    return read_any_checkpoint(adjacent).and_then([&](const StateTree& state) -> Result<void> {
        if (std::holds_alternative<at::Tensor>(state.value())) {
            weights.emplace(companion.prefix, state);
            return {};
        }
        return find_weights(state).map([&](const NamedTensors& found) {
            for (const auto& [name, tensor] : found)
                weights.emplace(companion.prefix + name, tensor);
        });
    });
}

/// Returns the weights of a third-party file and of the files next to it, by own names.
Result<StateTree::Map> complete_weights(const Path& file, const StateTree& state,
                                        const ModelKind& kind) {
    return find_weights(state).and_then([&](const NamedTensors& found) -> Result<StateTree::Map> {
        StateTree::Map weights(found.begin(), found.end());
        const bool has_own_names = holds_codec(weights);
        if (kind.upstream() != nullptr && !has_own_names &&
            holds_model_of(kind, convert_upstream_names(kind, weights)))
            for (const CompanionFile& companion : kind.upstream()->companions)
                if (auto added = add_companion(file, companion, weights); !added)
                    return fail(added.error());
        return convert_upstream_names(kind, weights);
    });
}

Result<StateTree::Map> weights_in(const Path& file, const StateTree& state, const ModelKind& kind) {
    return state.contains("ema") ? ema_weights(state) : complete_weights(file, state, kind);
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

/// Exported graphs have the names of upstream VITS, but the texts of Piper.
UpstreamFormat upstream_format(const Path& file, const StateTree& state) {
    if (is_onnx_file(file))
        return UpstreamFormat::piper;
    const auto found = find_weights(state);
    return found ? detect_upstream_format(StateTree::Map(found->begin(), found->end()))
                 : UpstreamFormat::other;
}

Error other_tokenizer_error(const Path& tokenizer, std::int64_t pieces, std::int64_t rows) {
    return {ErrorKind::checkpoint,
            message(FORMANT_TR("session", "{file} has {pieces} pieces, but the weights next to it "
                                          "have rows for {rows}: put the tokenizer there with "
                                          "which they were trained"),
                    {{"file", tokenizer.string()},
                     {"pieces", std::to_string(pieces)},
                     {"rows", std::to_string(rows)}})};
}

/// Reads the tokenizer next to third-party weights, if there is one.
Result<void> add_tokenizer(const Path& tokenizer, Pretrained& pretrained) {
    if (!path_exists(tokenizer))
        return {};
    const std::int64_t rows = rows_of(pretrained.weights, pretrained.symbol_embedding);
    return read_vocabulary(tokenizer).and_then([&](std::string content) {
        return BytePairEncoding::parse(content, tokenizer)
            .and_then([&](const BytePairEncoding& encoding) -> Result<void> {
                if (rows > 0 && encoding.symbols().size() != rows)
                    return fail(other_tokenizer_error(tokenizer, encoding.symbols().size(), rows));
                pretrained.symbols = encoding.symbols();
                pretrained.layout = TokenLayout::pieces;
                pretrained.vocabulary = std::move(content);
                return {};
            });
    });
}

Result<void> add_third_party_text(const Path& file, const StateTree& state, const ModelKind& kind,
                                  Pretrained& pretrained) {
    if (kind.upstream() == nullptr || pretrained.symbol_embedding.empty())
        return {};
    if (const std::string& tokenizer = kind.upstream()->tokenizer; !tokenizer.empty())
        return add_tokenizer(file.parent_path() / tokenizer, pretrained);
    if (pretrained.has_prepared_tokens)
        return {};
    return third_party_tokenization(file, upstream_format(file, state),
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

std::optional<MelConfig> audio_of(const Path& file, const StateTree& state, const ModelKind& kind,
                                  bool is_third_party) {
    if (is_third_party) {
        if (kind.upstream() != nullptr && kind.upstream()->audio)
            return kind.upstream()->audio;
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

/// Removes weights that were never trained.
void set_untrained(const Path& file, const StateTree& state, const ModelKind& kind,
                   Pretrained& pretrained) {
    if (is_onnx_file(file) && kind.upstream() != nullptr)
        pretrained.untrained = missing_training_prefixes(*kind.upstream(), pretrained.weights);
    else
        pretrained.untrained = untrained_in(state);
    std::erase_if(pretrained.weights,
                  [&](const auto& weight) { return pretrained.is_untrained(weight.first); });
}

} // namespace

bool Pretrained::is_untrained(const std::string& weight) const {
    return std::ranges::any_of(
        untrained, [&](const std::string& prefix) { return weight.starts_with(prefix); });
}

Result<Pretrained> read_pretrained(const Path& file, const ModelKind& kind) {
    const auto state = read_any_checkpoint(file);
    if (!state)
        return fail(state.error());
    const bool is_third_party = !state->contains("format");
    if (auto readable = is_third_party ? Result<void>() : check_format(file, *state); !readable)
        return fail(readable.error());
    if (auto fits = check_model_name(file, *state, kind.name()); !fits)
        return fail(fits.error());
    auto weights = weights_in(file, *state, kind);
    if (!weights)
        return fail(weights.error());
    Pretrained pretrained;
    pretrained.weights = std::move(*weights);
    pretrained.symbol_embedding = kind.symbol_embedding();
    pretrained.symbol_parameters = kind.symbol_outputs();
    if (!pretrained.symbol_parameters.empty())
        pretrained.symbol_parameters.push_back(kind.symbol_embedding());
    pretrained.has_prepared_tokens = kind.role() == ModelRole::language_model;
    pretrained.is_third_party = is_third_party;
    pretrained.origin = is_third_party ? third_party_origin(file, kind) : recorded_origin(*state);
    pretrained.codec = recorded_codec(*state);
    pretrained.audio = audio_of(file, *state, kind, pretrained.is_third_party);
    if (auto added =
            pretrained.is_third_party ? add_discriminators(file, kind, pretrained) : Result<void>();
        !added)
        return fail(added.error());
    set_untrained(file, *state, kind, pretrained);
    if (auto added = add_text(file, *state, kind, pretrained); !added)
        return fail(added.error());
    return add_speakers(file, *state, kind, pretrained).map([&] { return std::move(pretrained); });
}

bool holds_model_of(const ModelKind& kind, const StateTree::Map& weights) {
    const auto shapes = kind.size_determining_shapes(ModelConfig().kinds, {MelConfig(), 1});
    return std::ranges::any_of(
        shapes, [&](const NamedShape& shape) { return weights.contains(shape.name); });
}

std::string vocabulary_of_weights(const Path& file, const ModelKind& kind) {
    if (auto own = read_saved_vocabulary(file))
        return std::move(*own);
    const bool is_own = read_pickle_string(file, "config").has_value();
    if (is_own || kind.upstream() == nullptr || kind.upstream()->tokenizer.empty())
        return "";
    return read_vocabulary(file.parent_path() / kind.upstream()->tokenizer).value_or("");
}

} // namespace formant
