#pragma once

namespace formant {

/// Whether the desktop asks for dark windows, by its portal's setting (org.freedesktop.appearance,
/// color-scheme); where there is no portal, by the palette that Qt chose.
bool desktop_prefers_dark();

} // namespace formant
