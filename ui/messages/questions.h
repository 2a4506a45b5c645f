#pragma once

class QString;
class QWidget;

namespace formant {

/// The user's answer to the question about unsaved changes.
enum class Unsaved { save, discard, cancel };

/// Asks whether unsaved changes are saved or discarded, or whether nothing happens. Enter saves and
/// Esc cancels, so that no key alone loses anything.
Unsaved ask_about_unsaved(QWidget& parent, const QString& question);

/// Asks before something is lost. `action` is the text of the button that agrees. Enter and Esc
/// cancel.
bool confirm_loss(QWidget& parent, const QString& title, const QString& question,
                  const QString& action);

} // namespace formant
