#include "engine/session/speech/speech_voice.h"

#include "engine/base/log.h"
#include "engine/base/os/os_module.h"
#include "engine/hardware/device.h"
#include "engine/hardware/host/probe_host.h"
#include "engine/session/hardware/chosen_hardware.h"
#include "engine/session/speech/reference_style.h"
#include "engine/session/speech/requested_speak_options.h"
#include "engine/session/voices/speaker_choice.h"
#include "engine/session/voices/voice_file.h"
#include "engine/session/voices/voice_vocoder.h"

#include <algorithm>
#include <utility>

namespace formant {
namespace {

Result<SpeakOptions> speak_options(const SpeechRequest& request, const Voice& voice,
                                   const StateTree& checkpoint,
                                   const CancellationToken& cancellation) {
    auto options =
        requested_speak_options(request, voice.default_options(), voice.config().model.name);
    if (!options)
        return options;
    if (request.references.empty())
        return voice.check_has_style(*options).map([&] { return *options; });
    const Path decode_program =
        request.decode_program.empty() ? program_file() : Path(request.decode_program);
    return voice.check_supports_reference()
        .and_then([&] {
            return extract_reference_style(voice, checkpoint, {request.references, decode_program},
                                           cancellation);
        })
        .map([&](const at::Tensor& style) {
            *style_in(options->of_kind) = style;
            return *options;
        });
}

/// Opens the requested vocoder, or else the configured one of the voice.
Result<VoiceVocoder> choose_vocoder(const std::string& requested, const VoiceConfig& voice,
                                    const c10::Device& device) {
    if (requested == griffin_lim_only)
        return VoiceVocoder();
    if (!requested.empty())
        return open_vocoder(requested, "--vocoder", voice.audio, device);
    return open_vocoder_if_available(voice, device);
}

/// Opens the vocoder for the voice and returns its warning, if any. Refuses a request, also one for
/// Griffin-Lim, if the voice outputs a waveform.
Result<Message> attach_vocoder(const std::string& requested, Voice& voice) {
    return (requested.empty() ? Result<void>() : voice.check_uses_vocoder())
        .and_then([&] { return choose_vocoder(requested, voice.config(), voice.device()); })
        .and_then([&](const VoiceVocoder& chosen) {
            if (!chosen.warning.empty())
                log(LogLevel::warning, chosen.warning);
            return (chosen.vocoder ? voice.set_vocoder(chosen.vocoder) : Result<void>()).map([&] {
                return chosen.warning;
            });
        });
}

} // namespace

std::int64_t suggested_speech_workers(std::optional<std::int64_t> usable_bytes,
                                      std::int64_t bytes_per_worker, std::int64_t cores) {
    constexpr std::int64_t most = 16;
    const std::int64_t held = usable_bytes ? *usable_bytes / 2 / bytes_per_worker : most;
    return std::clamp<std::int64_t>(std::min(cores, held), 1, most);
}

void DefaultSpeaker::assign_to(SpeechItem& item) {
    if (!item.speaker.empty())
        return;
    item.speaker = name_;
    if (name_.empty() && speakers_.size() > 1 && !std::exchange(warned_, true))
        warn_about_default_speaker(speakers_);
}

Result<SpeechVoice> open_speech_voice(const SpeechRequest& request,
                                      const CancellationToken& cancellation) {
    const auto device = open_device(device_to_open(request.device));
    if (!device)
        return fail(device.error());
    const auto file = load_voice_file(request.checkpoint);
    if (!file)
        return fail(file.error());
    const StateTree& checkpoint = file->checkpoint;
    const auto weights = request.raw_weights ? VoiceWeights::raw : VoiceWeights::ema;
    auto voice = Voice::from_checkpoint(checkpoint, weights, *device, request.language);
    if (!voice)
        return fail(voice.error());
    if (const auto chosen = choose_speaker((*voice)->speakers(), request.speaker); !chosen)
        return fail(chosen.error());
    const auto options = speak_options(request, **voice, checkpoint, cancellation);
    if (!options)
        return fail(options.error());
    return attach_vocoder(request.vocoder, **voice).map([&](Message vocoder_warning) {
        return SpeechVoice{std::move(*voice), *options, std::move(vocoder_warning)};
    });
}

std::int64_t speech_thread_count(const Voice& voice, const SpeechRequest& request) {
    if (!voice.device().is_cpu())
        return 1;
    if (request.workers > 0)
        return request.workers;
    const HostInfo host = probe_host();
    const auto ram = request.usable_ram_bytes ? request.usable_ram_bytes : host.usable_ram_bytes();
    return suggested_speech_workers(ram, bytes_per_speech_worker, host.usable_cores);
}

} // namespace formant
