#include "engine/synth/voice.h"

#include "engine/audio/griffin_lim.h"
#include "engine/audio/log_mel.h"
#include "engine/models/load_model_checked.h"
#include "engine/models/model_kinds.h"
#include "engine/synth/saved_config.h"
#include "engine/synth/saved_speakers.h"
#include "engine/synth/saved_symbols.h"
#include "engine/text/sentences.h"

#include <ATen/ATen.h>
#include <fmt/ranges.h>

#include <set>

namespace formant {
namespace {

Message unspeakable_message(const std::string& text) {
    if (text.find_first_not_of(" \t\r\n") == std::string::npos)
        return message(FORMANT_TR("synth", "the text is empty"));
    return message(FORMANT_TR("synth", "'{text}' contains nothing that this voice can speak"),
                   {{"text", text}});
}

/// For checkpoints of a kind that synthesizes no speech from texts.
Error not_a_voice_error(const ModelConfig& config) {
    if (kind_of(config).role() == ModelRole::language_model)
        return {ErrorKind::usage,
                message(FORMANT_TR("synth", "this checkpoint of a model of type {model} outputs "
                                            "audio tokens, for which this program has no decoder; "
                                            "convert it for the program that has one (formant "
                                            "checkpoint convert)"),
                        {{"model", config.name}})};
    if (kind_of(config).role() == ModelRole::codec)
        return {ErrorKind::usage,
                message(FORMANT_TR("synth", "this checkpoint is a codec, which cannot speak texts; "
                                            "train a voice on its tokens (--codec)"))};
    return {
        ErrorKind::usage,
        message(FORMANT_TR("synth", "this checkpoint is a vocoder, which cannot speak texts; "
                                    "pass it with --vocoder, next to the checkpoint of a voice"))};
}

Error no_reference_error() {
    return {ErrorKind::usage,
            message(FORMANT_TR("synth", "this voice does not support reference recordings; "
                                        "remove the reference"))};
}

/// Returns ErrorKind::data for a text of more tokens than the model has positions for.
Result<void> check_length(const VoiceConfig& config, std::int64_t tokens) {
    const std::int64_t max = features_of(config.model, config.audio).limits.max_text;
    if (max == 0 || tokens <= max)
        return {};
    return fail(ErrorKind::data,
                message(FORMANT_TR("synth", "the text has {tokens} tokens, and this voice has "
                                            "positions for {max}: split it into shorter "
                                            "sentences"),
                        {{"tokens", std::to_string(tokens)}, {"max", std::to_string(max)}}));
}

/// Sets the language of a voice whose texts have a marker of theirs; others speak one.
Result<void> choose_language(const std::string& language, TextConfig& text) {
    if (language.empty() || language == text.language)
        return {};
    if (!text.reads_pieces())
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("synth", "this voice speaks {language} alone; remove "
                                                "--language"),
                            {{"language", text.language}}));
    text.language = language;
    return {};
}

std::shared_ptr<const Vocoder> default_vocoder(const SpeechModel& model, const MelConfig& mel) {
    return model.outputs_waveform() ? nullptr
                                    : std::make_shared<GriffinLim>(mel, GriffinLimConfig{});
}

} // namespace

Result<std::unique_ptr<Voice>> Voice::from_checkpoint(const StateTree& checkpoint,
                                                      VoiceWeights weights,
                                                      const at::Device& device,
                                                      const std::string& language) {
    auto config = voice_config_of(checkpoint);
    if (!config)
        return fail(config.error());
    if (auto known = choose_language(language, config->text); !known)
        return fail(known.error());
    auto symbols = symbols_of(checkpoint);
    if (!symbols)
        return fail(symbols.error());
    auto speakers = speakers_of(checkpoint);
    if (!speakers)
        return fail(speakers.error());
    const auto model = weights_of(checkpoint, weights).and_then([&](const StateTree::Map& saved) {
        return load_model_checked(config->model, config->audio, symbols->size(), speakers->size(),
                                  saved);
    });
    if (!model)
        return fail(model.error());
    if (model->speech == nullptr)
        return fail(not_a_voice_error(config->model));
    auto text_reader = TextReader::create(config->text);
    if (!text_reader)
        return fail(text_reader.error());
    model->trainable->to(device);
    model->trainable->eval();
    return std::make_unique<Voice>(*config, *model, *symbols, *speakers,
                                   std::shared_ptr<const TextReader>(std::move(*text_reader)));
}

