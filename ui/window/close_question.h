#pragma once

class QWidget;

namespace formant {

/// Asks somebody who closes the window during a training: stop and save (true), or not close.
bool may_stop_to_close(QWidget& window);

} // namespace formant
