#pragma once

class QWidget;

namespace formant {

/// What goes on while somebody closes the window.
struct Unfinished {
    bool is_training = false;
    bool is_followed = false; ///< another process trains it, and goes on without the window
    bool is_paused = false;
    bool has_queue = false; ///< a job of the queue runs
};

enum class CloseChoice { stop, leave, cancel };

/// Asks what is to become of it: stopped and saved, left to a process of its own (a training only),
/// or not closed. What the queue does is said beside it.
CloseChoice ask_how_to_close(QWidget& window, const Unfinished& unfinished);

} // namespace formant
