#include "engine/session/ipc/run_socket.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_file_lock.h"
#include "engine/base/os/os_process.h"
#include "engine/session/runs/run_folder.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace formant {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t max_path_bytes = 107; // sun_path without the terminating 0

bool create_private_folder(const Path& folder) {
    std::error_code failure;
    fs::create_directories(folder, failure);
    if (!failure)
        fs::permissions(folder, fs::perms::owner_all, failure);
    return !failure;
}

std::string read_socket_path(const Path& state_file) {
    const auto state = nlohmann::json::parse(read_file(state_file).value_or(""), nullptr, false);
    const bool has_socket =
        state.is_object() && state.contains("socket") && state["socket"].is_string();
    return has_socket ? state["socket"].get<std::string>() : "";
}

tl::unexpected<Error> cannot_follow(MessageText reason, const Path& run_folder, int process) {
    return fail(ErrorKind::usage,
                message(reason, {{"run", run_folder.string()}, {"pid", std::to_string(process)}}));
}

} // namespace

std::optional<Path> choose_socket_path(const Path& run_folder) {
    std::vector<Path> candidates;
    if (const auto runtime = runtime_home(); runtime && create_private_folder(*runtime))
        candidates.push_back(*runtime / (std::to_string(process_id()) + ".sock"));
    candidates.push_back(fs::absolute(run_folder) / ".socket");
    for (const Path& candidate : candidates)
        if (candidate.string().size() <= max_path_bytes)
            return candidate;
    return std::nullopt;
}

Result<Path> find_run_socket(const Path& run_folder) {
    const auto process = FileLock::holder(RunFolder::lock_file(run_folder));
    if (!process)
        return cannot_follow(FORMANT_TR("session", "no process is training {run}"), run_folder, 0);
    const std::string socket = read_socket_path(RunFolder::state_of(run_folder));
    if (!socket.empty())
        return Path(socket);
    return cannot_follow(FORMANT_TR("session", "process {pid} trains {run}, but it cannot be "
                                               "followed: it is a window, or has just started"),
                         run_folder, *process);
}

} // namespace formant
