#pragma once

#include "engine/session/hardware/hardware_self_test.h"

#include <string>

namespace formant {

/// Formats a line: "ok matmul-bf16 bf16 matmul: error 3.1e-03, tolerance 2.0e-02".
std::string self_test_text(const SelfTestLine& line);

} // namespace formant
