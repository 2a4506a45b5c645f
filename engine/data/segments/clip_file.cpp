#include "engine/data/segments/clip_file.h"

#include "engine/audio/memory_file.h"
#include "engine/base/atomic_file.h"

#include <ATen/ATen.h>

#include <memory>

namespace formant {
namespace {

struct CloseClip {
    void operator()(SNDFILE* sound) const { sf_close(sound); }
};

/// Returns the samples as integers of `bits` in the upper bits of 32, as libsndfile takes them.
at::Tensor integers_of(const at::Tensor& samples, int bits) {
    const double scale = static_cast<double>(std::int64_t{1} << (bits - 1));
    return (samples.to(at::kDouble) * scale)
        .round()
        .clamp(-scale, scale - 1)
        .to(at::kLong)
        .mul(std::int64_t{1} << (32 - bits))
        .to(at::kInt)
        .contiguous();
}

} // namespace

Result<void> write_clip_file(const Path& file, const AudioClip& clip, SampleDepth depth) {
    const bool has_16_bits = depth == SampleDepth::int16;
    SF_INFO info{};
    info.samplerate = static_cast<int>(clip.sample_rate_hz);
    info.channels = 1;
    info.format = SF_FORMAT_WAV | (has_16_bits ? SF_FORMAT_PCM_16 : SF_FORMAT_PCM_24);
    MemoryFile memory;
    std::unique_ptr<SNDFILE, CloseClip> sound(memory.open_for_writing(info));
    const at::Tensor integers = integers_of(clip.samples, has_16_bits ? 16 : 24);
    const std::int64_t count = integers.numel();
    if (!sound || sf_writef_int(sound.get(), integers.const_data_ptr<int>(), count) != count)
        return fail(ErrorKind::data,
                    message(FORMANT_TR("data", "cannot encode {file}: {reason}"),
                            {{"file", file.string()}, {"reason", sf_strerror(sound.get())}}));
    sound.reset(); // completes the header
    return write_file_atomically(file, memory.bytes);
}

} // namespace formant
