#pragma once

#include "ui/training/loss_trend.h"

#include <QtCore/QDateTime>
#include <QtCore/QLocale>
#include <QtCore/QString>

#include <cstdint>
#include <optional>

namespace formant {

/// What is known of a training's health; what is not is absent.
struct HealthFacts {
    bool paused = false;
    std::optional<LossTrend> trend;
    std::optional<double> gpu_busy; ///< 0 to 1
    std::optional<std::int64_t> steps_to_save;
    std::optional<QDateTime> done_at;
    std::optional<std::int64_t> advised_at; ///< the step of advice that came lately
};

/// How good it is, for the sign before the line.
enum class Health { good, to_watch, paused };
Health health_of(const HealthFacts& facts);

/// "Healthy: loss falling 2.1 % an hour; GPU 97 % busy; next checkpoint in 40 steps; done at about
/// 18:20". Empty where nothing is known. Pure.
QString health_line(const HealthFacts& facts, const QDateTime& now, const QLocale& locale);

} // namespace formant
