#include "engine/session/export/model_card.h"

#include "engine/base/text/visible_text.h"
#include "engine/session/corpus/corpus_name.h"
#include "engine/text/language_name.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <string_view>
#include <utility>

namespace formant {
namespace {

using Rows = std::vector<std::pair<std::string, std::string>>;

std::string known_or(const std::map<std::string, std::string>& facts, const std::string& key,
                     const std::string& otherwise) {
    const auto found = facts.find(key);
    return found == facts.end() || found->second.empty() ? otherwise : found->second;
}

std::string language_with_code(const std::string& code) {
    const std::string name = language_name(code, "en");
    return name.empty() ? code : fmt::format("{}, {}", name, code);
}

/// A text of a stranger's checkpoint on one line of Markdown, without markup of its own.
std::string markdown_text(const std::string& text) {
    constexpr std::string_view markup = "\\`*_[]|~$<>&";
    std::string escaped;
    for (const char letter : visible_text(text))
        if (markup.find(letter) == std::string_view::npos)
            escaped += letter;
        else if (letter == '<' || letter == '>' || letter == '&')
            escaped += letter == '<' ? "&lt;" : letter == '>' ? "&gt;" : "&amp;";
        else
            (escaped += '\\') += letter;
    return escaped;
}

void add_loss(Rows& rows, const std::string& name, const std::optional<double>& loss) {
    if (loss)
        rows.emplace_back(name, fmt::format("{:.4f}", *loss));
}

Rows facts_of(const ExportedModel& model, const VoiceOrigin& origin) {
    const VoiceConfig& config = model.config;
    Rows rows;
    if (!model.speakers.empty())
        rows = {{"language", language_with_code(config.text.language)},
                {"speakers", fmt::format("{}", fmt::join(model.speakers, ", "))}};
    rows.emplace_back("model", config.model.name);
    rows.emplace_back("sample rate", fmt::format("{} Hz", config.audio.sample_rate_hz));
    if (origin.checkpoint.step >= 0)
        rows.emplace_back("steps", std::to_string(origin.checkpoint.step));
    add_loss(rows, "training loss", origin.losses.training);
    add_loss(rows, "validation loss", origin.losses.validation);
    const auto& facts = origin.checkpoint.provenance;
    rows.emplace_back("trained on", name_of_corpus(known_or(facts, "corpus", "not known")));
    if (facts.contains("corpus_fingerprint"))
        rows.emplace_back("fingerprint of the recordings", facts.at("corpus_fingerprint"));
    rows.emplace_back("recorded by", known_or(facts, "speaker", "not stated"));
    rows.emplace_back("consent", known_or(facts, "consent", "not stated"));
    rows.emplace_back("license of the recordings", known_or(facts, "licence", "not stated"));
    if (facts.contains("weights_from"))
        rows.emplace_back("trained from", facts.at("weights_from"));
    if (facts.contains("espeak_version"))
        rows.emplace_back("pronounced by", "espeak-ng " + facts.at("espeak_version"));
    return rows;
}

std::string in_piper() {
    return "```\npip install piper-tts\n"
           "echo \"Hello.\" | piper --model voice.onnx --output-file hello.wav\n```\n\n"
           "In Home Assistant: copy `voice.onnx` and `voice.onnx.json` into the folder of the "
           "Piper "
           "add-on's own voices (`/share/piper`), and restart it.\n";
}

std::string in_sherpa(const std::vector<std::string>& files) {
    const auto has = [&](const char* name) {
        return std::ranges::find(files, name) != files.end();
    };
    const std::string model =
        has("acoustic.onnx")
            ? "--matcha-acoustic-model=acoustic.onnx --matcha-vocoder=vocoder.onnx "
              "--matcha-tokens=tokens.txt"
            : "--vits-model=voice.onnx --vits-tokens=tokens.txt";
    const std::string reading = has("lexicon.txt") ? " --vits-lexicon=lexicon.txt" : "";
    return fmt::format(
        "```\nsherpa-onnx-offline-tts {}{} --output-filename=hello.wav \"Hello.\"\n```"
        "\n\nVersion 1 pronounces words by itself with "
        "`--{}-data-dir=espeak-ng-data`.\n",
        model, reading, has("acoustic.onnx") ? "matcha" : "vits");
}

std::string in_own_program(const std::vector<std::string>& files) {
    const auto has = [&](const char* name) {
        return std::ranges::find(files, name) != files.end();
    };
    if (has("voice.safetensors"))
        return "The weights have the names of Formant Studio's modules; the metadata of the file "
               "has the configuration. `voice.json` says how a text becomes tokens.\n";
    if (!has("voice.json"))
        return "Reads the mel of `vocoder.json`'s settings, the natural logarithm of its "
               "magnitudes [1, n_mels, frames], and returns samples.\n";
    const std::string second = has("vocoder.onnx")
                                   ? "samples, = onnxruntime.InferenceSession(\"vocoder.onnx\")"
                                     ".run(None, {\"mel\": samples})\n"
                                   : "";
    const char* first = has("vocoder.onnx") ? "acoustic.onnx" : "voice.onnx";
    return fmt::format(R"(```python
import json, numpy, onnxruntime, soundfile

voice = json.load(open("voice.json"))
symbols = voice["example"]["symbols"]  # of your text: voice["symbols_are"] of "espeak" or letters
tokens = list(voice["before"])
for symbol in symbols:
    if symbol in voice["symbols"]:
        tokens += (voice["between"] if len(tokens) > len(voice["before"]) else [])
        tokens.append(voice["symbols"][symbol])
tokens += voice["after"]
inputs = {{"tokens": numpy.array([tokens])}}
inputs |= {{name: numpy.array([scale], "float32") for name, scale in voice["defaults"].items()}}
if len(voice["speakers"]) > 1:
    inputs["speaker"] = numpy.array([0])
samples, = onnxruntime.InferenceSession("{}").run(None, inputs)
{}soundfile.write("hello.wav", samples.flatten(), voice["sample_rate_hz"])
```
)",
                       first, second);
}

std::string usage_in(const std::string& player, const std::vector<std::string>& files) {
    if (player == "piper")
        return in_piper();
    return player == "sherpa-onnx" ? in_sherpa(files) : in_own_program(files);
}

} // namespace

Result<VoiceOrigin> origin_of_voice(const std::string& checkpoint) {
    return describe_checkpoint(checkpoint).map([&](CheckpointInfo info) {
        const Path folder = std::filesystem::absolute(checkpoint).parent_path();
        const Path metrics = folder.parent_path() / "metrics.jsonl";
        auto losses = losses_at_steps(metrics, {info.step}, CancellationToken());
        const std::int64_t step = info.step;
        return VoiceOrigin{std::move(info), losses[step]};
    });
}

std::string model_card(const ExportedModel& model, const VoiceOrigin& origin,
                       const std::string& player, const std::vector<std::string>& files) {
    std::string card = fmt::format("# A {} for {}\n\n| | |\n|---|---|\n",
                                   model.speakers.empty() ? "vocoder" : "voice", player);
    for (const auto& [name, value] : facts_of(model, origin))
        card += fmt::format("| {} | {} |\n", name, markdown_text(value));
    card += "\nTrained with Formant Studio";
    if (!origin.checkpoint.formant_version.empty())
        card += fmt::format(" {}", markdown_text(origin.checkpoint.formant_version));
    card += " or converted by it. A synthetic voice of a person: use it only for what that person "
            "has agreed to, and say that it is synthetic.\n\n## Files\n\n";
    for (const std::string& file : files)
        card += "- `" + file + "`\n";
    return card + "\n## Use\n\n" + usage_in(player, files);
}

} // namespace formant
