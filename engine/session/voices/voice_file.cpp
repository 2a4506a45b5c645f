#include "engine/session/voices/voice_file.h"

#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/checkpoint_weights.h"
#include "engine/models/create_model.h"
#include "engine/models/model_kinds.h"
#include "engine/models/model_weights.h"
#include "engine/models/upstream_layout.h"
#include "engine/models/weight_match.h"
#include "engine/session/interop/config_import.h"
#include "engine/session/voices/pretrained.h"
#include "engine/session/voices/pretrained_weights.h"
#include "engine/session/voices/resolved_voice_config.h"
#include "engine/session/voices/run_text.h"
#include "engine/synth/saved_config.h"
#include "engine/synth/saved_untrained.h"

#include <algorithm>

namespace formant {
namespace {

Error missing_symbols_error(const Path& file, const UpstreamLayout& layout) {
    if (!layout.tokenizer.empty())
        return {ErrorKind::checkpoint,
                message(FORMANT_TR("session", "{file} was written by another program, and the "
                                              "tokenizer that reads its texts is missing: put its "
                                              "{tokenizer} next to it"),
                        {{"file", file.string()}, {"tokenizer", layout.tokenizer}})};
    return {ErrorKind::checkpoint,
            message(FORMANT_TR("session", "{file} was written by another program, and no file next "
                                          "to it names the symbols of its ids: put its config.json "
                                          "or symbols.txt (one symbol per line) there"),
                    {{"file", file.string()}})};
}

Error config_mismatch_error(const Path& file, const std::vector<WeightMismatch>& mismatches) {
    return {ErrorKind::checkpoint,
            message(FORMANT_TR("session", "{file} does not match the config.json next to it: "
                                          "{tensors}"),
                    {{"file", file.string()},
                     {"tensors", mismatch_list(mismatches, max_listed_tensors)}})};
}

/// Returns whether a tensor is of a network used for inference; the others only train it.
bool is_for_inference(const std::string& name, const UpstreamLayout& layout) {
    const auto begins = [&](const std::string& prefix) { return name.starts_with(prefix); };
    return std::ranges::any_of(layout.inference_prefixes, begins) &&
           std::ranges::none_of(layout.training_prefixes, begins);
}

std::vector<WeightMismatch> inference_mismatches(const WeightMatch& match,
                                                 const UpstreamLayout& layout) {
    std::vector<WeightMismatch> mismatches;
    for (const auto* all : {&match.missing_or_mismatched, &match.unexpected})
        std::ranges::copy_if(*all, std::back_inserter(mismatches),
                             [&](const WeightMismatch& mismatch) {
                                 return is_for_inference(mismatch.name, layout);
                             });
    return mismatches;
}

/// Returns all speakers; those without a name get the number of their row.
SpeakerTable numbered_speakers(const Pretrained& pretrained, const UpstreamLayout& layout) {
    std::vector<std::string> names = pretrained.speakers.names();
    const auto rows =
        static_cast<std::size_t>(rows_of(pretrained.weights, layout.speaker_embedding));
    if (rows > 1 && names.size() != rows)
        names.assign(rows, "");
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i].empty())
            names[i] = std::to_string(i);
    return SpeakerTable::from_saved(std::move(names));
}

StateTree::List to_list(const std::vector<std::string>& texts) {
    return {texts.begin(), texts.end()};
}

void set_text(const Pretrained& pretrained, TextConfig& text) {
    if (!pretrained.symbols)
        return;
    text.symbols = "corpus"; // those in the checkpoint
    text.layout = name_of(pretrained.layout);
    text.vocabulary = pretrained.vocabulary;
    if (!pretrained.mode.empty())
        text.mode = pretrained.mode;
}

/// Returns the weights of all networks; missing discriminators are initialized randomly.
Result<StateTree::Map> complete_weights(const Path& file, const VoiceConfig& voice,
                                        const Pretrained& pretrained, std::int64_t n_speakers) {
    const std::int64_t n_symbols = pretrained.symbols ? pretrained.symbols->size() : 0;
    const ModelKind& kind = kind_of(voice.model);
    auto shapes =
        kind.size_determining_shapes(voice.model.kinds, {voice.audio, n_symbols, n_speakers});
    std::erase_if(shapes, [&](const NamedShape& shape) {
        return !is_for_inference(shape.name, *kind.upstream());
    });
    // The sizes are untrusted: check them before memory is allocated for the model.
    if (const auto mismatches = find_mismatches(shapes, pretrained.weights); !mismatches.empty())
        return fail(config_mismatch_error(file, mismatches));
    return create_model(voice.model, voice.audio, n_symbols, {}, n_speakers)
        .and_then([&](const Model& model) -> Result<StateTree::Map> {
            const WeightMatch match = match_weights(*model.trainable, pretrained.weights);
            if (const auto mismatches = inference_mismatches(match, *kind.upstream());
                !mismatches.empty())
                return fail(config_mismatch_error(file, mismatches));
            copy_matching(*model.trainable, match);
            return save_weights(*model.trainable);
        });
}

Result<StateTree> convert_checkpoint_state(const Path& file, RunConfig config,
                                           const Pretrained& pretrained) {
    const UpstreamLayout& layout = *kind_of(config.voice.model).upstream();
    if (!pretrained.symbols && !pretrained.symbol_embedding.empty())
        return fail(missing_symbols_error(file, layout));
    set_text(pretrained, config.voice.text);
    resolve_keep_stress(config.voice.text, nullptr, &pretrained);
    const SpeakerTable speakers = numbered_speakers(pretrained, layout);
    inherit_settings(pretrained, speakers.size(), config.voice.model);
    const auto readable = pretrained.symbols
                              ? inherit_from_symbols(*pretrained.symbols, config.voice.model)
                              : Result<void>();
    return readable
        .and_then([&] { return complete_weights(file, config.voice, pretrained, speakers.size()); })
        .map([&](StateTree::Map weights) {
            StateTree state;
            state["format"] = checkpoint_format;
            state["model"] = config.voice.model.name;
            state["config"] = run_config_yaml(config);
            state["symbols"] = to_list(pretrained.symbols ? pretrained.symbols->symbols()
                                                          : std::vector<std::string>());
            state["speakers"] = to_list(speakers.names());
            record_vocabulary(state, config.voice.text);
            record_untrained(state, missing_training_prefixes(layout, pretrained.weights));
            state["state_dict"] = std::move(weights);
            state["ema"] = StateTree::Map();
            return state;
        });
}

Result<StateTree> load_third_party(const Path& file) {
    const auto config = import_adjacent_config(file);
    if (!config)
        return fail(Error{ErrorKind::checkpoint, config.error().what});
    return read_pretrained(file, kind_of(config->voice.model))
        .and_then([&](const Pretrained& pretrained) {
            return convert_checkpoint_state(file, *config, pretrained);
        });
}

} // namespace

Result<VoiceFile> load_voice_file(const Path& file) {
    return read_any_checkpoint(file).and_then([&](StateTree state) -> Result<VoiceFile> {
        if (state.is_map() && !state.contains("format"))
            return load_third_party(file).map([](StateTree converted) {
                return VoiceFile{std::move(converted), /*is_third_party=*/true};
            });
        return check_format(file, state).map([&] { return VoiceFile{std::move(state)}; });
    });
}

} // namespace formant
