#include "engine/checkpoint/pickle_form.h"

#include <algorithm>
#include <fstream>
#include <string>

namespace formant {
namespace {

// Of the zip file format (PKWARE's APPNOTE.TXT, 4.3.16): the record at the end is this long,
// and a comment of up to 65535 bytes may follow it.
constexpr std::string_view end_of_zip = "PK\5\6";
constexpr std::streamoff end_bytes = 22;
constexpr std::streamoff longest_end = end_bytes + 65535;

bool has_end_of_zip(std::ifstream& stream) {
    stream.seekg(0, std::ios::end);
    const std::streamoff size = std::min<std::streamoff>(stream.tellg(), longest_end);
    std::string end(static_cast<std::size_t>(size), '\0');
    stream.seekg(-size, std::ios::end);
    stream.read(end.data(), size);
    const auto at = end.rfind(end_of_zip);
    return stream && at != std::string::npos && at + end_bytes <= end.size();
}

} // namespace

PickleForm form_of_pickle(const Path& file) {
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        return PickleForm::unreadable;
    const int first = stream.get();
    if (first == 0x80)
        return PickleForm::old_pytorch;
    if (first == std::ifstream::traits_type::eof())
        return PickleForm::cut_zip;
    if (first != 'P' || stream.get() != 'K')
        return PickleForm::unknown;
    return has_end_of_zip(stream) ? PickleForm::zip : PickleForm::cut_zip;
}

} // namespace formant
