#pragma once

#include "engine/session/report/html_text.h"

namespace formant {

/// Returns the style of a report: light or dark as the reader's system, and for print.
const Html& report_style();

} // namespace formant
