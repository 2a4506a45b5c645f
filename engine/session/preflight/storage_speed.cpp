#include "engine/session/preflight/storage_speed.h"

#include "engine/base/atomic_file.h"

#include <chrono>

namespace formant {
namespace {

constexpr double enough_bytes = 64e6;
constexpr double enough_s = 2;

} // namespace

double storage_speed_mb_per_s(const std::vector<Path>& files) {
    const auto begin = std::chrono::steady_clock::now();
    const auto passed_s = [&] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    };
    double bytes = 0;
    for (const Path& file : files) {
        if (bytes > enough_bytes || passed_s() > enough_s)
            break;
        if (const auto read = read_file(file))
            bytes += static_cast<double>(read->size());
    }
    return bytes == 0 ? 0 : bytes / 1e6 / passed_s();
}

} // namespace formant
