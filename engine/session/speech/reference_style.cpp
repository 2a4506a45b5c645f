#include "engine/session/speech/reference_style.h"

#include "engine/base/scratch_folder.h"
#include "engine/data/decoding/decoder.h"
#include "engine/session/data/saved_decode_settings.h"

#include <ATen/ATen.h>

namespace formant {
namespace {

Result<std::vector<AudioClip>> decode(const ReferenceRecordings& recordings,
                                      DecodeSettings settings,
                                      const CancellationToken& cancellation) {
    const ScratchFolder scratch;
    if (!scratch.created())
        return fail(scratch.created().error());
    settings.program = recordings.decode_program;
    settings.scratch = scratch.path();
    const auto children = with_threads([&] { return std::make_unique<DecodeChildren>(settings); });
    if (!children)
        return fail(children.error());
    const std::vector<Path> files(recordings.files.begin(), recordings.files.end());
    std::vector<AudioClip> clips;
    for (const Decoded& samples : decode_files(files, **children, cancellation)) {
        if (!samples)
            return fail(
                samples.error().kind,
                message(FORMANT_TR("session", "cannot read a style from the reference: {reason}"),
                        {{"reason", samples.error().what}}));
        clips.push_back({*samples, settings.sample_rate_hz});
    }
    return clips;
}

Result<at::Tensor> mean_style(const Voice& voice, const std::vector<AudioClip>& clips) {
    std::vector<at::Tensor> styles;
    for (const AudioClip& clip : clips) {
        auto style = voice.style_of(clip);
        if (!style)
            return style;
        styles.push_back(std::move(*style));
    }
    return at::stack(styles).mean(0);
}

} // namespace

Result<at::Tensor> extract_reference_style(const Voice& voice, const StateTree& checkpoint,
                                           const ReferenceRecordings& recordings,
                                           const CancellationToken& cancellation) {
    return saved_decode_settings(checkpoint)
        .and_then([&](const DecodeSettings& settings) {
            return decode(recordings, settings, cancellation);
        })
        .and_then([&](const std::vector<AudioClip>& clips) { return mean_style(voice, clips); });
}

} // namespace formant
