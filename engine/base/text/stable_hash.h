#pragma once

#include <cstdint>
#include <string_view>

namespace formant {

/// FNV-1a hash (Fowler, Noll and Vo). It is the same on every platform, unlike std::hash.
constexpr std::uint64_t fnv1a(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char letter : text)
        hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
    return hash;
}

} // namespace formant

/// Implements the splitmix64 generator (Steele, Lea and Flood 2014) in its two parts: the state is
/// advanced by golden_gamma, and mixed to the random number. It gives the same numbers on every
/// platform, unlike the standard library's hashes and distributions.
namespace formant::splitmix64 {

inline constexpr std::uint64_t golden_gamma = 0x9e3779b97f4a7c15;
inline constexpr std::uint64_t factor_1 = 0xbf58476d1ce4e5b9;
inline constexpr std::uint64_t factor_2 = 0x94d049bb133111eb;

/// Mixes the bits of x: each one changes about half of the bits of the result.
constexpr std::uint64_t mix(std::uint64_t x) {
    x = (x ^ (x >> 30)) * factor_1;
    x = (x ^ (x >> 27)) * factor_2;
    return x ^ (x >> 31);
}

} // namespace formant::splitmix64
