#include "ui/plots/metric_csv.h"

#include <QLocale>
#include <array>

namespace formant {
namespace {

constexpr std::array column_names = {
    "loss",        "validation",    "learning_rate", "gradient_norm",   "loss_scale",
    "step_ms",     "samples_per_s", "gpu_percent",   "gpu_memory_gib",  "gpu_temperature_c",
    "gpu_power_w", "cpu_percent",   "memory_gib",    "rank_compute_ms", "rank_wait_ms"};

/// Writes the shortest form that reads back as the same number.
QByteArray digits(double value) {
    return QByteArray::number(value, 'g', QLocale::FloatingPointShortest);
}

QByteArray quoted(const std::string& name) {
    QByteArray text = QByteArray::fromStdString(name);
    return '"' + text.replace('"', "\"\"") + '"';
}

} // namespace

QByteArray csv_of(const RunMetrics& run, const std::vector<Quantity>& quantities) {
    QByteArray table = "quantity,curve,step,training_time_s,value,smoothed\n";
    for (const Quantity quantity : quantities)
        for (const NamedSeries& one : run.of(quantity)) {
            const QByteArray begin = QByteArray(column_names[static_cast<std::size_t>(quantity)]) +
                                     ',' + quoted(one.name) + ',';
            for (const MetricPoint& point : one.series.points())
                table += begin + digits(point.step) + ',' + digits(point.time_s) + ',' +
                         digits(point.value) + ',' + digits(point.smoothed) + '\n';
        }
    return table;
}

} // namespace formant
