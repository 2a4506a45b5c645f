#pragma once

#include "engine/session/training/layer_tree.h"
#include "engine/session/training/model_layers.h"

#include <QtCore/QLocale>
#include <QtCore/QString>

namespace formant {

/// What the window calls a value of train.layers: "U-Net only".
QString layer_choice_words(const std::string& choice);

/// A group in the window's language; what it has no word for, and any part, as the engine names it.
QString layer_title(const LayerNode& node);

/// "14.2 M"
QString parameter_count(std::int64_t count, const QLocale& locale);

/// What will train, in words and numbers: "U-Net only: 14.2 M of 18.2 M parameters".
QString share_words(const std::string& choice, const TrainedShare& share, const QLocale& locale);

} // namespace formant
