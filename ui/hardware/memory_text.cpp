#include "ui/hardware/memory_text.h"

#include "ui/hardware/gauge.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>

namespace formant {
namespace {

QString gibibytes(std::int64_t bytes) {
    return QLocale().toString(static_cast<double>(bytes) / (1 << 30), 'f', 1);
}

} // namespace

QString memory_text(std::int64_t bytes) {
    return QCoreApplication::translate("formant::memory_text", "%1 GiB").arg(gibibytes(bytes));
}

void show_memory(Gauge& gauge, const std::optional<std::int64_t>& used,
                 const std::optional<std::int64_t>& total) {
    if (!used || !total || *total <= 0)
        return gauge.set_not_available();
    gauge.set_value(static_cast<double>(*used) / static_cast<double>(*total),
                    QCoreApplication::translate("formant::memory_text", "%1 of %2 GiB")
                        .arg(gibibytes(*used), gibibytes(*total)));
}

} // namespace formant
