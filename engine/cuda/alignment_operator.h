#pragma once

namespace formant {

/// Registers the GPU implementation of formant::alignment_search; further calls have no effect.
/// Each GPU's kernel is created on first use; if that fails, logs a warning and searches on the
/// CPU.
void register_alignment_search();

} // namespace formant
