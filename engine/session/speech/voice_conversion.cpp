#include "engine/session/speech/voice_conversion.h"

#include "engine/base/os/os_module.h"
#include "engine/hardware/device.h"
#include "engine/session/data/saved_decode_settings.h"
#include "engine/session/hardware/chosen_hardware.h"
#include "engine/session/voices/speaker_choice.h"
#include "engine/session/voices/voice_file.h"

namespace formant {
namespace {

/// Keeps the silence at both ends, so that the result can replace the recording.
DecodeSettings as_trained_without_trimming(DecodeSettings settings,
                                           const VoiceConversionRequest& request) {
    constexpr double whole_day_ms = 24 * 3600 * 1000.0;
    settings.program =
        request.decode_program.empty() ? program_file() : Path(request.decode_program);
    settings.trim.keep_ms = whole_day_ms;
    settings.processes = 1;
    return settings;
}

} // namespace

Result<VoiceConversion> open_voice_conversion(const VoiceConversionRequest& request) {
    const auto device = open_device(device_to_open(request.device));
    if (!device)
        return fail(device.error());
    const auto file = load_voice_file(request.checkpoint);
    if (!file)
        return fail(file.error());
    const auto weights = request.raw_weights ? VoiceWeights::raw : VoiceWeights::ema;
    auto converter = VoiceConverter::from_checkpoint(file->checkpoint, weights, *device);
    if (!converter)
        return fail(converter.error());
    const auto from = choose_speaker(converter->speakers(), request.from);
    if (!from)
        return fail(from.error());
    const auto to = choose_speaker(converter->speakers(), request.speaker);
    if (!to)
        return fail(to.error());
    return saved_decode_settings(file->checkpoint).map([&](const DecodeSettings& settings) {
        return VoiceConversion{std::move(*converter),
                               as_trained_without_trimming(settings, request), *from, *to,
                               static_cast<std::uint64_t>(request.seed)};
    });
}

} // namespace formant
