#include "engine/session/voices/voice_of_run.h"

#include "engine/checkpoint/pickle_file.h"
#include "engine/session/runs/run_start.h"
#include "engine/session/voices/kept_speaker_embedding.h"
#include "engine/session/voices/pretrained.h"

#include <optional>

namespace formant {
namespace {

/// Of a checkpoint only what was configured is read: its weights may be gigabytes.
VoiceConfig voice_that_goes_on(const RunConfig& config, const std::string& resume,
                               const Path& run_folder, std::int64_t n_speakers) {
    const auto file = file_to_go_on_from(resume, run_folder);
    const auto configured = file ? text_in_pickle(*file, "config") : std::nullopt;
    VoiceConfig voice = config.voice;
    StateTree header;
    header["config"] = configured.value_or("");
    return configured && keep_speaker_embedding(header, n_speakers, voice) ? voice : config.voice;
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
    return config.voice.model.name == "vits"
               ? voice_that_goes_on(config, resume, run_folder, n_speakers)
               : config.voice;
}

} // namespace formant
