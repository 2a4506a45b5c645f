#include "engine/session/ipc/run_socket.h"

#include "engine/base/atomic_file.h"
#include "engine/base/folder_list.h"
#include "engine/base/os/os_file_lock.h"
#include "engine/base/os/os_files.h"
#include "engine/base/text/json_text.h"
#include "engine/session/runs/run_folder.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

namespace formant {
namespace {

namespace fs = std::filesystem;
using Protocol = boost::asio::local::stream_protocol;

constexpr std::size_t max_path_bytes = 107; // sun_path without the terminating 0

bool create_private_folder(const Path& folder) {
    std::error_code failure;
    fs::create_directories(folder, failure);
    if (!failure)
        fs::permissions(folder, fs::perms::owner_all, failure);
    return !failure;
}

/// Begins the names of the sockets of this computer, until it is restarted.
std::string boot_prefix() {
    return own_process_identity().boot.substr(0, 8) + "-";
}

/// Process ids are not unique where containers share the folder, and a process may have several
/// runs.
std::string unique_name() {
    std::random_device random;
    return fmt::format("{}{:08x}{:08x}.sock", boot_prefix(), random(), random());
}

/// Returns true for sockets that only a process of this computer can serve, in the formats of this
/// version and of earlier ones (PID.sock), also unfinished ones.
bool is_socket_name(const std::string& file) {
    const std::string name = file.substr(0, file.find_last_not_of('~') + 1);
    const bool is_number = name.find_first_not_of("0123456789") == name.find(".sock");
    return name.ends_with(".sock") && (is_number || name.starts_with(boot_prefix()));
}

bool refuses_connections(const Path& socket) {
    boost::asio::io_context io;
    Protocol::socket client(io);
    boost::system::error_code failure;
    client.connect(Protocol::endpoint(socket.string()), failure);
    return failure == boost::asio::error::connection_refused;
}

/// Ignores errors: a socket that stays is harmless.
void remove_dead_sockets(const Path& folder) {
    std::error_code ignored;
    std::vector<Path> dead;
    for (const Path& file : paths_in(folder))
        if (is_socket_name(file.filename().string()) && fs::is_socket(file, ignored) &&
            file.string().size() <= max_path_bytes && refuses_connections(file))
            dead.push_back(file);
    for (const Path& socket : dead)
        fs::remove(socket, ignored);
}

std::string read_socket_path(const Path& state_file) {
    const auto state = parse_json(read_file(state_file, RunFolder::max_state_bytes).value_or(""));
    const bool has_socket =
        state.is_object() && state.contains("socket") && state["socket"].is_string();
    return has_socket ? state["socket"].get<std::string>() : "";
}

tl::unexpected<Error> cannot_follow(MessageText reason, MessageArgs args) {
    return fail(ErrorKind::usage, message(reason, std::move(args)));
}

} // namespace

std::optional<Path> choose_socket_path(const Path& run_folder) {
    const Path in_run = fs::absolute(run_folder) / ".socket";
    std::error_code not_there;
    fs::remove(in_run, not_there); // left by a process that was killed: we hold the run's lock
    std::vector<Path> candidates;
    if (const auto runtime = runtime_home(); runtime && create_private_folder(*runtime)) {
        remove_dead_sockets(*runtime);
        candidates.push_back(*runtime / unique_name());
    }
    candidates.push_back(in_run);
    const auto fits = std::ranges::find_if(candidates, [](const Path& candidate) {
        return unfinished_socket_path(candidate).string().size() <= max_path_bytes;
    });
    return fits == candidates.end() ? std::nullopt : std::optional(*fits);
}

Path unfinished_socket_path(const Path& socket) {
    return socket.string() + "~";
}

Result<Path> find_run_socket(const Path& run_folder) {
    const auto process = FileLock::holder(RunFolder::lock_file(run_folder));
    const std::string run = run_folder.string();
    if (!process)
        return cannot_follow(FORMANT_TR("session", "no process is training {run}"), {{"run", run}});
    const std::string socket = read_socket_path(RunFolder::state_of(run_folder));
    if (socket.empty())
        return cannot_follow(FORMANT_TR("session", "{process} trains {run}, but it cannot be "
                                                   "followed: it is a window, or has just started"),
                             {{"run", run}, {"process", process_text(*process)}});
    if (socket.size() > max_path_bytes || !path_exists(socket))
        return cannot_follow(
            FORMANT_TR("session", "{process} trains {run}, but its socket {socket} is not there. "
                                  "Follow the run on the computer and in the container where it "
                                  "is trained"),
            {{"run", run}, {"process", process_text(*process)}, {"socket", socket}});
    return Path(socket);
}

} // namespace formant
