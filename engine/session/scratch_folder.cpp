#include "engine/session/scratch_folder.h"

#include "engine/base/os_process.h"

#include <system_error>

namespace formant {

ScratchFolder::ScratchFolder() : path_(cache_home() / "scratch" / std::to_string(process_id())) {
    std::error_code ignored; // a folder that is missing shows when a file is written into it
    std::filesystem::create_directories(path_, ignored);
}

ScratchFolder::~ScratchFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

} // namespace formant
