#pragma once

namespace formant {

/// Whether there is a display to open a window on (X11, Wayland), or Qt was told of another place
/// by QT_QPA_PLATFORM. Where there is none, Qt would end the program.
bool has_display();

} // namespace formant
