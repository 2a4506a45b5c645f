#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/hardware/self_test/self_test_line.h"

#include <functional>
#include <string>

namespace formant {

/// Runs typical training operations on the device ("auto", "cpu", or the number of a GPU), compares
/// the results with the CPU, and calls `on_line` with the result of each test as soon as it is
/// known. Takes a few seconds.
/// Returns ErrorKind::device if the device cannot be opened or fails a test, ErrorKind::usage if
/// `device` is not a valid name, and ErrorKind::interrupted after a cancellation.
Result<void> run_hardware_self_test(const std::string& device,
                                    const CancellationToken& cancellation,
                                    const std::function<void(const SelfTestLine&)>& on_line);

} // namespace formant
