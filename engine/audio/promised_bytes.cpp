#include "engine/audio/promised_bytes.h"

#include <array>
#include <cstdio>
#include <sstream>
#include <string>

namespace formant {
namespace {

constexpr std::size_t log_bytes = 16384;

/// Programs that cannot go back to the header write the greatest size, rounded down to whole
/// blocks.
bool is_placeholder(std::int64_t bytes) {
    constexpr std::int64_t max_unsigned = 0xffffffff, max_signed = 0x7fffffff;
    constexpr std::int64_t block = 1 << 16;
    return bytes > max_unsigned - block || (bytes > max_signed - block && bytes <= max_signed);
}

std::string log_of(SNDFILE* sound) {
    std::array<char, log_bytes> log{};
    sf_command(sound, SFC_GET_LOG_INFO, log.data(), static_cast<int>(log.size()));
    return log.data();
}

} // namespace

std::optional<PromisedBytes> missing_sound(SNDFILE* sound) {
    std::istringstream log(log_of(sound));
    for (std::string line; std::getline(log, line);) {
        long long promised = 0, present = 0;
        const bool is_wrong =
            std::sscanf(line.c_str(), " data : %lld (should be %lld)", &promised, &present) == 2 ||
            std::sscanf(line.c_str(), " SSND : %lld (should be %lld)", &promised, &present) == 2;
        if (is_wrong && promised > present && !is_placeholder(promised))
            return PromisedBytes{promised, present};
    }
    return std::nullopt;
}

} // namespace formant
