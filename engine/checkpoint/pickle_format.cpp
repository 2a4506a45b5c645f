#include "engine/checkpoint/pickle_format.h"

#include "engine/base/os/os_files.h"

#include <algorithm>
#include <fstream>
#include <string>

namespace formant {
namespace {

// Zip format (PKWARE's APPNOTE.TXT, 4.3.16): the end record has this length and may be followed by
// a comment of up to 65535 bytes.
constexpr std::string_view end_of_zip = "PK\5\6";
constexpr std::streamoff end_bytes = 22;
constexpr std::streamoff max_end_bytes = end_bytes + 65535;

bool has_end_of_zip(std::ifstream& stream) {
    stream.seekg(0, std::ios::end);
    const std::streamoff size = std::min<std::streamoff>(stream.tellg(), max_end_bytes);
    std::string end(static_cast<std::size_t>(size), '\0');
    stream.seekg(-size, std::ios::end);
    stream.read(end.data(), size);
    const auto at = end.rfind(end_of_zip);
    return stream && at != std::string::npos && at + end_bytes <= end.size();
}

} // namespace

PickleFormat detect_pickle_format(const Path& file) {
    auto opened = open_input_file(file);
    if (!opened)
        return PickleFormat::unreadable;
    std::ifstream& stream = *opened;
    const int first = stream.get();
    if (first == 0x80)
        return PickleFormat::legacy_pytorch;
    if (first == std::ifstream::traits_type::eof())
        return PickleFormat::truncated_zip;
    if (first != 'P' || stream.get() != 'K')
        return PickleFormat::unknown;
    return has_end_of_zip(stream) ? PickleFormat::zip : PickleFormat::truncated_zip;
}

} // namespace formant
