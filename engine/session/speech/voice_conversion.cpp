#include "engine/session/speech/voice_conversion.h"

#include "engine/base/os/os_module.h"
#include "engine/hardware/device.h"
#include "engine/session/data/trained_decoding.h"
#include "engine/session/hardware/chosen_hardware.h"
#include "engine/session/voices/speaker_choice.h"
#include "engine/session/voices/voice_file.h"

namespace formant {
namespace {

/// Silence at the ends is said along, so that the result can take the recording's place.
DecodeSettings as_trained_but_whole(DecodeSettings settings,
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
    const auto device = open_device(device_for(request.device));
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
    return trained_decoding(file->checkpoint).map([&](const DecodeSettings& settings) {
        return VoiceConversion{std::move(*converter), as_trained_but_whole(settings, request),
                               *from, *to, static_cast<std::uint64_t>(request.seed)};
    });
}

} // namespace formant
