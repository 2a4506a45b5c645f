#pragma once

#include "engine/base/message.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace formant {

enum class Platform { gnu_linux, wsl2, windows, mac_os };

/// The machine around the GPUs. What it does not tell is absent (or an empty text), never 0.
struct HostInfo {
    Platform platform = Platform::gnu_linux;
    std::string system;    ///< "Debian GNU/Linux 12 (bookworm)"
    std::string container; ///< "docker", "podman", "lxc", "kubernetes"; empty: none
    std::string cpu_model;
    std::optional<int> physical_cores;
    int usable_cores = 1; ///< hardware threads that affinity and cgroup leave us
    std::vector<std::string> instruction_sets; ///< "AVX2", "AVX-512", "AMX"
    std::optional<std::int64_t> ram_bytes;
    std::optional<std::int64_t> available_ram_bytes;
    std::optional<std::int64_t> memory_limit_bytes; ///< the cgroup's
    std::optional<double> cpu_limit;                ///< the cgroup's, in cores
    std::string data_folder;                        ///< where runs are kept
    std::optional<std::int64_t> free_disk_bytes;    ///< there
    std::vector<Message> notes;                     ///< what its owner should know or set

    /// RAM that a training may fill: the machine's, or what the cgroup allows.
    std::optional<std::int64_t> usable_ram_bytes() const {
        if (ram_bytes && memory_limit_bytes)
            return *ram_bytes < *memory_limit_bytes ? ram_bytes : memory_limit_bytes;
        return ram_bytes ? ram_bytes : memory_limit_bytes;
    }
};

} // namespace formant
