#pragma once

#include <string>
#include <string_view>

namespace formant {

/// Encodes `data` as a record of TensorFlow's TFRecord format, the format of TensorBoard's event
/// files: length (8 bytes), its checksum, the data, their checksum; all little-endian. A checksum
/// is the masked CRC-32C of its bytes.
std::string tfrecord(std::string_view data);

} // namespace formant
