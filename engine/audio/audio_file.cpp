#include "engine/audio/audio_file.h"

#include "engine/audio/memory_file.h"
#include "engine/audio/promised_bytes.h"
#include "engine/audio/resample.h"
#include "engine/audio/sound_file.h"
#include "engine/audio/sound_samples.h"
#include "engine/audio/unsupported_audio.h"
#include "engine/base/atomic_file.h"
#include "engine/base/log.h"
#include "engine/base/os/os_files.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <sndfile.h>
#include <vector>

namespace formant {
namespace {

/// Limits the size of a write: libsndfile passes all of it to its Vorbis encoder on the stack.
constexpr sf_count_t max_frames_per_write = 4096;

/// Float files may exceed full scale a little; more than 12 dB is another unit, such as integers.
constexpr double highest_peak = 4;

/// The mix of two channels of the same voice has at least this share of their peak.
constexpr double canceled_share = 0.05;

struct CloseSound {
    void operator()(SNDFILE* sound) const { sf_close(sound); }
};
using Sound = std::unique_ptr<SNDFILE, CloseSound>;

tl::unexpected<Error> unreadable(MessageText why, MessageArgs args = {}) {
    return fail(ErrorKind::data, message(why, std::move(args)));
}

/// Returns the error message of libsndfile without its final periods.
std::string open_error_text() {
    const std::string text = sf_strerror(nullptr);
    return text.substr(0, text.find_last_not_of(". \n") + 1);
}

/// Explains why libsndfile cannot open the file; names the format if it is a known unsupported one.
tl::unexpected<Error> not_opened(const Path& file) {
    const std::string reason = open_error_text();
    std::error_code failure;
    const std::uintmax_t bytes = std::filesystem::file_size(file, failure);
    if (failure == std::errc::no_such_file_or_directory)
        return unreadable(FORMANT_TR("audio", "the file does not exist"));
    if (!failure && bytes == 0)
        return unreadable(FORMANT_TR("audio", "it is empty (0 bytes)"));
    if (const auto format = unsupported_audio_format_of(file))
        return unreadable(
            FORMANT_TR("audio", "it is {format}, which formant does not decode. Convert it first: "
                                "{command}"),
            {{"format", *format}, {"command", conversion_command(file)}});
    return unreadable(FORMANT_TR("audio",
                                 "it is not a readable audio file ({reason}); convert it to "
                                 "WAV or FLAC, or record it again"),
                      {{"reason", reason}});
}

/// Returns true if the header gives the exact length; that of an MP3 is an estimate.
bool has_exact_length(const SF_INFO& info) {
    return (info.format & SF_FORMAT_TYPEMASK) != SF_FORMAT_MPEG;
}

/// Returns the maximum absolute sample; NaN or infinite if a sample is.
double peak_of(const at::Tensor& samples) {
    const auto [least, greatest] = at::aminmax(samples); // a NaN makes both NaN
    return std::max(-least.item<double>(), greatest.item<double>());
}

/// Explains a file that libsndfile opens but that has no samples. A recorder that was killed leaves
/// a header of size 0 before the sound.
tl::unexpected<Error> without_samples(const Path& file) {
    constexpr std::uintmax_t longest_header = 1024;
    std::error_code failure;
    const std::uintmax_t bytes = std::filesystem::file_size(file, failure);
    if (failure || bytes <= longest_header)
        return unreadable(FORMANT_TR("audio", "it contains no samples"));
    return unreadable(FORMANT_TR("audio", "its header says that it contains no samples, but it has "
                                          "{bytes} bytes: the recording was never completed. "
                                          "Repair it: {command}"),
                      {{"bytes", std::to_string(bytes)}, {"command", completion_command(file)}});
}

Result<void> check_length(SNDFILE* sound, const SF_INFO& info, sf_count_t read) {
    if (read <= 0 || (read != info.frames && has_exact_length(info)))
        return unreadable(FORMANT_TR("audio", "it ends early: {read} of {all} samples are there"),
                          {{"read", std::to_string(read)}, {"all", std::to_string(info.frames)}});
    if (const auto missing = missing_sound(sound))
        return unreadable(FORMANT_TR("audio", "it ends early: its header promises {all} bytes of "
                                              "sound, {read} are there; copy it again"),
                          {{"read", std::to_string(missing->present)},
                           {"all", std::to_string(missing->promised)}});
    return {};
}

Result<void> check_peak(const at::Tensor& samples) {
    const double peak = peak_of(samples);
    if (!std::isfinite(peak))
        return unreadable(FORMANT_TR("audio", "it contains samples that are not finite numbers"));
    if (peak > highest_peak)
        return unreadable(
            FORMANT_TR(
                "audio",
                "its samples reach {peak}, far beyond full scale (1); divide them by {divisor}"),
            {{"peak", fmt::format("{:.6g}", peak)},
             {"divisor", fmt::format("{:.6g}", std::exp2(std::ceil(std::log2(peak))))}});
    return {};
}

/// Finds channels of opposite polarity: their mean is nearly silent although each is not.
Result<void> check_polarity(const at::Tensor& samples, const at::Tensor& mono) {
    if (samples.size(1) < 2 || peak_of(mono) >= canceled_share * peak_of(samples))
        return {};
    return unreadable(FORMANT_TR("audio", "its channels cancel each other out when they are mixed; "
                                          "set data.channels to left or right"));
}

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
    if (sound.get() == nullptr)
        return not_opened(file);
    const SF_INFO& info = sound.info();
    if (info.frames <= 0 || info.channels <= 0 || info.samplerate <= 0)
        return without_samples(file);
    const at::Tensor samples = tensor_of(read_float_samples(sound.get(), info), info.channels);
    if (auto read = sound.check_reads(); !read)
        return fail(read.error());
    if (auto whole = check_length(sound.get(), info, samples.size(0)); !whole)
        return fail(whole.error());
    if (auto usable = check_peak(samples); !usable)
        return fail(usable.error());
    const at::Tensor mono = to_mono(samples, channels);
    if (channels == ChannelRule::mix)
        if (auto usable = check_polarity(samples, mono); !usable)
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
