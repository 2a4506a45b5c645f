#include "ui/training/run_choices.h"

#include "engine/session/runs/demo_run.h"
#include "engine/session/runs/open_run.h"
#include "ui/files/start_folder.h"
#include "ui/tasks/background_task.h"
#include "ui/training/several_gpus.h"
#include "ui/translate.h"

#include <QtCore/QDir>
#include <QtCore/QEvent>
#include <QtCore/QFileInfo>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace formant {
namespace {

bool names_several(const QString& device) {
    return device.contains(',');
}

/// Returns the entry of several GPUs; -1: there is none.
int several_index(const QComboBox& devices) {
    for (int index = 0; index < devices.count(); ++index)
        if (names_several(devices.itemData(index).toString()))
            return index;
    return -1;
}

} // namespace

RunChoices::~RunChoices() = default;

RunChoices::RunChoices(RunRequest base, QWidget* parent)
    : QWidget(parent), base_(std::move(base)), config_label_(new QLabel), config_(new QComboBox),
      open_(new QPushButton), prepare_(new QPushButton), device_label_(new QLabel),
      device_(new QComboBox), several_(new SeveralGpus) {
    config_label_->setBuddy(config_);
    config_->setObjectName("config");
    config_->addItem(QString()); // the demo has no data, because it is not a file
    config_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    open_->setObjectName("open_config");
    prepare_->setObjectName("prepare_demo");
    device_label_->setBuddy(device_);
    device_->setObjectName("device");
    device_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    device_->addItem(QString(), "auto");
    device_->addItem(QString(), "cpu");
    lay_out();
    retranslate();
    choose_device(QString::fromStdString(base_.device));
    if (!base_.config_file.empty())
        open_config(QString::fromStdString(base_.config_file));
    show_demo_button();
    connect(open_, &QPushButton::clicked, this, &RunChoices::ask_for_config);
    connect(prepare_, &QPushButton::clicked, this, &RunChoices::prepare_demo);
    connect(config_, &QComboBox::currentIndexChanged, this, &RunChoices::show_demo_button);
    connect(config_, &QComboBox::currentIndexChanged, this, &RunChoices::changed);
    connect(device_, &QComboBox::currentIndexChanged, this, [this] { several_->tick(device()); });
    connect(device_, &QComboBox::currentIndexChanged, this, &RunChoices::changed);
    connect(several_, &SeveralGpus::changed, this, &RunChoices::choose_ticked_gpus);
}

void RunChoices::lay_out() {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(config_label_);
    layout->addWidget(config_, 1);
    layout->addWidget(open_);
    layout->addWidget(prepare_);
    layout->addWidget(device_label_);
    layout->addWidget(device_);
    layout->addWidget(several_);
}

void RunChoices::retranslate() {
    config_label_->setText(tr("&Configuration:"));
    config_->setItemText(0, tr("Demo voice: spoken numbers"));
    open_->setText(tr("&Open…"));
    prepare_->setText(preparing_ ? tr("Preparing the demo…") : tr("Prepare the demo"));
    prepare_->setToolTip(
        tr("Prepares the recordings of the demo voice, which takes some seconds."));
    device_label_->setText(tr("&Device:"));
    device_->setItemText(0, tr("automatic"));
    device_->setItemText(1, tr("CPU"));
    name_gpus();
}

void RunChoices::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void RunChoices::open_config(const QString& file) {
    const QString path = QDir::cleanPath(QFileInfo(file).absoluteFilePath());
    int index = config_->findData(path);
    if (index < 0) {
        index = config_->count();
        config_->addItem(QDir::toNativeSeparators(path), path);
    }
    if (index == config_->currentIndex())
        return void(Q_EMIT changed()); // its file may have changed
    config_->setCurrentIndex(index);
}

void RunChoices::show_demo_button() {
    prepare_->setVisible(config().isEmpty() && !has_demo_recordings());
    prepare_->setEnabled(preparing_ == nullptr);
    retranslate();
}

