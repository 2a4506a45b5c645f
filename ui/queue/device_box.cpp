#include "ui/queue/device_box.h"

#include <QtCore/QCoreApplication>

namespace formant {
namespace {

/// Context of texts outside of a widget class.
struct DeviceBox {
    Q_DECLARE_TR_FUNCTIONS(formant::DeviceBox)
};

} // namespace

QComboBox* make_device_box(const std::vector<GpuChoice>& gpus, const std::string& chosen) {
    auto* box = new QComboBox;
    box->addItem(DeviceBox::tr("automatic"), "auto");
    box->addItem(DeviceBox::tr("CPU"), "cpu");
    for (const GpuChoice& gpu : gpus) {
        const QString number = QString::fromStdString(gpu.device);
        box->addItem(DeviceBox::tr("GPU %1: %2").arg(number, QString::fromStdString(gpu.name)),
                     number);
    }
    const QString wanted = QString::fromStdString(chosen);
    if (box->findData(wanted) < 0)
        box->addItem(DeviceBox::tr("GPU %1").arg(wanted), wanted);
    box->setCurrentIndex(box->findData(wanted));
    return box;
}

} // namespace formant
