#include "engine/base/os/os_process_identity.h"

#include "engine/base/os/os_network.h"
#include "engine/base/os/os_signals.h"

#include <sys/syscall.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <fstream>
#include <unistd.h>

namespace formant {
namespace {

std::string boot_id() {
    std::ifstream file("/proc/sys/kernel/random/boot_id");
    std::string id;
    std::getline(file, id);
    return id;
}

std::string own_pid_namespace() {
    std::array<char, 64> name{};
    const ssize_t size = ::readlink("/proc/self/ns/pid", name.data(), name.size());
    return size > 0 ? std::string(name.data(), static_cast<std::size_t>(size)) : "";
}

/// Returns a field of /proc/PID/stat, counted from 1 and after the second; empty if there is no
/// such process. The command in field 2 may contain spaces and parentheses.
std::string stat_field(const std::string& pid, int number) {
    std::ifstream file("/proc/" + pid + "/stat");
    std::string stat;
    std::getline(file, stat);
    std::size_t at = stat.rfind(')');
    for (int field = 2; field < number && at != std::string::npos; ++field)
        at = stat.find(' ', at + 1);
    return at == std::string::npos ? "" : stat.substr(at + 1, stat.find(' ', at + 1) - at - 1);
}

std::string start_time(const std::string& pid) {
    return stat_field(pid, 22);
}

bool is_complete(const ProcessIdentity& process) {
    return process.pid > 0 && !process.host.empty() && !process.boot.empty() &&
           !process.container.empty() && !process.start.empty();
}

/// Returns the value of the line "key value"; empty if there is none.
std::string value_of(std::string_view lines, std::string_view key) {
    while (!lines.empty()) {
        const std::string_view line = lines.substr(0, lines.find('\n'));
        if (line.starts_with(key) && line.size() > key.size() && line[key.size()] == ' ')
            return std::string(line.substr(key.size() + 1));
        lines.remove_prefix(std::min(lines.size(), line.size() + 1));
    }
    return "";
}

/// Sends SIGTERM by a descriptor that stays with the process, so that its id cannot be reused
/// between the check and the signal. Kernels before 5.3 have no such descriptors.
bool stop_if_running_here(const ProcessIdentity& process) {
    const auto descriptor = static_cast<int>(::syscall(SYS_pidfd_open, process.pid, 0));
    if (descriptor < 0)
        return errno == ENOSYS && is_running_here(process) && request_process_stop(process.pid);
    const bool is_sent = is_running_here(process) &&
                         ::syscall(SYS_pidfd_send_signal, descriptor, SIGTERM, nullptr, 0) == 0;
    ::close(descriptor);
    return is_sent;
}

} // namespace

ProcessIdentity own_process_identity() {
    return {static_cast<int>(::getpid()), host_name(), boot_id(), own_pid_namespace(),
            start_time("self")};
}

int parent_process_id(int pid) {
    const std::string field = stat_field(std::to_string(pid), 4);
    int parent = 0;
    std::from_chars(field.data(), field.data() + field.size(), parent);
    return parent;
}

std::string process_identity_lines(const ProcessIdentity& process) {
    return std::to_string(process.pid) + "\nhost " + process.host + "\nboot " + process.boot +
           "\ncontainer " + process.container + "\nstart " + process.start + "\n";
}

ProcessIdentity parse_process_identity(std::string_view lines) {
    ProcessIdentity process;
    std::from_chars(lines.data(), lines.data() + lines.size(), process.pid);
    process.host = value_of(lines, "host");
    process.boot = value_of(lines, "boot");
    process.container = value_of(lines, "container");
    process.start = value_of(lines, "start");
    return process;
}

bool is_running_here(const ProcessIdentity& process) {
    const ProcessIdentity own = own_process_identity();
    return is_complete(process) && process.host == own.host && process.boot == own.boot &&
           process.container == own.container &&
           process.start == start_time(std::to_string(process.pid));
}

bool request_process_stop(const ProcessIdentity& process) {
    return is_complete(process) && stop_if_running_here(process);
}

Message process_text(const ProcessIdentity& process) {
    const ProcessIdentity own = own_process_identity();
    const MessageArgs args = {{"pid", std::to_string(process.pid)}, {"host", process.host}};
    if (process.pid <= 0)
        return message(FORMANT_TR("base", "a process whose number is unknown"));
    if (process.host.empty())
        return message(FORMANT_TR("base", "process {pid}"), args);
    if (process.boot != own.boot)
        return message(FORMANT_TR("base", "process {pid} on the computer {host}"), args);
    if (process.host != own.host)
        return message(FORMANT_TR("base", "process {pid} in the container {host}"), args);
    if (process.container != own.container)
        return message(FORMANT_TR("base", "process {pid} in another container"), args);
    return message(FORMANT_TR("base", "process {pid}"), args);
}

} // namespace formant