void RunChoices::prepare_demo() {
    preparing_ = std::make_unique<BackgroundTask>(
        *this,
        [](const CancellationToken& cancellation) { return prepare_demo_recordings(cancellation); },
        [this](const Result<void>& prepared) {
            preparing_.reset();
            show_demo_button();
            if (prepared)
                Q_EMIT changed();
            else
                Q_EMIT failed(prepared.error());
        });
    show_demo_button();
}

void RunChoices::offer(const QStringList& recent) {
    for (const QString& path : recent)
        if (QFileInfo::exists(path) && config_->findData(path) < 0)
            config_->addItem(QDir::toNativeSeparators(path), path);
}

QStringList RunChoices::offered() const {
    QStringList all;
    for (int index = 1; index < config_->count(); ++index)
        all += config_->itemData(index).toString();
    if (const auto selected = all.indexOf(config()); selected > 0)
        all.move(selected, 0);
    return all;
}

void RunChoices::ask_for_config() {
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Open a configuration"), start_config(config_->currentData().toString()),
        tr("YAML (*.yaml *.yml)"));
    if (!file.isEmpty())
        open_config(file);
}

void RunChoices::add_gpus(const GpuChoices& found) {
    gpus_ = found;
    const QString chosen = device_->currentData().toString();
    for (const GpuChoice& gpu : found.gpus)
        if (const QString device = QString::fromStdString(gpu.device);
            device_->findData(device) < 0)
            device_->addItem(QString(), device);
    several_->set_gpus(found);
    name_gpus();
    choose_device(chosen);
    several_->tick(chosen);
}

void RunChoices::name_gpus() {
    for (const GpuChoice& gpu : gpus_.gpus) {
        const QString device = QString::fromStdString(gpu.device);
        const QString memory = locale().formattedDataSize(gpu.memory_bytes, 0);
        device_->setItemText(
            device_->findData(device),
            tr("GPU %1: %2 (%3)").arg(device, QString::fromStdString(gpu.name), memory));
    }
    if (const int several = several_index(*device_); several >= 0)
        device_->setItemText(several, tr("GPUs %1").arg(device_->itemData(several).toString()));
    const bool is_known = !gpus_.reason_for_none.empty();
    device_->setToolTip(is_known ? tr("No usable GPU: %1.").arg(translate(gpus_.reason_for_none))
                                 : QString());
}

/// Offers a GPU of the command line before it is known to exist; the start reports if it does not.
void RunChoices::choose_device(const QString& device) {
    if (device_->findData(device) < 0)
        device_->addItem(
            names_several(device) ? tr("GPUs %1").arg(device) : tr("GPU %1").arg(device), device);
    device_->setCurrentIndex(device_->findData(device));
}

/// With fewer than two ticked GPUs, the device is automatic again.
void RunChoices::choose_ticked_gpus() {
    const QString ticked = several_->ticked();
    const int old = several_index(*device_);
    if (ticked.isEmpty() && !names_several(device()))
        return; // the first of two
    {
        const QSignalBlocker quiet(device_);
        device_->removeItem(old);
        choose_device(ticked.isEmpty() ? "auto" : ticked);
    }
    Q_EMIT changed();
}

QString RunChoices::config() const {
    return config_->currentData().toString();
}

QString RunChoices::device() const {
    return device_->currentData().toString();
}

Result<RunRequest> RunChoices::request() const {
    RunRequest request = base_;
    if (names_several(device())) {
        request.device = "auto"; // train.gpus counts only then
        request.settings.push_back("train.gpus=" + device().toStdString());
    } else {
        request.device = device().toStdString();
    }
    const QString opened = config();
    if (!opened.isEmpty())
        return request_to_open(opened.toStdString(), std::move(request));
    request.config_file.clear();
    return demo_run(std::move(request));
}

} // namespace formant
