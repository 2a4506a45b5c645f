#include "engine/session/speech_service.h"

#include "engine/audio/audio_file.h"
#include "engine/base/os_files.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/hardware/device.h"
#include "engine/synth/voice.h"

#include <fmt/format.h>

namespace formant {
namespace {

Result<std::unique_ptr<Voice>> open_voice(const SpeechRequest& request) {
    if (request.texts.empty())
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "nothing to speak: give --text or --text-file")));
    auto device = open_device(request.device);
    if (!device)
        return fail(device.error());
    const auto weights = request.raw_weights ? VoiceWeights::raw : VoiceWeights::ema;
    return load_checkpoint(request.checkpoint).and_then([&](const StateTree& checkpoint) {
        return Voice::from_checkpoint(checkpoint, weights, *device);
    });
}

} // namespace

Result<std::vector<std::string>> speak_texts(const SpeechRequest& request,
                                             const Cancellation& cancellation) {
    auto voice = open_voice(request);
    if (!voice)
        return fail(voice.error());
    if (auto made = make_folder(request.out_folder); !made)
        return fail(made.error());
    const SpeakOptions options{request.solver_steps, request.temperature, request.length_scale};
    std::vector<std::string> files;
    for (const std::string& text : request.texts) {
        const Path file = Path(request.out_folder) / fmt::format("{:04}.wav", files.size() + 1);
        auto spoken =
            (*voice)
                ->speak(text, static_cast<std::uint64_t>(request.seed), options, cancellation)
                .and_then([&](const AudioClip& clip) { return write_audio(file, clip); });
        if (!spoken)
            return fail(spoken.error());
        files.push_back(file.string());
    }
    return files;
}

} // namespace formant
