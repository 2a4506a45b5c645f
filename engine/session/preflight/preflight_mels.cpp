#include "engine/session/preflight/preflight_mels.h"

#include "engine/session/voices/frames_voice.h"

#include <ATen/core/Tensor.h>

namespace formant {
namespace {

SpeakerTable speakers_in(const Corpus& corpus) {
    std::vector<std::string> names;
    for (const auto& [speaker, recordings] : recordings_by_speaker(corpus))
        names.push_back(speaker);
    return SpeakerTable::from_names(names);
}

} // namespace

void look_at_mels(const VoiceConfig& config, const Corpus* corpus, PreflightLines& lines) {
    const auto voice = read_frames_voice(config, at::kCPU);
    if (!voice)
        return lines.failed("mels", voice.error());
    if (!*voice)
        return;
    if (corpus != nullptr)
        if (const auto places = places_in_voice(speakers_in(*corpus), **voice); !places)
            return lines.failed("mels", places.error());
    lines.ok("mels", message(FORMANT_TR("session", "learns from the frames that {file} makes of "
                                                   "the recordings"),
                             {{"file", (*voice)->file.string()}}));
}

} // namespace formant
