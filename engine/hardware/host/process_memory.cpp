#include "engine/hardware/host/process_memory.h"

#include <fstream>
#include <vector>

namespace formant {
namespace {

/// Reads the line "VmRSS: 1234 kB".
std::optional<std::int64_t> resident_bytes(const Path& process) {
    std::ifstream status(process / "status");
    for (std::string word; status >> word;)
        if (std::int64_t kilobytes = 0; word == "VmRSS:" && status >> kilobytes)
            return kilobytes * 1024;
    return std::nullopt;
}

/// Collects the children of all threads: each thread lists the processes that it started.
std::vector<std::string> children_of(const Path& process) {
    std::vector<std::string> children;
    std::error_code gone;
    std::filesystem::directory_iterator thread(process / "task", gone);
    for (; !gone && thread != std::filesystem::directory_iterator(); thread.increment(gone)) {
        std::ifstream list(thread->path() / "children");
        for (std::string child; list >> child;)
            children.push_back(child);
    }
    return children;
}

} // namespace

std::optional<std::int64_t> memory_with_children(const std::string& process, const Path& root) {
    const Path folder = root / "proc" / process;
    auto bytes = resident_bytes(folder);
    if (!bytes)
        return std::nullopt;
    for (const std::string& child : children_of(folder))
        *bytes += memory_with_children(child, root).value_or(0); // it may have ended meanwhile
    return bytes;
}

} // namespace formant
