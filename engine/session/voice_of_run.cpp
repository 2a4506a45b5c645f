#include "engine/session/voice_of_run.h"

#include "engine/session/kept_speaker_embedding.h"
#include "engine/session/run_start.h"

namespace formant {
namespace {

VoiceConfig voice_that_goes_on(const RunConfig& config, const std::string& resume,
                               const Path& run_folder) {
    VoiceConfig voice = config.voice;
    const auto start = find_start(resume, run_folder);
    if (!start || !*start || !keep_speaker_embedding((*start)->state, voice))
        return config.voice;
    return voice;
}

} // namespace

VoiceConfig voice_at_beginning(const RunConfig& config, std::int64_t n_speakers) {
    VoiceConfig voice = config.voice;
    const std::string& file = config.train.pretrained_path;
    if (voice.model.name != "vits" || file.empty())
        return voice;
    if (const auto pretrained = read_pretrained(file, voice.model.name))
        keep_speaker_embedding(*pretrained, n_speakers, voice);
    return voice;
}

VoiceConfig voice_of_run(const RunConfig& config, const std::string& resume, const Path& run_folder,
                         std::int64_t n_speakers) {
    if (begins_anew(resume, run_folder))
        return voice_at_beginning(config, n_speakers);
    return config.voice.model.name == "vits" ? voice_that_goes_on(config, resume, run_folder)
                                             : config.voice;
}

} // namespace formant
