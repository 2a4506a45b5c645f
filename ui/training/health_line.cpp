#include "ui/training/health_line.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

#include <cmath>

namespace formant {
namespace {

struct HealthLine {
    Q_DECLARE_TR_FUNCTIONS(formant::HealthLine)
};

constexpr double level_change = 0.005; ///< smaller ones are noise
constexpr double clear_rise = 0.05;

QString words_of(const LossTrend& trend, const QLocale& locale) {
    if (std::abs(trend.change) < level_change)
        return HealthLine::tr("loss level");
    const QString percent = locale.toString(100 * std::abs(trend.change), 'f', 1);
    const bool by_hour = trend.per == LossTrend::Per::hour;
    if (trend.change < 0)
        return (by_hour ? HealthLine::tr("loss falling %1 % an hour")
                        : HealthLine::tr("loss falling %1 % a minute"))
            .arg(percent);
    return (by_hour ? HealthLine::tr("loss rising %1 % an hour")
                    : HealthLine::tr("loss rising %1 % a minute"))
        .arg(percent);
}

/// With the day where it is another one.
QString words_of(const QDateTime& done, const QDateTime& now, const QLocale& locale) {
    const QString time = locale.toString(done.time(), QLocale::ShortFormat);
    if (done.date() == now.date())
        return HealthLine::tr("done at about %1").arg(time);
    return HealthLine::tr("done on %1 at about %2")
        .arg(locale.toString(done.date(), QLocale::ShortFormat), time);
}

QStringList words_of(const HealthFacts& facts, const QDateTime& now, const QLocale& locale) {
    QStringList words;
    if (facts.trend && !facts.paused)
        words += words_of(*facts.trend, locale);
    if (facts.gpu_busy)
        words +=
            HealthLine::tr("GPU %1 % busy").arg(locale.toString(100 * *facts.gpu_busy, 'f', 0));
    if (facts.steps_to_save)
        words += HealthLine::tr("next checkpoint in %n steps", "",
                                static_cast<int>(*facts.steps_to_save));
    if (facts.done_at && !facts.paused)
        words += words_of(*facts.done_at, now, locale);
    return words;
}

/// Each of them says something of its own.
QString listed(const QStringList& words) {
    QString line = words.front();
    for (qsizetype i = 1; i < words.size(); ++i)
        line = HealthLine::tr("%1; %2", "two facts in a list").arg(line, words[i]);
    return line;
}

} // namespace

Health health_of(const HealthFacts& facts) {
    if (facts.paused)
        return Health::paused;
    const bool rises = facts.trend && facts.trend->change > clear_rise;
    return facts.advised_at || rises ? Health::to_watch : Health::good;
}

QString health_line(const HealthFacts& facts, const QDateTime& now, const QLocale& locale) {
    const QStringList words = words_of(facts, now, locale);
    if (words.isEmpty())
        return facts.paused ? HealthLine::tr("Paused") : QString();
    if (facts.paused)
        return HealthLine::tr("Paused: %1").arg(listed(words));
    if (facts.advised_at)
        return HealthLine::tr("Look at the advice of step %1: %2")
            .arg(locale.toString(static_cast<qlonglong>(*facts.advised_at)), listed(words));
    if (health_of(facts) == Health::to_watch)
        return HealthLine::tr("To be watched: %1").arg(listed(words));
    return HealthLine::tr("Healthy: %1").arg(listed(words));
}

} // namespace formant
