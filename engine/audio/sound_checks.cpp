#include "engine/audio/sound_checks.h"

#include "engine/audio/promised_bytes.h"
#include "engine/audio/unsupported_audio.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>

namespace formant {
namespace {

/// Float files may exceed full scale a little; more than 12 dB is another unit, such as integers.
constexpr double highest_peak = 4;

/// The mix of two channels of the same voice has at least this share of their peak.
constexpr double canceled_share = 0.05;

tl::unexpected<Error> unusable_sound(MessageText why, MessageArgs args = {}) {
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
        return unusable_sound(FORMANT_TR("audio", "the file does not exist"));
    if (!failure && bytes == 0)
        return unusable_sound(FORMANT_TR("audio", "it is empty (0 bytes)"));
    if (const auto format = unsupported_audio_format_of(file))
        return unusable_sound(
            FORMANT_TR("audio", "it is {format}, which formant does not decode. Convert it first: "
                                "{command}"),
            {{"format", *format}, {"command", conversion_command(file)}});
    return unusable_sound(FORMANT_TR("audio",
                                     "it is not a readable audio file ({reason}); convert it to "
                                     "WAV or FLAC, or record it again"),
                          {{"reason", reason}});
}

/// Returns true if the header gives the exact length; that of an MP3 is an estimate.
bool has_exact_length(const SF_INFO& info) {
    return (info.format & SF_FORMAT_TYPEMASK) != SF_FORMAT_MPEG;
}

/// Explains a file that libsndfile opens but that has no samples. A recorder that was killed leaves
/// a header of size 0 before the sound.
tl::unexpected<Error> without_samples(const Path& file) {
    constexpr std::uintmax_t longest_header = 1024;
    std::error_code failure;
    const std::uintmax_t bytes = std::filesystem::file_size(file, failure);
    if (failure || bytes <= longest_header)
        return unusable_sound(FORMANT_TR("audio", "it contains no samples"));
    return unusable_sound(
        FORMANT_TR("audio", "its header says that it contains no samples, but it has "
                            "{bytes} bytes: the recording was never completed. "
                            "Repair it: {command}"),
        {{"bytes", std::to_string(bytes)}, {"command", completion_command(file)}});
}

} // namespace

Result<void> check_opened(const SoundFile& sound, const Path& file) {
    if (sound.get() == nullptr)
        return not_opened(file);
    const SF_INFO& info = sound.info();
    if (info.frames <= 0 || info.channels <= 0 || info.samplerate <= 0)
        return without_samples(file);
    return {};
}

Result<void> check_length(const SoundFile& sound, std::int64_t read) {
    const SF_INFO& info = sound.info();
    if (read <= 0 || (read != info.frames && has_exact_length(info)))
        return unusable_sound(
            FORMANT_TR("audio", "it ends early: {read} of {all} samples are there"),
            {{"read", std::to_string(read)}, {"all", std::to_string(info.frames)}});
    if (const auto missing = missing_sound(sound.get()))
        return unusable_sound(FORMANT_TR("audio",
                                         "it ends early: its header promises {all} bytes of "
                                         "sound, {read} are there; copy it again"),
                              {{"read", std::to_string(missing->present)},
                               {"all", std::to_string(missing->promised)}});
    return {};
}

double peak_of(const at::Tensor& samples) {
    const auto [least, greatest] = at::aminmax(samples); // a NaN makes both NaN
    return std::max(-least.item<double>(), greatest.item<double>());
}

Result<void> check_peak(double peak) {
    if (!std::isfinite(peak))
        return unusable_sound(
            FORMANT_TR("audio", "it contains samples that are not finite numbers"));
    if (peak > highest_peak)
        return unusable_sound(
            FORMANT_TR(
                "audio",
                "its samples reach {peak}, far beyond full scale (1); divide them by {divisor}"),
            {{"peak", fmt::format("{:.6g}", peak)},
             {"divisor", fmt::format("{:.6g}", std::exp2(std::ceil(std::log2(peak))))}});
    return {};
}

Result<void> check_polarity(int channels, double peak, double mixed_peak) {
    if (channels < 2 || mixed_peak >= canceled_share * peak)
        return {};
    return unusable_sound(FORMANT_TR("audio",
                                     "its channels cancel each other out when they are mixed; "
                                     "set data.channels to left or right"));
}

} // namespace formant
