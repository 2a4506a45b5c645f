#include "engine/session/speech/speech_voice.h"

#include "engine/base/log.h"
#include "engine/base/os/os_module.h"
#include "engine/hardware/device.h"
#include "engine/hardware/host/look_at_host.h"
#include "engine/session/hardware/chosen_hardware.h"
#include "engine/session/speech/reference_style.h"
#include "engine/session/speech/speech_workers.h"
#include "engine/session/voices/speaker_choice.h"
#include "engine/session/voices/voice_file.h"
#include "engine/session/voices/voice_vocoder.h"

namespace formant {
namespace {

Result<SpeakOptions> speak_options(const SpeechRequest& request, const Voice& voice,
                                   const StateTree& checkpoint, const Cancellation& cancellation) {
    SpeakOptions options;
    options.solver_steps = request.solver_steps;
    options.temperature = request.temperature;
    options.noise_scale = request.noise_scale;
    options.noise_scale_w = request.noise_scale_w;
    options.length_scale = request.length_scale;
    if (request.reference.empty())
        return options;
    const Path decode_program =
        request.decode_program.empty() ? program_file() : Path(request.decode_program);
    return style_of_recording(voice, checkpoint, {request.reference, decode_program}, cancellation)
        .map([&](const at::Tensor& style) {
            options.style = style;
            return options;
        });
}

/// The vocoder that is asked for, else the voice's own.
Result<VoiceVocoder> choose_vocoder(const std::string& asked, const VoiceConfig& voice,
                                    const c10::Device& device) {
    if (asked == griffin_lim_alone)
        return VoiceVocoder();
    if (!asked.empty())
        return open_vocoder(asked, "--vocoder", voice.audio, device);
    return open_vocoder_if_there(voice, device);
}

/// What is to be known of it, in words.
Result<Message> give_vocoder(const std::string& asked, Voice& voice) {
    return choose_vocoder(asked, voice.config(), voice.device())
        .and_then([&](const VoiceVocoder& chosen) {
            if (!chosen.doubt.empty())
                log(LogLevel::warning, chosen.doubt);
            return (chosen.vocoder ? voice.use(chosen.vocoder) : Result<void>()).map([&] {
                return chosen.doubt;
            });
        });
}

} // namespace

Result<SpeechVoice> open_speech_voice(const SpeechRequest& request,
                                      const Cancellation& cancellation) {
    const auto device = open_device(device_for(request.device));
    if (!device)
        return fail(device.error());
    const auto file = load_voice_file(request.checkpoint);
    if (!file)
        return fail(file.error());
    const StateTree& checkpoint = file->checkpoint;
    const auto weights = request.raw_weights ? VoiceWeights::raw : VoiceWeights::ema;
    auto voice = Voice::from_checkpoint(checkpoint, weights, *device);
    if (!voice)
        return fail(voice.error());
    if (const auto chosen = choose_speaker((*voice)->speakers(), request.speaker); !chosen)
        return fail(chosen.error());
    auto doubt = give_vocoder(request.vocoder, **voice);
    if (!doubt)
        return fail(doubt.error());
    return speak_options(request, **voice, checkpoint, cancellation)
        .map([&](const SpeakOptions& options) {
            return SpeechVoice{std::move(*voice), options, std::move(*doubt)};
        });
}

/// A GPU is kept busy by one.
std::int64_t speech_threads(const Voice& voice, const SpeechRequest& request) {
    if (!voice.device().is_cpu())
        return 1;
    if (request.workers > 0)
        return request.workers;
    const HostInfo host = look_at_host();
    const auto ram = request.usable_ram_bytes ? request.usable_ram_bytes : host.usable_ram_bytes();
    return suggested_speech_workers(ram, bytes_per_speech_worker, host.usable_cores);
}

} // namespace formant
