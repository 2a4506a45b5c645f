#include "ui/recording/room_page.h"

#include "ui/messages/error_note.h"
#include "ui/recording/level_meter.h"
#include "ui/recording/take_feedback.h"

#include <QtCore/QEvent>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace formant {
namespace {

constexpr double measured_s = 2;
constexpr int steps = 100;

} // namespace

RoomPage::RoomPage(TakeRecorder& recorder, QWidget* parent)
    : QWidget(parent), recorder_(recorder), device_label_(new QLabel), device_(new QComboBox),
      refresh_(new QPushButton), error_(new ErrorNote), meter_(new LevelMeter),
      explanation_(new QLabel), measure_(new QPushButton), progress_(new QProgressBar),
      result_(new QLabel) {
    device_->setObjectName("microphone");
    device_label_->setBuddy(device_);
    refresh_->setObjectName("look_again");
    explanation_->setWordWrap(true);
    measure_->setObjectName("measure_room");
    progress_->setObjectName("room_progress");
    progress_->setRange(0, steps);
    progress_->setTextVisible(false);
    result_->setObjectName("room_result");
    result_->setWordWrap(true);
    lay_out();
    connect_parts();
    retranslate();
}

void RoomPage::lay_out() {
    auto* choice = new QHBoxLayout;
    choice->addWidget(device_label_);
    choice->addWidget(device_, 1);
    choice->addWidget(refresh_);
    auto* check = new QHBoxLayout;
    check->addWidget(measure_);
    check->addWidget(progress_, 1);
    auto* rows = new QVBoxLayout(this);
    rows->addLayout(choice);
    rows->addWidget(error_);
    rows->addWidget(meter_);
    rows->addWidget(explanation_);
    rows->addLayout(check);
    rows->addWidget(result_);
    rows->addStretch(1);
}

void RoomPage::connect_parts() {
    connect(device_, &QComboBox::currentIndexChanged, this, &RoomPage::listen);
    connect(refresh_, &QPushButton::clicked, this, &RoomPage::refresh_devices);
    connect(measure_, &QPushButton::clicked, this, &RoomPage::measure);
    connect(&recorder_, &TakeRecorder::level_measured, this, &RoomPage::show_level);
    connect(&recorder_, &TakeRecorder::input_lost, this, &RoomPage::show_failure);
}

void RoomPage::refresh_devices() {
    const QVariant chosen = device_->currentData();
    {
        const QSignalBlocker quiet(device_);
        device_->clear();
        for (const InputDevice& device : recorder_.devices())
            device_->addItem(device.name, device.id);
        if (device_->count() > 0)
            device_->setCurrentIndex(std::max(0, device_->findData(chosen)));
    }
    listen();
}

void RoomPage::listen() {
    error_->clear();
    meter_->clear();
    noise_dbfs_.reset();
    progress_->setValue(0);
    if (const QString why = recorder_.listen(device_->currentData().toByteArray()); !why.isEmpty())
        return show_failure(why);
    measure_->setEnabled(true);
    retranslate();
    Q_EMIT changed();
}

void RoomPage::show_failure(const QString& why) {
    error_->show_text(why);
    measure_->setEnabled(false);
    noise_dbfs_.reset();
    retranslate();
    Q_EMIT changed();
}

void RoomPage::measure() {
    measure_->setEnabled(false);
    noise_dbfs_.reset();
    retranslate();
    recorder_.begin();
}

void RoomPage::show_level(double peak_dbfs) {
    meter_->show_level(peak_dbfs);
    if (measure_->isEnabled() || !recorder_.is_recording() || !isVisible())
        return;
    progress_->setValue(static_cast<int>(steps * recorder_.seconds() / measured_s));
    if (recorder_.seconds() >= measured_s)
        finish_measurement();
}

void RoomPage::finish_measurement() {
    noise_dbfs_ = rms_dbfs(recorder_.end().samples);
    progress_->setValue(steps);
    measure_->setEnabled(true);
    retranslate();
    Q_EMIT changed();
}

bool RoomPage::is_complete() const {
    return noise_dbfs_.has_value();
}

void RoomPage::retranslate() {
    device_label_->setText(tr("&Microphone:"));
    refresh_->setText(tr("&Refresh"));
    explanation_->setText(tr("Speak as loudly as you will read, and check that the level is good. "
                             "Then stay silent for two seconds to measure the room noise."));
    measure_->setText(tr("M&easure room noise"));
    progress_->setAccessibleName(tr("Progress of the noise measurement"));
    result_->setText(noise_dbfs_ ? tr("Noise: %1 dBFS. %2")
                                       .arg(locale().toString(*noise_dbfs_, 'f', 0),
                                            room_feedback(classify_room_noise(*noise_dbfs_)))
                                 : QString());
}

void RoomPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace formant
