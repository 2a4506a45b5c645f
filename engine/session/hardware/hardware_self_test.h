#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/hardware/self_test/self_test_line.h"

#include <functional>
#include <string>

namespace formant {

/// Runs what a training runs on the device ("auto", "cpu", the number of a GPU), compares it with
/// the CPU and hands on a line for each part as soon as it is known. Takes some seconds.
/// ErrorKind::device where the device cannot be opened or a line did not pass, usage for a device
/// that is none, interrupted after a cancellation.
Result<void> run_hardware_self_test(const std::string& device, const Cancellation& cancellation,
                                    const std::function<void(const SelfTestLine&)>& on_line);

} // namespace formant
