#pragma once

#include "engine/base/os/os_process.h"

#include <memory>

namespace formant {

/// Prevents the machine from going to sleep while the returned process is held: systemd-inhibit,
/// which holds the lock. Null if there is no such program or it gets no lock; this is logged,
/// because training does not depend on it.
std::unique_ptr<LineProcess> keep_awake(const Path& inhibitor = "/usr/bin/systemd-inhibit");

} // namespace formant
