#include "ui/recording/level_meter.h"

#include <QtCore/QEvent>
#include <QtCore/QLocale>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>

#include <algorithm>
#include <cmath>

namespace formant {
namespace {

constexpr int lowest_dbfs = -60;
constexpr double loud_dbfs = -1; // the next louder sound is clipped
constexpr double soft_dbfs = -26;
constexpr qint64 held_ms = 1000; // long enough to be read

} // namespace

LevelMeter::LevelMeter(QWidget* parent)
    : QWidget(parent), name_(new QLabel), bar_(new QProgressBar), words_(new QLabel) {
    bar_->setObjectName("level");
    bar_->setRange(lowest_dbfs, 0);
    bar_->setTextVisible(false);
    words_->setObjectName("level_words");
    words_->setMinimumWidth(fontMetrics().averageCharWidth() * 34);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(name_);
    row->addWidget(bar_, 1);
    row->addWidget(words_);
    clear();
}

void LevelMeter::show_level(double peak_dbfs) {
    is_heard_ = true;
    bar_->setValue(std::max(lowest_dbfs, static_cast<int>(std::lround(peak_dbfs))));
    if (peak_dbfs < loudest_dbfs_ && since_loudest_.isValid() &&
        !since_loudest_.hasExpired(held_ms))
        return;
    loudest_dbfs_ = peak_dbfs;
    since_loudest_.start();
    retranslate();
}

void LevelMeter::clear() {
    is_heard_ = false;
    since_loudest_.invalidate();
    bar_->setValue(lowest_dbfs);
    retranslate();
}

QString LevelMeter::words() const {
    return words_->text();
}

QString LevelMeter::judgement() const {
    if (!is_heard_)
        return tr("no sound yet");
    const QString level = locale().toString(loudest_dbfs_, 'f', 0);
    if (loudest_dbfs_ > loud_dbfs)
        return tr("%1 dB: too loud").arg(level);
    return loudest_dbfs_ < soft_dbfs ? tr("%1 dB: soft").arg(level)
                                     : tr("%1 dB: good for speech").arg(level);
}

void LevelMeter::retranslate() {
    name_->setText(tr("Level:"));
    bar_->setAccessibleName(tr("Level of the microphone"));
    words_->setText(judgement());
    bar_->setAccessibleDescription(words_->text());
}

void LevelMeter::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace formant
