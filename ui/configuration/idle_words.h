#pragma once

#include "engine/session/config/run_config.h"

#include <QtCore/QString>

#include <map>
#include <string>

namespace formant {

/// Why settings change nothing in this configuration, in the window's language, by their keys.
std::map<std::string, QString> idle_words(const RunConfig& config);

} // namespace formant
