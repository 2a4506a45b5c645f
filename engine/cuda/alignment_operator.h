#pragma once

namespace formant {

/// From now on formant::alignment_search of tensors on a GPU is a kernel there; called again, it
/// changes nothing. Each GPU's kernel is made when it is first wanted; where that fails, the CPU
/// searches, after a warning.
void register_alignment_search();

} // namespace formant
