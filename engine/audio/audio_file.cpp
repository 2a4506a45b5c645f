#include "engine/audio/audio_file.h"

#include <ATen/ATen.h>

#include <memory>
#include <sndfile.h>

namespace formant {
namespace {

struct CloseSound {
    void operator()(SNDFILE* sound) const { sf_close(sound); }
};
using Sound = std::unique_ptr<SNDFILE, CloseSound>;

tl::unexpected<Error> unreadable(const Path& file, const std::string& reason) {
    return fail(ErrorKind::data,
                message(FORMANT_TR("audio", "cannot read the recording {file}: {reason}. Convert "
                                            "it to WAV or FLAC, or take it out of the corpus"),
                        {{"file", file.string()}, {"reason", reason}}));
}

} // namespace

Result<AudioClip> read_audio(const Path& file) {
    SF_INFO info{};
    const Sound sound(sf_open(file.c_str(), SFM_READ, &info));
    if (!sound)
        return unreadable(file, sf_strerror(nullptr));
    if (info.frames <= 0 || info.channels <= 0 || info.samplerate <= 0)
        return unreadable(file, "it holds no samples");
    at::Tensor samples = at::empty({info.frames, info.channels}, at::kFloat);
    const sf_count_t read = sf_readf_float(sound.get(), samples.data_ptr<float>(), info.frames);
    if (read != info.frames)
        return unreadable(file, "it ends early: " + std::to_string(read) + " of " +
                                    std::to_string(info.frames) + " samples");
    if (!at::isfinite(samples).all().item<bool>())
        return unreadable(file, "it holds samples that are no numbers");
    return AudioClip{samples.mean(1), info.samplerate};
}

Result<void> write_audio(const Path& file, const AudioClip& clip) {
    SF_INFO info{};
    info.samplerate = static_cast<int>(clip.sample_rate_hz);
    info.channels = 1;
    info.format = SF_FORMAT_PCM_16 | (file.extension() == ".flac" ? SF_FORMAT_FLAC : SF_FORMAT_WAV);
    const Sound sound(sf_open(file.c_str(), SFM_WRITE, &info));
    const at::Tensor samples = clip.samples.to(at::kCPU, at::kFloat).clamp(-1, 1).contiguous();
    if (sound &&
        sf_writef_float(sound.get(), samples.data_ptr<float>(), samples.numel()) == samples.numel())
        return {};
    return fail(ErrorKind::disk,
                message(FORMANT_TR("audio", "cannot write {file}: {reason}"),
                        {{"file", file.string()}, {"reason", sf_strerror(sound.get())}}));
}

} // namespace formant
