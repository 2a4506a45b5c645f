#include "engine/train/metrics/tfrecord.h"

#include <boost/crc.hpp>

#include <cstdint>

namespace formant {
namespace {

/// Castagnoli's polynomial, bits reflected.
using Crc32c = boost::crc_optimal<32, 0x1EDC6F41, 0xFFFFFFFF, 0xFFFFFFFF, true, true>;

template <class Number>
std::string little_endian(Number number) {
    std::string bytes;
    for (std::size_t i = 0; i < sizeof(Number); ++i)
        bytes += static_cast<char>(number >> (8 * i) & 0xFF);
    return bytes;
}

/// Masks the checksum by rotation and offset, so that checksums of data with embedded checksums
/// stay useful.
std::uint32_t masked_crc(std::string_view bytes) {
    Crc32c crc;
    crc.process_bytes(bytes.data(), bytes.size());
    const std::uint32_t sum = crc.checksum();
    return ((sum >> 15) | (sum << 17)) + 0xA282EAD8;
}

} // namespace

std::string tfrecord(std::string_view data) {
    std::string record = little_endian(static_cast<std::uint64_t>(data.size()));
    record += little_endian(masked_crc(record));
    record += data;
    record += little_endian(masked_crc(data));
    return record;
}

} // namespace formant
