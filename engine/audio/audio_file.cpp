#include "engine/audio/audio_file.h"

#include "engine/audio/memory_file.h"
#include "engine/audio/resample.h"
#include "engine/audio/sound_checks.h"
#include "engine/audio/sound_file.h"
#include "engine/audio/sound_samples.h"
#include "engine/base/atomic_file.h"
#include "engine/base/log.h"
#include "engine/base/os/os_files.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <memory>
#include <sndfile.h>
#include <vector>

namespace formant {
namespace {

/// Limits the size of a write: libsndfile passes all of it to its Vorbis encoder on the stack.
constexpr sf_count_t max_frames_per_write = 4096;

struct CloseSound {
    void operator()(SNDFILE* sound) const { sf_close(sound); }
};
using Sound = std::unique_ptr<SNDFILE, CloseSound>;

/// Returns the interleaved samples as a tensor [N, channels], without a copy.
at::Tensor tensor_of(std::vector<float> samples, std::int64_t channels) {
    const auto owner = std::make_shared<std::vector<float>>(std::move(samples));
    const auto count = static_cast<std::int64_t>(owner->size());
    return at::from_blob(
        owner->data(), {count / channels, channels}, [owner](void*) {}, at::kFloat);
}

bool write_blocks(SNDFILE* sound, const float* samples, sf_count_t count) {
    for (sf_count_t done = 0; done < count; done += max_frames_per_write) {
        const sf_count_t block = std::min(max_frames_per_write, count - done);
        if (sf_writef_float(sound, samples + done, block) != block)
            return false;
    }
    return true;
}

/// Returns the bytes of the file, encoded in memory.
Result<std::string> encode(const Path& file, const AudioClip& clip, int format) {
    SF_INFO info{};
    info.samplerate = static_cast<int>(clip.sample_rate_hz);
    info.channels = 1;
    info.format = format;
    MemoryFile memory;
    Sound sound(memory.open_for_writing(info));
    const at::Tensor samples = clip.samples.to(at::kCPU, at::kFloat).clamp(-1, 1).contiguous();
    if (!sound || !write_blocks(sound.get(), samples.const_data_ptr<float>(), samples.numel()))
        return fail(ErrorKind::data,
                    message(FORMANT_TR("audio", "cannot encode {file}: {reason}"),
                            {{"file", file.string()}, {"reason", sf_strerror(sound.get())}}));
    sound.reset(); // finishes the file
    return std::move(memory.bytes);
}

/// Writes through a symbolic link, and to a FIFO or a device, as the user who named it expects.
Result<void> write_bytes(const Path& file, std::string_view bytes) {
    std::error_code failure; // a file that is not there yet
    if (std::filesystem::is_fifo(file, failure))
        return write_and_sync(file, bytes);
    if (!std::filesystem::is_regular_file(file, failure))
        return write_file_atomically(file, bytes);
    return write_file_atomically(std::filesystem::canonical(file, failure), bytes);
}

void warn_of_resampling(const Path& file, std::int64_t from_hz, std::int64_t to_hz) {
    log(LogLevel::warning,
        message(FORMANT_TR("audio",
                           "{file} is written at {to} Hz: its format does not support {from} Hz"),
                {{"file", file.string()},
                 {"to", std::to_string(to_hz)},
                 {"from", std::to_string(from_hz)}}));
}

} // namespace

Result<AudioClip> read_audio(const Path& file, ChannelRule channels) {
    // Opening a FIFO would wait for its other end.
    if (auto regular = check_regular_file(file); !regular && path_exists(file))
        return fail(regular.error());
    const SoundFile sound(file);
    if (auto read = sound.check_reads(); !read)
        return fail(read.error());
    if (auto opened = check_opened(sound, file); !opened)
        return fail(opened.error());
    const SF_INFO& info = sound.info();
    const at::Tensor samples = tensor_of(read_float_samples(sound.get(), info), info.channels);
    if (auto read = sound.check_reads(); !read)
        return fail(read.error());
    if (auto whole = check_length(sound, samples.size(0)); !whole)
        return fail(whole.error());
    if (auto usable = check_peak(peak_of(samples)); !usable)
        return fail(usable.error());
    const at::Tensor mono = to_mono(samples, channels);
    if (channels == ChannelRule::mix)
        if (auto usable = check_polarity(info.channels, peak_of(samples), peak_of(mono)); !usable)
            return fail(usable.error());
    return AudioClip{mono, info.samplerate};
}

Result<void> write_audio(const Path& file, const AudioClip& clip, SampleDepth depth) {
    const AudioFormat* format = find_audio_format(file);
    if (format == nullptr)
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("audio", "{file} has no known audio extension; use one of "
                                                "{known}"),
                            {{"file", file.string()}, {"known", known_audio_extensions()}}));
    const std::int64_t rate_hz = writable_rate_hz(*format, clip.sample_rate_hz);
    if (rate_hz != clip.sample_rate_hz)
        warn_of_resampling(file, clip.sample_rate_hz, rate_hz);
    const AudioClip on_cpu{clip.samples.to(at::kCPU, at::kFloat), clip.sample_rate_hz};
    return resample(on_cpu, rate_hz).and_then([&](const AudioClip& at_rate) {
        return encode(file, at_rate, sndfile_format(*format, depth))
            .and_then([&](const std::string& bytes) { return write_bytes(file, bytes); });
    });
}

} // namespace formant
