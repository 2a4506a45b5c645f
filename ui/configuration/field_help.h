#pragma once

#include "engine/session/config/config_form.h"

#include <QtCore/QString>

namespace formant {

/// Describes the accepted values of a setting in the window's language: "A whole number. From 1 to
/// 4096. In samples. 0: automatic."
QString accepted_values_text(const FormField& field);

/// Returns the help on a setting as rich text: key, help, accepted values, default, and whether it
/// can be changed during training.
QString help_text(const FormField& field);

} // namespace formant
