#pragma once

#include "engine/session/training/layer_tree.h"
#include "engine/session/training/model_layers.h"

#include <QtCore/QLocale>
#include <QtCore/QString>

namespace formant {

/// Returns the label of a value of train.layers: "U-Net only".
QString layer_choice_label(const std::string& choice);

/// Returns the translated name of a layer group. Groups without a translation, and single layers,
/// keep the engine's name.
QString layer_title(const LayerNode& node);

/// Formats a number of parameters: "14.2 M".
QString parameter_count(std::int64_t count, const QLocale& locale);

/// Returns the trainable share: "U-Net only: 14.2 M of 18.2 M parameters".
QString share_text(const std::string& choice, const TrainedShare& share, const QLocale& locale);

} // namespace formant
