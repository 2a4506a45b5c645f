#pragma once

#include "engine/session/config/config_form.h"

#include <QtCore/QString>

namespace formant {

/// What a field takes, as a sentence in the window's language: "A whole number from 1 to 4096, in
/// samples; 0: automatic."
QString takes_words(const FormField& field);

/// What stands beside the form for the field that has the focus: key, help, what it takes, its
/// default, and whether a running training takes it up. Rich text.
QString help_words(const FormField& field);

} // namespace formant
