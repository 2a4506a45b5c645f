#pragma once

#include <QtCore/QString>

#include <cstdint>
#include <optional>

namespace formant {

class Gauge;

/// Formats a size as "24.0 GiB".
QString memory_text(std::int64_t bytes);

/// Shows memory use as "10.2 of 24.0 GiB".
void show_memory(Gauge& gauge, const std::optional<std::int64_t>& used,
                 const std::optional<std::int64_t>& total);

} // namespace formant
