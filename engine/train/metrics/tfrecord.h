#pragma once

#include <string>
#include <string_view>

namespace formant {

/// `data` as one record of TensorFlow's TFRecord format, which TensorBoard's event files consist
/// of: length (8 bytes), its checksum, the data, their checksum; all little-endian. A checksum is
/// the masked CRC-32C of its bytes.
std::string tfrecord(std::string_view data);

} // namespace formant
