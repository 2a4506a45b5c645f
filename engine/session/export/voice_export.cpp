#include "engine/session/export/voice_export.h"

#include "engine/models/model_kinds.h"
#include "engine/session/export/export_check.h"
#include "engine/session/export/loaded_voice.h"
#include "engine/session/export/model_card.h"
#include "engine/session/export/new_files.h"
#include "engine/session/export/piper_files.h"
#include "engine/session/export/plain_files.h"
#include "engine/session/export/sherpa_files.h"
#include "engine/session/export/voice_description.h"
#include "engine/session/export/weight_files.h"
#include "engine/session/runs/named_checkpoint.h"
#include "engine/session/voices/voice_file.h"
#include "engine/synth/saved_config.h"
#include "engine/synth/saved_vocoder.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

namespace formant {
namespace {

Result<void> check_player(const std::string& player) {
    if (std::ranges::count(export_players(), player) > 0)
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "no voice can be exported for the player {player}; "
                                              "known are: {players}"),
                        {{"player", player},
                         {"players", fmt::format("{}", fmt::join(export_players(), ", "))}}));
}

Error unusable_option(const char* option, const std::string& player) {
    return {
        ErrorKind::usage,
        message(FORMANT_TR("session", "{option} has no effect on a voice for {player}; omit it"),
                {{"option", option}, {"player", player}})};
}

/// Players of half-precision weights round durations of their own.
Result<void> check_options(const VoiceExportRequest& request) {
    const bool is_weights = request.player == "safetensors";
    if (request.half && !request.check_text.empty() && !is_weights)
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "--check compares weights in full precision: a "
                                                  "voice in half precision speaks a little "
                                                  "differently; omit --half or --check")));
    if (request.player != "sherpa-onnx" && !request.lexicon_text.empty())
        return fail(unusable_option("--lexicon-from", request.player));
    if (request.player != "onnx" && request.separate_vocoder)
        return fail(unusable_option("--separate-vocoder", request.player));
    if (is_weights && !request.check_text.empty())
        return fail(unusable_option("--check", request.player));
    if (is_weights && request.raw_weights)
        return fail(unusable_option("--raw", request.player));
    return {};
}

Result<std::vector<NewFile>> graph_files(const LoadedVoice& loaded,
                                         const VoiceExportRequest& request) {
    const GraphOptions options{.half = request.half, .solver_steps = request.solver_steps};
    if (request.player == "piper")
        return piper_files(loaded, options);
    if (request.player == "onnx")
        return plain_files(loaded, options, request.separate_vocoder);
    return sherpa_files(loaded, options, request.lexicon_text);
}

Result<std::vector<NewFile>> with_model_card(std::vector<NewFile> files, const ExportedModel& model,
                                             const VoiceExportRequest& request) {
    return origin_of_voice(request.checkpoint).map([&](const VoiceOrigin& origin) {
        std::vector<std::string> names;
        names.reserve(files.size());
        for (const NewFile& file : files)
            names.push_back(file.name);
        files.push_back(text_file("README.md", model_card(model, origin, request.player, names)));
        return std::move(files);
    });
}

Result<std::vector<std::string>> write_with_model_card(std::vector<NewFile> files,
                                                       const ExportedModel& model,
                                                       const VoiceExportRequest& request) {
    return with_model_card(std::move(files), model, request)
        .and_then(
            [&](const std::vector<NewFile>& all) { return write_new_files(request.out, all); });
}

ExportedModel model_of(const LoadedVoice& loaded) {
    return {loaded.voice->config(), loaded.voice->speakers().names()};
}

Result<std::optional<double>> difference_if_wanted(const LoadedVoice& loaded,
                                                   const VoiceExportRequest& request) {
    if (request.check_text.empty())
        return std::optional<double>();
    return check_exported_files(loaded, request.player, request.out, request.check_text,
                                request.solver_steps)
        .map([](double difference) { return std::optional(difference); });
}

std::vector<Message> notes_on(const LoadedVoice& loaded, const VoiceExportRequest& request) {
    std::vector<Message> notes;
    if (request.player == "piper")
        notes = piper_notes(loaded);
    else if (request.player == "sherpa-onnx")
        notes = sherpa_notes(loaded, !request.lexicon_text.empty());
    if (!loaded.vocoder.warning.empty())
        notes.insert(notes.begin(), loaded.vocoder.warning);
    return notes;
}

