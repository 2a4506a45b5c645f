#include "ui/run_choices.h"

#include "engine/session/demo_run.h"
#include "ui/translate.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace formant {

RunChoices::RunChoices(RunRequest base, QWidget* parent)
    : QWidget(parent), base_(std::move(base)), config_(new QComboBox), device_(new QComboBox) {
    auto* config_label = new QLabel(tr("&Configuration:"));
    config_label->setBuddy(config_);
    config_->setObjectName("config");
    config_->addItem(tr("Demo voice: spoken numbers")); // no data: not a file
    config_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto* open = new QPushButton(tr("&Open…"));
    auto* device_label = new QLabel(tr("&Device:"));
    device_label->setBuddy(device_);
    device_->setObjectName("device");
    device_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    device_->addItem(tr("automatic"), "auto");
    device_->addItem(tr("CPU"), "cpu");
    choose_device(QString::fromStdString(base_.device));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(config_label);
    layout->addWidget(config_, 1);
    layout->addWidget(open);
    layout->addWidget(device_label);
    layout->addWidget(device_);
    connect(open, &QPushButton::clicked, this, &RunChoices::ask_for_config);
    if (!base_.config_file.empty())
        open_config(QString::fromStdString(base_.config_file));
}

void RunChoices::open_config(const QString& file) {
    const QString path = QFileInfo(file).absoluteFilePath();
    int index = config_->findData(path);
    if (index < 0) {
        index = config_->count();
        config_->addItem(QDir::toNativeSeparators(path), path);
    }
    config_->setCurrentIndex(index);
}

void RunChoices::ask_for_config() {
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Open a configuration"),
                                     config_->currentData().toString(), tr("YAML (*.yaml *.yml)"));
    if (!file.isEmpty())
        open_config(file);
}

void RunChoices::add_gpus(const GpuChoices& found) {
    const QString chosen = device_->currentData().toString();
    for (const GpuChoice& gpu : found.gpus) {
        const QString device = QString::fromStdString(gpu.device);
        const QString memory = locale().formattedDataSize(gpu.memory_bytes, 0);
        const QString text =
            tr("GPU %1: %2 (%3)").arg(device, QString::fromStdString(gpu.name), memory);
        if (const int index = device_->findData(device); index >= 0)
            device_->setItemText(index, text);
        else
            device_->addItem(text, device);
    }
    choose_device(chosen);
    device_->setToolTip(
        found.gpus.empty()
            ? tr("There is no GPU to train on: %1.").arg(translate(found.reason_for_none))
            : QString());
}

/// A GPU of the command line is offered before it is known whether it is there; the start says if
/// it is not.
void RunChoices::choose_device(const QString& device) {
    if (device_->findData(device) < 0)
        device_->addItem(tr("GPU %1").arg(device), device);
    device_->setCurrentIndex(device_->findData(device));
}

Result<RunRequest> RunChoices::request() const {
    RunRequest request = base_;
    request.config_file = config_->currentData().toString().toStdString();
    request.device = device_->currentData().toString().toStdString();
    return request.config_file.empty() ? demo_run(std::move(request)) : Result<RunRequest>(request);
}

} // namespace formant
