#include "engine/session/reference_style.h"

#include "engine/config/yaml_reader.h"
#include "engine/data/decoder.h"
#include "engine/session/run_config.h"
#include "engine/session/scratch_folder.h"

namespace formant {
namespace {

Result<RunConfig> config_of(const StateTree& checkpoint) {
    RunConfig config;
    const ConfigTable table = run_config_table(config);
    return checkpoint.get<std::string>("config")
        .and_then([&](const std::string& yaml) {
            return read_yaml(table, yaml, "configuration in the checkpoint", UnknownKeys::ignore);
        })
        .map([&] { return config; });
}

Result<AudioClip> decode(const ReferenceRecording& recording, DecodeSettings settings,
                         const Cancellation& cancellation) {
    const ScratchFolder scratch;
    settings.program = recording.decode_program;
    settings.scratch = scratch.path();
    DecodeChildren children(settings);
    const Decoded samples = decode_files({recording.file}, children, cancellation).front();
    if (!samples)
        return fail(ErrorKind::data,
                    message(FORMANT_TR("session", "the reference gives no style: {reason}"),
                            {{"reason", samples.error()}}));
    return AudioClip{*samples, settings.sample_rate_hz};
}

} // namespace

Result<at::Tensor> style_of_recording(const Voice& voice, const StateTree& checkpoint,
                                      const ReferenceRecording& recording,
                                      const Cancellation& cancellation) {
    return config_of(checkpoint)
        .and_then([&](const RunConfig& config) {
            return decode(recording,
                          decode_settings_of(config.data, config.voice.audio.sample_rate_hz),
                          cancellation);
        })
        .and_then([&](const AudioClip& clip) { return voice.style_of(clip); });
}

} // namespace formant
