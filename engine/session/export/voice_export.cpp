#include "engine/session/export/voice_export.h"

#include "engine/session/export/export_check.h"
#include "engine/session/export/loaded_voice.h"
#include "engine/session/export/model_card.h"
#include "engine/session/export/new_files.h"
#include "engine/session/export/piper_files.h"
#include "engine/session/export/sherpa_files.h"

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

/// Players of half-precision weights round durations of their own.
Result<void> check_options(const VoiceExportRequest& request) {
    if (request.half && !request.check_text.empty())
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "--check compares weights in full precision: a "
                                                  "voice in half precision speaks a little "
                                                  "differently; omit --half or --check")));
    if (request.player == "piper" && !request.lexicon_text.empty())
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "Piper pronounces texts by itself; omit "
                                                  "--lexicon-from")));
    return {};
}

Result<std::vector<NewFile>> files_for(const LoadedVoice& loaded,
                                       const VoiceExportRequest& request) {
    const GraphOptions options{.half = request.half, .solver_steps = request.solver_steps};
    if (request.player == "piper")
        return piper_files(loaded, options);
    return sherpa_files(loaded, options, request.lexicon_text);
}

Result<std::vector<NewFile>> with_model_card(std::vector<NewFile> files, const LoadedVoice& loaded,
                                             const VoiceExportRequest& request) {
    return origin_of_voice(request.checkpoint).map([&](const VoiceOrigin& origin) {
        std::vector<std::string> names;
        for (const NewFile& file : files)
            names.push_back(file.name);
        files.push_back(text_file("README.md", model_card(loaded, origin, request.player, names)));
        return std::move(files);
    });
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
    auto notes = request.player == "piper" ? piper_notes(loaded)
                                           : sherpa_notes(loaded, !request.lexicon_text.empty());
    if (!loaded.vocoder.warning.empty())
        notes.insert(notes.begin(), loaded.vocoder.warning);
    return notes;
}

} // namespace

std::vector<std::string> export_players() {
    return {"piper", "sherpa-onnx"};
}

Result<ExportedVoice> export_for_player(const VoiceExportRequest& request) {
    const auto weights = request.raw_weights ? VoiceWeights::raw : VoiceWeights::ema;
    return check_player(request.player)
        .and_then([&] { return check_options(request); })
        .and_then([&] { return load_for_export(request.checkpoint, weights, request.vocoder); })
        .and_then([&](const LoadedVoice& loaded) {
            return files_for(loaded, request)
                .and_then([&](std::vector<NewFile> files) {
                    return with_model_card(std::move(files), loaded, request);
                })
                .and_then([&](const std::vector<NewFile>& files) {
                    return write_new_files(request.out, files);
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

} // namespace formant
