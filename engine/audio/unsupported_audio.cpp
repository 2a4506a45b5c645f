#include "engine/audio/unsupported_audio.h"

#include "engine/base/os/os_files.h"
#include "engine/base/text/shell_text.h"

#include <array>

namespace formant {
namespace {

/// Number of bytes at the beginning of a file that identify its format.
constexpr std::size_t signature_bytes = 12;

struct Signature {
    std::size_t place;
    std::string_view bytes;
    const char* format;
};

constexpr std::array signatures = {Signature{4, "ftyp", "MPEG-4 (.m4a)"},
                                   Signature{0, "\x30\x26\xb2\x75", "Windows Media (.wma)"},
                                   Signature{0, "\x1a\x45\xdf\xa3", "Matroska or WebM"},
                                   Signature{0, "#!AMR", "AMR"},
                                   Signature{0, "wvpk", "WavPack"},
                                   Signature{0, "TTA1", "True Audio (.tta)"},
                                   Signature{0, "MAC ", "Monkey's Audio (.ape)"},
                                   Signature{0, ".RMF", "RealAudio"},
                                   Signature{0, "\x0b\x77", "AC-3"}};

/// Recognizes AAC in ADTS frames: twelve one bits, and layer 0, which MPEG audio never has.
bool is_adts(std::string_view bytes) {
    return bytes.size() > 1 && bytes[0] == '\xff' && (bytes[1] & 0xf6) == 0xf0;
}

std::string command_of(const std::string& program, const Path& file) {
    Path converted = file;
    converted.replace_extension(file.extension() == ".flac" ? ".wav" : ".flac");
    return program + shell_quoted(file.string()) + " " + shell_quoted(converted.string());
}

} // namespace

std::optional<std::string> unsupported_audio_format(std::string_view first_bytes) {
    for (const Signature& signature : signatures)
        if (first_bytes.size() >= signature.place &&
            first_bytes.substr(signature.place).starts_with(signature.bytes))
            return signature.format;
    return is_adts(first_bytes) ? std::optional("AAC") : std::nullopt;
}

std::optional<std::string> unsupported_audio_format_of(const Path& file) {
    const auto begin = read_first_bytes(file, signature_bytes);
    return begin ? unsupported_audio_format(*begin) : std::nullopt;
}

std::string conversion_command(const Path& file) {
    return command_of("ffmpeg -i ", file);
}

std::string completion_command(const Path& file) {
    return command_of("ffmpeg -ignore_length 1 -i ", file);
}

} // namespace formant
