#include "engine/tuning/disk_forecast.h"

#include <algorithm>

namespace formant {
namespace {

/// Returns the bytes of float32 samples per byte of a file: 2 for 16-bit PCM, more if compressed.
std::uint64_t growth(std::string extension) {
    std::transform(extension.begin(), extension.end(), extension.begin(), [](unsigned char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a')
                                              : static_cast<char>(letter);
    });
    if (extension == ".wav" || extension == ".aiff" || extension == ".aif")
        return 2;
    return extension == ".flac" ? 5 : 30; // Opus, MP3 and other lossy formats
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
