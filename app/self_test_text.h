#pragma once

#include "engine/session/hardware/hardware_self_test.h"

#include <string>

namespace formant {

/// "ok    matmul-bf16          matrix product: error 3.1e-03, at most 2.0e-02"
std::string self_test_text(const SelfTestLine& line);

} // namespace formant
