#include "engine/session/config/user_folders.h"

namespace formant {

UserFolders default_user_folders() {
    return {data_home() / "runs", data_home() / "recordings"};
}

UserFolders user_folders(const GpuConfig& saved) {
    UserFolders folders = default_user_folders();
    if (!saved.runs_folder.empty())
        folders.runs = saved.runs_folder;
    if (!saved.data_folder.empty())
        folders.data = saved.data_folder;
    return folders;
}

UserFolders user_folders() {
    return user_folders(read_gpu_config(gpu_config_file()).config);
}

} // namespace formant
