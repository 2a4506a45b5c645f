#include "engine/session/speech/reference_style.h"

#include "engine/base/scratch_folder.h"
#include "engine/data/decoding/decoder.h"
#include "engine/session/data/saved_decode_settings.h"

namespace formant {
namespace {

Result<AudioClip> decode(const ReferenceRecording& recording, DecodeSettings settings,
                         const CancellationToken& cancellation) {
    const ScratchFolder scratch;
    settings.program = recording.decode_program;
    settings.scratch = scratch.path();
    const auto children = with_threads([&] { return std::make_unique<DecodeChildren>(settings); });
    if (!children)
        return fail(children.error());
    const Decoded samples = decode_files({recording.file}, **children, cancellation).front();
    if (!samples)
        return fail(
            ErrorKind::data,
            message(FORMANT_TR("session", "cannot read a style from the reference: {reason}"),
                    {{"reason", samples.error()}}));
    return AudioClip{*samples, settings.sample_rate_hz};
}

} // namespace

Result<at::Tensor> extract_reference_style(const Voice& voice, const StateTree& checkpoint,
                                           const ReferenceRecording& recording,
                                           const CancellationToken& cancellation) {
    return saved_decode_settings(checkpoint)
        .and_then([&](const DecodeSettings& settings) {
            return decode(recording, settings, cancellation);
        })
        .and_then([&](const AudioClip& clip) { return voice.style_of(clip); });
}

} // namespace formant
