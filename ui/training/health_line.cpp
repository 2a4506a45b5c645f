#include "ui/training/health_line.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

#include <cmath>

namespace formant {
namespace {

struct HealthLine {
    Q_DECLARE_TR_FUNCTIONS(formant::HealthLine)
};

constexpr double min_change = 0.005; ///< smaller changes are noise
constexpr double max_rise = 0.05;

QString trend_text(const LossTrend& trend, const QLocale& locale) {
    if (std::abs(trend.change) < min_change)
        return HealthLine::tr("loss flat");
    const QString percent = locale.toString(100 * std::abs(trend.change), 'f', 1);
    const bool by_hour = trend.per == LossTrend::Per::hour;
    if (trend.change < 0)
        return (by_hour ? HealthLine::tr("loss falling %1 % per hour")
                        : HealthLine::tr("loss falling %1 % per minute"))
            .arg(percent);
    return (by_hour ? HealthLine::tr("loss rising %1 % per hour")
                    : HealthLine::tr("loss rising %1 % per minute"))
        .arg(percent);
}

/// Adds the date if it is not today.
QString end_text(const QDateTime& done, const QDateTime& now, const QLocale& locale) {
    const QString time = locale.toString(done.time(), QLocale::ShortFormat);
    if (done.date() == now.date())
        return HealthLine::tr("done at about %1").arg(time);
    return HealthLine::tr("done on %1 at about %2")
        .arg(locale.toString(done.date(), QLocale::ShortFormat), time);
}

QStringList fact_texts(const HealthFacts& facts, const QDateTime& now, const QLocale& locale) {
    QStringList texts;
    const bool is_standing = facts.paused || facts.waiting_for_disk;
    if (facts.trend && !is_standing)
        texts += trend_text(*facts.trend, locale);
    if (facts.gpu_busy)
        texts +=
            HealthLine::tr("GPU %1 % busy").arg(locale.toString(100 * *facts.gpu_busy, 'f', 0));
    if (facts.steps_to_save)
        texts += HealthLine::tr("next checkpoint in %n steps", "",
                                static_cast<int>(*facts.steps_to_save));
    if (facts.done_at && !is_standing)
        texts += end_text(*facts.done_at, now, locale);
    return texts;
}

QString joined(const QStringList& texts) {
    QString line = texts.front();
    for (qsizetype i = 1; i < texts.size(); ++i)
        line = HealthLine::tr("%1; %2", "two facts in a list").arg(line, texts[i]);
    return line;
}

} // namespace

Health health_of(const HealthFacts& facts) {
    if (facts.waiting_for_disk)
        return Health::warning;
    if (facts.paused)
        return Health::paused;
    const bool rises = facts.trend && facts.trend->change > max_rise;
    return facts.advised_at || rises ? Health::warning : Health::good;
}

QString health_line(const HealthFacts& facts, const QDateTime& now, const QLocale& locale) {
    const QStringList texts = fact_texts(facts, now, locale);
    if (facts.waiting_for_disk)
        return texts.isEmpty() ? HealthLine::tr("Waiting for disk space")
                               : HealthLine::tr("Waiting for disk space: %1").arg(joined(texts));
    if (texts.isEmpty())
        return facts.paused ? HealthLine::tr("Paused") : QString();
    if (facts.paused)
        return HealthLine::tr("Paused: %1").arg(joined(texts));
    if (facts.advised_at)
        return HealthLine::tr("See the advice at step %1: %2")
            .arg(locale.toString(static_cast<qlonglong>(*facts.advised_at)), joined(texts));
    if (health_of(facts) == Health::warning)
        return HealthLine::tr("Warning: %1").arg(joined(texts));
    return HealthLine::tr("Healthy: %1").arg(joined(texts));
}

} // namespace formant
