#pragma once

#include <QtWidgets/QLabel>

namespace formant {

/// Makes a label for what is wrong in a dialog: plain text of up to three lines that can be copied.
/// It has its height from the start, so that it moves nothing when it is filled.
QLabel* make_fault_label(const char* name);

} // namespace formant
