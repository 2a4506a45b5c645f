#pragma once

#include "engine/session/config/run_config.h"

#include <QtCore/QString>

#include <map>
#include <string>

namespace formant {

/// Returns why settings have no effect in this configuration, in the window's language, by key.
std::map<std::string, QString> inactive_reasons(const RunConfig& config);

} // namespace formant
