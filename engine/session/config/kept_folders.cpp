#include "engine/session/config/kept_folders.h"

namespace formant {

KeptFolders usual_folders() {
    return {data_home() / "runs", data_home() / "recordings"};
}

KeptFolders kept_folders(const GpuConfig& remembered) {
    KeptFolders folders = usual_folders();
    if (!remembered.runs_folder.empty())
        folders.runs = remembered.runs_folder;
    if (!remembered.data_folder.empty())
        folders.data = remembered.data_folder;
    return folders;
}

KeptFolders kept_folders() {
    return kept_folders(read_gpu_config(gpu_config_file()).config);
}

} // namespace formant
