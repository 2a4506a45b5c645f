#include "engine/session/voices/run_codec.h"

#include "engine/base/sha256.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/models/inherited_settings.h"
#include "engine/models/model_kinds.h"
#include "engine/models/upstream_layout.h"
#include "engine/models/weight_match.h"
#include "engine/session/runs/named_checkpoint.h"
#include "engine/session/voices/pretrained.h"
#include "engine/session/voices/weights_origin.h"
#include "engine/synth/mel_settings_text.h"
#include "engine/synth/saved_config.h"
#include "engine/synth/saved_weights.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace formant {
namespace {

/// Prefix of the codec's weights within a model.
constexpr const char* prefix = "codec.";
constexpr const char* provenance_key = "codec";

Error no_codec(const std::string& setting, const ModelConfig& model) {
    return {ErrorKind::usage,
            message(FORMANT_TR("session", "a model of type {model} is trained on the tokens of a "
                                          "codec; train one first ({codecs}: formant --headless "
                                          "--model {codecs}), and name its checkpoint or run in "
                                          "{setting} (--codec)"),
                    {{"model", model.name},
                     {"codecs", model_names_where([](const ModelKind& kind) {
                          return kind.role() == ModelRole::codec;
                      })},
                     {"setting", setting}})};
}

Result<void> check_is_codec(const std::string& setting, const Path& file,
                            const VoiceConfig& codec) {
    if (kind_of(codec.model).role() == ModelRole::codec)
        return {};
    return fail(
        ErrorKind::usage,
        message(FORMANT_TR("session", "{file} ({setting}) is a checkpoint of a model "
                                      "'{model}', which is not a codec"),
                {{"file", file.string()}, {"setting", setting}, {"model", codec.model.name}}));
}

Result<void> check_audio(const std::string& setting, const Path& file, const VoiceConfig& codec,
                         const MelConfig& own) {
    if (codec.audio == own)
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "the codec {file} ({setting}) was trained with "
                                              "{theirs}, but this run has {own}: set those of the "
                                              "codec"),
                        {{"file", file.string()},
                         {"setting", setting},
                         {"theirs", mel_settings_text(codec.audio)},
                         {"own", mel_settings_text(own)}}));
}

/// Reads the configuration and the weights of a codec that this program trained.
Result<void> read_own(const std::string& setting, const StateTree& checkpoint, RunCodec& codec) {
    return voice_config_of(checkpoint)
        .and_then([&](const VoiceConfig& config) {
            codec.config = config;
            codec.origin = recorded_origin(checkpoint);
            return check_is_codec(setting, codec.file, config);
        })
        .and_then([&] { return weights_of(checkpoint, VoiceWeights::ema); })
        .map([&](StateTree::Map weights) { codec.weights = std::move(weights); });
}

const ModelKind* upstream_codec_kind() {
    const auto found = std::ranges::find_if(model_kinds(), [](const ModelKind* kind) {
        return kind->role() == ModelRole::codec && kind->upstream() != nullptr;
    });
    return found == model_kinds().end() ? nullptr : *found;
}

/// Reads a codec that another program trained: its weights say the sizes.
Result<void> read_third_party(const std::string& setting, const ModelKind& kind, RunCodec& codec) {
    return read_pretrained(codec.file, kind).and_then([&](Pretrained pretrained) -> Result<void> {
        if (!holds_model_of(kind, pretrained.weights))
            return fail(ErrorKind::usage,
                        message(FORMANT_TR("session", "{file} ({setting}) holds no weights of a "
                                                      "codec"),
                                {{"file", codec.file.string()}, {"setting", setting}}));
        codec.config.model.name = kind.name();
        codec.config.audio = pretrained.audio.value_or(codec.config.audio);
        if (kind.inherited_settings() != nullptr)
            kind.inherited_settings()->inherit_from_weights(pretrained.weights, /*n_speakers=*/1,
                                                            codec.config.model.kinds);
        codec.weights = std::move(pretrained.weights);
        codec.origin = std::move(pretrained.origin);
        return {};
    });
}

Result<RunCodec> read_codec(const std::string& setting, const Path& file, const MelConfig& own) {
    RunCodec codec;
    codec.file = file;
    return sha256_of_file(file)
        .and_then([&](std::string content) {
            codec.content = std::move(content);
            return read_any_checkpoint(file);
        })
        .and_then([&](const StateTree& checkpoint) -> Result<void> {
            const ModelKind* upstream_kind = upstream_codec_kind();
            if (checkpoint.contains("format") || upstream_kind == nullptr)
                return check_format(file, checkpoint).and_then([&] {
                    return read_own(setting, checkpoint, codec);
                });
            return read_third_party(setting, *upstream_kind, codec);
        })
        .and_then([&] { return check_audio(setting, file, codec.config, own); })
        .map([&] { return std::move(codec); });
}

} // namespace

Result<std::optional<RunCodec>> load_run_codec(const VoiceConfig& config) {
    const auto named = kind_of(config.model).codec(config.model.kinds);
    if (!named)
        return std::nullopt;
    if (named->file.empty())
        return fail(no_codec(named->key, config.model));
    return named_checkpoint(named->file, named->key)
        .and_then([&](const Path& file) { return read_codec(named->key, file, config.audio); })
        .map([](RunCodec codec) { return std::optional(std::move(codec)); });
}

void adopt_codec_sizes(const RunCodec& codec, ModelConfig& config) {
    if (const InheritedSettings* inherited = kind_of(config).inherited_settings())
        inherited->inherit_from_codec(codec.config.model.kinds, config.kinds);
}

bool holds_codec(const StateTree::Map& weights) {
    return std::ranges::any_of(weights,
                               [](const auto& entry) { return entry.first.starts_with(prefix); });
}

void add_codec(const RunCodec& codec, StateTree::Map& weights) {
    for (const auto& [name, tensor] : codec.weights)
        weights.emplace(prefix + name, tensor);
}

void record_codec(StateTree& header, const std::string& content) {
    header["provenance"][provenance_key] = content;
}

std::string recorded_codec(const StateTree& checkpoint) {
    return checkpoint.subtree("provenance")
        .and_then(
            [](const StateTree& provenance) { return provenance.get<std::string>(provenance_key); })
        .value_or("");
}

Result<void> copy_codec(const RunCodec& codec, TrainableModel& model) {
    StateTree::Map weights;
    add_codec(codec, weights);
    WeightMatch match = match_weights(model, weights);
    std::erase_if(match.missing_or_mismatched, [](const WeightMismatch& mismatch) {
        return !mismatch.name.starts_with(prefix);
    });
    if (!match.is_complete())
        return fail(mismatch_error(match.missing_or_mismatched.empty()
                                       ? match.unexpected.front()
                                       : match.missing_or_mismatched.front()));
    copy_matching(model, match);
    return {};
}

} // namespace formant
