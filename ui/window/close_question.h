#pragma once

class QWidget;

namespace formant {

/// Describes the work in progress when the user closes the window.
struct OngoingWork {
    bool is_training = false;
    bool is_followed = false; ///< another process trains it and continues without the window
    bool is_paused = false;
    bool has_queue = false; ///< a job of the queue is running
};

enum class CloseChoice { stop, keep_running, cancel };

/// Asks whether to stop and save, to keep training in a separate process (only for a run of the
/// window), or not to close. Also explains what happens to the queue.
CloseChoice ask_how_to_close(QWidget& window, const OngoingWork& work);

} // namespace formant
