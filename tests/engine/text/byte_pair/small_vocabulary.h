#pragma once

#include "engine/base/atomic_file.h"

#include <string>

namespace formant::test {

/// Reads a tokenizer in the form of XTTS's vocab.json. Its merges are e r, h e, t he and the er.
inline std::string small_vocabulary() {
    return read_file(FORMANT_SOURCE_DIR "/tests/engine/text/byte_pair/vocab.json").value();
}

} // namespace formant::test
