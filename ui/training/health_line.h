#pragma once

#include "ui/training/loss_trend.h"

#include <QtCore/QDateTime>
#include <QtCore/QLocale>
#include <QtCore/QString>

#include <cstdint>
#include <optional>

namespace formant {

/// Holds what is known of a run's health; unknown facts are absent.
struct HealthFacts {
    bool paused = false;
    bool waiting_for_disk = false; ///< the run waits until there is free disk space
    std::optional<LossTrend> trend;
    std::optional<double> gpu_busy; ///< 0 to 1
    std::optional<std::int64_t> steps_to_save;
    std::optional<QDateTime> done_at;
    std::optional<std::int64_t> advised_at; ///< step of advice whose cause has not passed
};

/// Grades the health, for the icon before the line.
enum class Health { good, warning, paused };
Health health_of(const HealthFacts& facts);

/// Returns a summary such as "Healthy: loss falling 2.1 % per hour; GPU 97 % busy; next checkpoint
/// in 40 steps; done at about 18:20". Empty if nothing is known. Pure.
QString health_line(const HealthFacts& facts, const QDateTime& now, const QLocale& locale);

} // namespace formant
