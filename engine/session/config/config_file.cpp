#include "engine/session/config/config_file.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/base/utf8.h"

namespace formant {

Result<ConfigFile> read_config_file(const std::string& file) {
    const std::string stamp = stamp_of(file); // before reading: a change meanwhile must be noticed
    return read_file(file).and_then([&](const std::string& text) -> Result<ConfigFile> {
        if (is_utf8(text))
            return ConfigFile{text, stamp};
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "{file} is not UTF-8; save it as UTF-8, or "
                                                  "convert it: iconv -f WINDOWS-1252 -t UTF-8"),
                            {{"file", file}}));
    });
}

Result<std::string> write_config_file(const std::string& file, const std::string& text) {
    return write_file_atomically(file, text).map([&] { return stamp_of(file); });
}

std::string config_file_stamp(const std::string& file) {
    return stamp_of(file);
}

} // namespace formant
