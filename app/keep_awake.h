#pragma once

#include "engine/base/os/os_process.h"

#include <memory>

namespace formant {

/// Keeps the machine from going to sleep by itself for as long as it is held: a process of
/// systemd's that holds the lock (man systemd-inhibit). Null where there is no such program, or it
/// gets no lock, which is told: a training does not depend on it.
std::unique_ptr<LineProcess> keep_awake(const Path& inhibitor = "/usr/bin/systemd-inhibit");

} // namespace formant
