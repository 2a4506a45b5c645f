#include "engine/tuning/disk_forecast.h"

#include <algorithm>

namespace formant {
namespace {

/// float32 samples for each byte of a file: twice those of 16-bit PCM, more where it is packed.
std::uint64_t growth(std::string extension) {
    std::transform(extension.begin(), extension.end(), extension.begin(), [](unsigned char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a')
                                              : static_cast<char>(letter);
    });
    if (extension == ".wav" || extension == ".aiff" || extension == ".aif")
        return 2;
    return extension == ".flac" ? 5 : 30; // else Opus, MP3 and the like
}

} // namespace

std::uint64_t forecast_cache_bytes(const std::vector<ListedFile>& recordings) {
    std::uint64_t bytes = 0;
    for (const ListedFile& file : recordings)
        bytes += file.bytes * growth(file.extension);
    return bytes;
}

std::uint64_t forecast_checkpoint_bytes(std::int64_t parameters, std::int64_t kept) {
    constexpr std::uint64_t bytes_each = 4 * sizeof(float);
    return static_cast<std::uint64_t>(parameters) * bytes_each *
           static_cast<std::uint64_t>(kept + 2);
}

} // namespace formant
