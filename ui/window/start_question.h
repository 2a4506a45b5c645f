#pragma once

#include "ui/window/start_conflict.h"

class QWidget;

namespace formant {

enum class StartAnswer { train_shown, train_chosen, cancel };

/// Asks what to train, modally above `window`. The default is not to start.
StartAnswer ask_what_to_train(QWidget& window, const StartConflict& conflict);

} // namespace formant
