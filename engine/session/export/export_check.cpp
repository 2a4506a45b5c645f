#include "engine/session/export/export_check.h"

#include "engine/base/os/os_files.h"
#include "engine/onnx/graph_player.h"
#include "engine/onnx/onnx_reader.h"
#include "engine/session/export/player_tokens.h"
#include "engine/session/export/sherpa_tokens.h"
#include "engine/text/tokenizer.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

namespace formant {
namespace {

constexpr std::uint64_t seed = 1;
constexpr double max_difference = 1e-3; ///< of weights in float32; twice the rounding is 1e-6

Tokens for_piper(const PlayerTokens& marks, const Tokens& symbols) {
    Tokens ids{marks.begin, marks.pad};
    for (const std::int64_t symbol : symbols) {
        ids.push_back(symbol);
        ids.push_back(marks.pad);
    }
    ids.push_back(marks.end);
    return ids;
}

Tokens for_sherpa(const Tokens& symbols) {
    Tokens ids{SherpaTokens::pad};
    for (const std::int64_t symbol : symbols) {
        ids.push_back(symbol + SherpaTokens::marks);
        ids.push_back(SherpaTokens::pad);
    }
    return ids;
}

Result<Tokens> player_ids(const LoadedVoice& loaded, const std::string& player,
                          const std::string& text) {
    const Tokenizer tokenizer(loaded.symbols, loaded.layout);
    const Tokens tokens = tokenizer(loaded.voice->text_reader().read(text)).tokens;
    if (player == "onnx")
        return tokens;
    const Tokens symbols = tokenizer.remove_layout(tokens);
    if (player != "piper")
        return for_sherpa(symbols);
    return player_tokens(loaded.symbols, loaded.layout, loaded.reads_letters())
        .map([&](const PlayerTokens& marks) { return for_piper(marks, symbols); });
}

/// Returns inputs by the names of all forms of graphs.
NamedTensors inputs_of(const Tokens& ids, const SpeakOptions& options) {
    double noise = 0, duration_noise = 0;
    if (const auto* drawn = std::get_if<VariationalOptions>(&options.of_kind)) {
        noise = drawn->noise_scale;
        duration_noise = drawn->noise_scale_w.value_or(0);
    } else if (const auto* flow = std::get_if<FlowOptions>(&options.of_kind)) {
        noise = flow->temperature;
    }
    const at::Tensor tokens = at::tensor(ids, at::kLong).unsqueeze(0);
    const at::Tensor length = at::full({1}, tokens.size(1), at::kLong);
    const auto scale = [](double value) { return at::full({1}, value, at::kFloat); };
    return {{"tokens", tokens},
            {"duration_noise_scale", scale(duration_noise)},
            {"speaker", at::full({1}, options.speaker, at::kLong)},
            {"input", tokens},
            {"input_lengths", length},
            {"scales", at::cat({scale(noise), scale(options.length_scale), scale(duration_noise)})},
            {"x", tokens},
            {"x_length", length},
            {"noise_scale", scale(noise)},
            {"length_scale", scale(options.length_scale)},
            {"sid", at::full({1}, options.speaker, at::kLong)}};
}

Result<NamedTensors> play_file(const Path& file, const NamedTensors& inputs) {
    return onnx::read_onnx_file(file).and_then([&](const onnx::OnnxFile& read) {
        CounterNoise noise(seed, 0);
        return onnx::play_graph(read.graph, inputs, noise);
    });
}

Result<at::Tensor> spoken_by_files(const Path& folder, const NamedTensors& inputs) {
    const auto samples = [](const NamedTensors& outputs) {
        return outputs.begin()->second.flatten();
    };
    if (!path_exists(folder / "acoustic.onnx"))
        return play_file(folder / "voice.onnx", inputs).map(samples);
    return play_file(folder / "acoustic.onnx", inputs)
        .and_then([&](const NamedTensors& outputs) {
            return play_file(folder / "vocoder.onnx", outputs);
        })
        .map(samples);
}

Result<double> difference(const at::Tensor& ours, const at::Tensor& theirs) {
    if (ours.numel() != theirs.numel())
        return fail(ErrorKind::internal,
                    message(FORMANT_TR("session", "the exported files speak {theirs} samples, the "
                                                  "voice {ours}: a fault of this program, which "
                                                  "you can report"),
                            {{"theirs", std::to_string(theirs.numel())},
                             {"ours", std::to_string(ours.numel())}}));
    const double apart =
        ((theirs - ours).abs().max() / ours.abs().max().clamp_min(1e-9)).item<double>();
    if (apart <= max_difference)
        return apart;
    return fail(ErrorKind::internal,
                message(FORMANT_TR("session", "the exported files sound different from the voice "
                                              "(by {difference}): a fault of this program, which "
                                              "you can report"),
                        {{"difference", fmt::format("{:.2g}", apart)}}));
}

} // namespace

Result<double> check_exported_files(const LoadedVoice& loaded, const std::string& player,
                                    const Path& folder, const std::string& text,
                                    std::int64_t solver_steps) {
    SpeakOptions options = loaded.voice->default_options();
    if (auto* flow = std::get_if<FlowOptions>(&options.of_kind))
        flow->solver_steps = solver_steps;
    const auto ours = loaded.voice->speak(text, seed, options, CancellationToken());
    if (!ours)
        return fail(ours.error());
    return player_ids(loaded, player, text)
        .and_then(
            [&](const Tokens& ids) { return spoken_by_files(folder, inputs_of(ids, options)); })
        .and_then([&](const at::Tensor& theirs) { return difference(ours->samples, theirs); });
}

} // namespace formant
