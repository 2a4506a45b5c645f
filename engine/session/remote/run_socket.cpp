#include "engine/session/remote/run_socket.h"

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

constexpr std::size_t longest_path = 107; // sun_path, without the 0 at its end

bool make_for_owner_alone(const Path& folder) {
    std::error_code failure;
    fs::create_directories(folder, failure);
    if (!failure)
        fs::permissions(folder, fs::perms::owner_all, failure);
    return !failure;
}

std::string socket_in(const Path& state_file) {
    const auto facts = nlohmann::json::parse(read_file(state_file).value_or(""), nullptr, false);
    const bool has_one =
        facts.is_object() && facts.contains("socket") && facts["socket"].is_string();
    return has_one ? facts["socket"].get<std::string>() : "";
}

tl::unexpected<Error> cannot_follow(MessageText why, const Path& run_folder, int process) {
    return fail(ErrorKind::usage,
                message(why, {{"run", run_folder.string()}, {"pid", std::to_string(process)}}));
}

} // namespace

std::optional<Path> place_for_socket(const Path& run_folder) {
    std::vector<Path> places;
    if (const auto runtime = runtime_home(); runtime && make_for_owner_alone(*runtime))
        places.push_back(*runtime / (std::to_string(process_id()) + ".sock"));
    places.push_back(fs::absolute(run_folder) / ".socket");
    for (const Path& place : places)
        if (place.string().size() <= longest_path)
            return place;
    return std::nullopt;
}

Result<Path> socket_of_run(const Path& run_folder) {
    const auto process = FileLock::holder(RunFolder::lock_file(run_folder));
    if (!process)
        return cannot_follow(FORMANT_TR("session", "nobody trains {run} now"), run_folder, 0);
    const std::string socket = socket_in(RunFolder::state_of(run_folder));
    if (!socket.empty())
        return Path(socket);
    return cannot_follow(FORMANT_TR("session", "process {pid} trains {run}, but nobody can follow "
                                               "it: it is a window's, or has only begun"),
                         run_folder, *process);
}

} // namespace formant
