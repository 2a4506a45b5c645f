#include "engine/session/config/config_file.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/session/config/config_text.h"

namespace formant {

Result<ConfigFile> read_config_file(const std::string& file) {
    const std::string stamp = stamp_of(file); // before reading: a change meanwhile must be noticed
    return read_config_text(file).map([&](const std::string& text) {
        return ConfigFile{text, stamp};
    });
}

Result<std::string> write_config_file(const std::string& file, const std::string& text) {
    return write_file_atomically(file, text).map([&] { return stamp_of(file); });
}

std::string config_file_stamp(const std::string& file) {
    return stamp_of(file);
}

} // namespace formant
