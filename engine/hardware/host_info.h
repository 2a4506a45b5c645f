#pragma once

#include "engine/base/message.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace formant {

enum class Platform { gnu_linux, wsl2, windows, mac_os };

/// Properties of the machine apart from its GPUs. A value that the system does not report is absent
/// (or an empty text), never 0.
struct HostInfo {
    Platform platform = Platform::gnu_linux;
    std::string system;    ///< "Debian GNU/Linux 12 (bookworm)"
    std::string container; ///< "docker", "podman", "lxc", "kubernetes"; empty: none
    std::string cpu_model;
    std::optional<int> physical_cores;
    int usable_cores = 1;                      ///< hardware threads that affinity and cgroup allow
    std::vector<std::string> instruction_sets; ///< "AVX2", "AVX-512", "AMX"
    std::optional<std::int64_t> ram_bytes;
    std::optional<std::int64_t> available_ram_bytes;
    std::optional<std::int64_t> memory_limit_bytes; ///< the cgroup's
    std::optional<double> cpu_limit;                ///< the cgroup's, in cores
    std::string data_folder;                        ///< folder for runs
    std::optional<std::int64_t> free_disk_bytes;    ///< there
    std::vector<Message> notes;                     ///< hints for the owner

    /// Returns the RAM that training may use: the machine's, or the lower limit of the cgroup.
    std::optional<std::int64_t> usable_ram_bytes() const {
        if (ram_bytes && memory_limit_bytes)
            return *ram_bytes < *memory_limit_bytes ? ram_bytes : memory_limit_bytes;
        return ram_bytes ? ram_bytes : memory_limit_bytes;
    }
};

} // namespace formant
