#include "engine/session/preflight/preflight_vocoder.h"

#include "engine/session/voices/voice_vocoder.h"

namespace formant {

void look_at_vocoder(const VoiceConfig& config, bool goes_on, PreflightLines& lines) {
    const auto vocoder =
        goes_on ? open_vocoder_if_there(config, at::kCPU) : open_vocoder_of(config, at::kCPU);
    if (!vocoder)
        return lines.failed("vocoder", vocoder.error());
    if (!vocoder->doubt.empty())
        lines.warn("vocoder", vocoder->doubt);
    else if (vocoder->vocoder)
        lines.ok("vocoder", message(FORMANT_TR("session", "is made audible by {file}"),
                                    {{"file", config.model.unet.vocoder}}));
}

} // namespace formant
