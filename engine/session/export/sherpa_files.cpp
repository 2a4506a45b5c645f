#include "engine/session/export/sherpa_files.h"

#include "engine/base/atomic_file.h"
#include "engine/session/export/graph_files.h"
#include "engine/session/export/sherpa_lexicon.h"
#include "engine/session/export/sherpa_tokens.h"
#include "engine/text/language_name.h"

#include <fmt/ranges.h>

namespace formant {
namespace {

using onnx::Properties;

bool has_form_of_matcha(const LoadedVoice& loaded, bool has_lexicon) {
    return loaded.vocoder.graph != nullptr && !loaded.reads_letters() && !has_lexicon;
}

/// Marks that sherpa-onnx's lexicon leaves in a text.
std::string punctuation(const SherpaTokens& tokens) {
    std::vector<std::string> marks;
    for (const char* mark : {".", ",", "!", "?", ";", ":", "-"})
        if (tokens.has(mark))
            marks.emplace_back(mark);
    return fmt::format("{}", fmt::join(marks, " "));
}

std::string language_of(const TextConfig& text) {
    const std::string name = language_name(text.language, "en");
    return name.empty() ? text.language : name;
}

Properties common_properties(const LoadedVoice& loaded) {
    const VoiceConfig& config = loaded.voice->config();
    const std::string voice = loaded.voice->text_reader().espeak_voice();
    Properties properties{{"sample_rate", std::to_string(config.audio.sample_rate_hz)},
                          {"n_speakers", std::to_string(loaded.voice->speakers().size())},
                          {"language", language_of(config.text)}};
    if (!voice.empty()) {
        properties.emplace_back("voice", voice);
        properties.emplace_back("has_espeak", "1");
    }
    return properties;
}

/// sherpa-onnx selects a way to read a text by these. It calls Piper's the voices that have the
/// inputs of Piper's graphs.
Properties vits_properties(const LoadedVoice& loaded, const SherpaTokens& tokens) {
    Properties properties = common_properties(loaded);
    properties.insert(properties.end(), {{"model_type", "vits"},
                                         {"comment", "piper"},
                                         {"add_blank", "1"},
                                         {"punctuation", punctuation(tokens)}});
    if (loaded.reads_letters())
        properties.insert(properties.end(), {{"frontend", "characters"},
                                             {"use_eos_bos", "1"},
                                             {"blank_id", std::to_string(SherpaTokens::pad)},
                                             {"bos_id", std::to_string(SherpaTokens::begin)},
                                             {"eos_id", std::to_string(SherpaTokens::end)}});
    return properties;
}

Properties matcha_properties(const LoadedVoice& loaded, const GraphOptions& options) {
    Properties properties = common_properties(loaded);
    properties.insert(properties.end(), {{"model_type", "matcha-tts"},
                                         {"version", "1"},
                                         {"jieba", "0"},
                                         {"use_eos_bos", "1"},
                                         {"pad_id", std::to_string(SherpaTokens::pad)},
                                         {"num_ode_steps", std::to_string(options.solver_steps)}});
    return properties;
}

Properties vocoder_properties(const LoadedVoice& loaded) {
    return {{"model_type", "hifigan"},
            {"sample_rate", std::to_string(loaded.voice->config().audio.sample_rate_hz)}};
}

GraphForm form_of(const LoadedVoice& loaded, onnx::SpeechInterface interface, std::string output,
                  Properties properties) {
    return {.add_inputs =
                [&loaded, interface](onnx::GraphBuilder& builder) {
                    const onnx::SpeechInputs inputs = add_speech_inputs(
                        builder, interface,
                        {.has_speakers = loaded.voice->speakers().size() > 1, .max_batch = 1});
                    return from_sherpa_tokens(inputs, loaded.symbols, loaded.layout);
                },
            .output = std::move(output),
            .properties = std::move(properties)};
}

std::vector<NewFile> sherpa_graphs(const LoadedVoice& loaded, const GraphOptions& options,
                                   const SherpaTokens& tokens, bool has_lexicon) {
    if (!has_form_of_matcha(loaded, has_lexicon))
        return {speech_file("voice.onnx", loaded,
                            form_of(loaded, onnx::SpeechInterface::piper, "output",
                                    vits_properties(loaded, tokens)),
                            options)};
    return {acoustic_file("acoustic.onnx", loaded,
                          form_of(loaded, onnx::SpeechInterface::matcha, "mel",
                                  matcha_properties(loaded, options)),
                          options),
            vocoder_file(loaded.vocoder.graph, loaded.voice->config().audio.n_mels, "audio",
                         vocoder_properties(loaded), options)};
}

} // namespace

Result<std::vector<NewFile>> sherpa_files(const LoadedVoice& loaded, const GraphOptions& options,
                                          const std::string& lexicon_text) {
    const auto listed = sherpa_tokens(loaded.symbols, loaded.layout, loaded.reads_letters());
    if (!listed)
        return fail(listed.error());
    const SherpaTokens& tokens = *listed;
    std::vector<NewFile> files = sherpa_graphs(loaded, options, tokens, !lexicon_text.empty());
    files.push_back(text_file("tokens.txt", tokens.as_text()));
    if (lexicon_text.empty())
        return files;
    return read_file(lexicon_text).map([&](const std::string& text) {
        const Voice& voice = *loaded.voice;
        files.push_back(text_file(
            "lexicon.txt", sherpa_lexicon(text, voice.text_reader(), voice.config().text, tokens)));
        return std::move(files);
    });
}

std::vector<Message> sherpa_notes(const LoadedVoice& loaded, bool has_lexicon) {
    std::vector<Message> notes;
    const auto tokens = sherpa_tokens(loaded.symbols, loaded.layout, loaded.reads_letters());
    if (tokens && !tokens->unwritable.empty())
        notes.push_back(message(
            FORMANT_TR("session", "sherpa-onnx knows symbols of one character only, so it never "
                                  "speaks these: {symbols}"),
            {{"symbols", fmt::format("{}", fmt::join(tokens->unwritable, " "))}}));
    if (!has_lexicon && !loaded.reads_letters())
        notes.push_back(message(
            FORMANT_TR("session", "sherpa-onnx 1 pronounces texts if it is given the folder "
                                  "espeak-ng-data; sherpa-onnx 2 looks words up in a lexicon, "
                                  "which --lexicon-from FILE makes of the words of a text")));
    return notes;
}

} // namespace formant