Result<ExportedVoice> export_graphs(StateTree checkpoint, const VoiceExportRequest& request) {
    const auto weights = request.raw_weights ? VoiceWeights::raw : VoiceWeights::ema;
    return load_graph_voice(std::move(checkpoint), weights, request.vocoder)
        .and_then([&](const LoadedVoice& loaded) {
            return graph_files(loaded, request)
                .and_then([&](std::vector<NewFile> files) {
                    return write_with_model_card(std::move(files), model_of(loaded), request);
                })
                .and_then([&](std::vector<std::string> files) {
                    return difference_if_wanted(loaded, request)
                        .map([&](std::optional<double> difference) {
                            return ExportedVoice{std::move(files), difference,
                                                 notes_on(loaded, request)};
                        });
                });
        });
}

/// Returns the file of the vocoder that the request names; none if it names none.
Result<std::vector<NewFile>> named_vocoder_file(const VoiceExportRequest& request) {
    if (request.vocoder.empty())
        return std::vector<NewFile>();
    return named_checkpoint(request.vocoder, "--vocoder")
        .and_then(load_voice_file)
        .map([&](const VoiceFile& file) {
            return std::vector{weight_file("vocoder.safetensors", file.checkpoint, request.half)};
        });
}

Result<ExportedVoice> export_weights(StateTree checkpoint, const VoiceExportRequest& request) {
    return load_voice(std::move(checkpoint), VoiceWeights::ema)
        .and_then([&](const LoadedVoice& loaded) {
            return named_vocoder_file(request)
                .and_then([&](std::vector<NewFile> files) {
                    files.insert(files.begin(),
                                 {weight_file("voice.safetensors", loaded.checkpoint, request.half),
                                  text_file("voice.json", voice_description(loaded))});
                    return write_with_model_card(std::move(files), model_of(loaded), request);
                })
                .map([](std::vector<std::string> files) {
                    return ExportedVoice{std::move(files), {}, {}};
                });
        });
}

Result<std::vector<NewFile>> vocoder_files(const StateTree& checkpoint, const MelConfig& mel,
                                           const VoiceExportRequest& request) {
    if (request.player == "safetensors")
        return std::vector{weight_file("vocoder.safetensors", checkpoint, request.half),
                           text_file("vocoder.json", vocoder_description(mel))};
    return load_vocoder(checkpoint, mel, at::kCPU).map([&](const SavedVocoder& saved) {
        return plain_vocoder_files(saved.graph, mel, {.half = request.half});
    });
}

/// Exports a vocoder alone, for a program that has mels of its own.
Result<ExportedVoice> export_vocoder(const StateTree& checkpoint, const VoiceConfig& config,
                                     const VoiceExportRequest& request) {
    if (request.player != "onnx" && request.player != "safetensors")
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "{file} is a vocoder, which speaks no texts: "
                                                  "name a voice, and the vocoder with --vocoder; "
                                                  "alone it is exported by --to onnx or "
                                                  "safetensors"),
                            {{"file", request.checkpoint}}));
    return vocoder_files(checkpoint, config.audio, request)
        .and_then([&](std::vector<NewFile> files) {
            return write_with_model_card(std::move(files), {config, {}}, request);
        })
        .map([](std::vector<std::string> files) {
            return ExportedVoice{std::move(files), {}, {}};
        });
}

Result<ExportedVoice> export_checkpoint_of(StateTree checkpoint,
                                           const VoiceExportRequest& request) {
    return voice_config_of(checkpoint).and_then([&](const VoiceConfig& config) {
        if (kind_of(config.model).role() == ModelRole::vocoder)
            return export_vocoder(checkpoint, config, request);
        return request.player == "safetensors" ? export_weights(std::move(checkpoint), request)
                                               : export_graphs(std::move(checkpoint), request);
    });
}

} // namespace

std::vector<std::string> export_players() {
    return {"piper", "sherpa-onnx", "onnx", "safetensors"};
}

Result<ExportedVoice> export_for_player(const VoiceExportRequest& request) {
    return check_player(request.player)
        .and_then([&] { return check_options(request); })
        .and_then([&] { return load_voice_file(request.checkpoint); })
        .and_then([&](VoiceFile file) {
            return export_checkpoint_of(std::move(file.checkpoint), request);
        });
}

} // namespace formant