Voice::Voice(const VoiceConfig& config, Model model, SymbolTable symbols, SpeakerTable speakers,
             std::shared_ptr<const TextReader> text_reader)
    : config_(config), model_(std::move(model)),
      tokenizer_(std::move(symbols), layout_of(config.text)), speakers_(std::move(speakers)),
      text_reader_(std::move(text_reader)),
      vocoder_(default_vocoder(*model_.speech, config.audio)) {}

std::int64_t Voice::sample_rate_hz() const {
    const std::int64_t rate_hz = model_.speech->output_rate_hz();
    return rate_hz > 0 ? rate_hz : config_.audio.sample_rate_hz;
}

Result<void> Voice::check_uses_vocoder() const {
    if (vocoder_)
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("synth", "this voice does not use a vocoder; remove the "
                                            "vocoder")));
}

Result<void> Voice::set_vocoder(std::shared_ptr<const Vocoder> vocoder) {
    return check_uses_vocoder().map([&] { vocoder_ = std::move(vocoder); });
}

Result<VoiceSession> Voice::begin(const std::string& text, std::uint64_t seed,
                                  const SpeakOptions& options) const {
    const TokenizedText read = tokenizer_(text_reader_->read(text));
    if (read.has_no_symbols)
        return fail(ErrorKind::data, unspeakable_message(text));
    const auto possible = check_has_style(options).and_then(
        [&] { return check_length(config_, static_cast<std::int64_t>(read.tokens.size())); });
    if (!possible)
        return fail(possible.error());
    const at::Tensor ids = at::tensor(read.tokens, at::kLong).unsqueeze(0).to(device());
    const UtteranceBatch batch{ids, at::full({1}, ids.size(1), ids.options()),
                               at::zeros({1}, ids.options())};
    return VoiceSession(
        model_, model_.speech->begin(batch, std::make_unique<CounterNoise>(seed, 0), options),
        vocoder_, {sample_rate_hz(), config_.audio.hop_length});
}

Result<SpokenText> Voice::speak(const std::string& text, std::uint64_t seed,
                                const SpeakOptions& options,
                                const CancellationToken& cancellation) const {
    return begin(text, seed, options).and_then([&](VoiceSession session) {
        return joined_chunks(session, cancellation).map([&](AudioClip clip) {
            return SpokenText{std::move(clip), session.is_cut_off()};
        });
    });
}

Message Voice::skipped_sounds_message(const std::vector<std::string>& texts) const {
    std::set<std::string> unknown_symbols;
    for (const std::string& text : texts)
        for (std::string& symbol : tokenizer_(text_reader_->read(text)).unknown)
            unknown_symbols.insert(std::move(symbol));
    if (unknown_symbols.empty())
        return {};
    return message(FORMANT_TR("synth", "skipped phonemes that are not in the training data: "
                                       "{symbols}"),
                   {{"symbols", fmt::format("{}", fmt::join(unknown_symbols, " "))}});
}

std::vector<std::string> Voice::sentences(const std::string& text) const {
    return sentences_of(text, config_.text.language);
}

Result<void> Voice::check_has_style(SpeakOptions options) const {
    const at::Tensor* style = style_in(options.of_kind);
    if (!model_.speech->needs_style() || (style != nullptr && style->defined()))
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("synth", "this voice has no default voice; choose a reference "
                                            "recording of the voice to speak with "
                                            "(--reference)")));
}

Result<void> Voice::check_supports_reference() const {
    SpeakOptions options = default_options();
    if (style_in(options.of_kind) != nullptr)
        return {};
    return fail(no_reference_error());
}

Result<at::Tensor> Voice::style_of(const AudioClip& recording) const {
    return check_supports_reference().and_then([&]() -> Result<at::Tensor> {
        at::Tensor style =
            known_style_of({recording.samples, LogMel(config_.audio)(recording.samples)});
        if (!style.defined())
            return fail(no_reference_error());
        return style;
    });
}

} // namespace formant
