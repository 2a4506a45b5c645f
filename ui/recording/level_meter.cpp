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
constexpr double loud_dbfs = -1; // anything louder clips
constexpr double soft_dbfs = -26;
constexpr qint64 held_ms = 1000; // long enough to be read

} // namespace

LevelMeter::LevelMeter(QWidget* parent)
    : QWidget(parent), name_(new QLabel), bar_(new QProgressBar), text_(new QLabel) {
    bar_->setObjectName("level");
    bar_->setRange(lowest_dbfs, 0);
    bar_->setTextVisible(false);
    text_->setObjectName("level_words");
    text_->setMinimumWidth(fontMetrics().averageCharWidth() * 34);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(name_);
    row->addWidget(bar_, 1);
    row->addWidget(text_);
    clear();
}

void LevelMeter::show_level(double peak_dbfs) {
    has_level_ = true;
    bar_->setValue(std::max(lowest_dbfs, static_cast<int>(std::lround(peak_dbfs))));
    if (peak_dbfs < loudest_dbfs_ && since_loudest_.isValid() &&
        !since_loudest_.hasExpired(held_ms))
        return;
    loudest_dbfs_ = peak_dbfs;
    since_loudest_.start();
    retranslate();
}

void LevelMeter::clear() {
    has_level_ = false;
    since_loudest_.invalidate();
    bar_->setValue(lowest_dbfs);
    retranslate();
}

QString LevelMeter::text() const {
    return text_->text();
}

QString LevelMeter::level_text() const {
    if (!has_level_)
        return tr("no sound yet");
    const QString level = locale().toString(loudest_dbfs_, 'f', 0);
    if (loudest_dbfs_ > loud_dbfs)
        return tr("Peak %1 dBFS: too loud").arg(level);
    return loudest_dbfs_ < soft_dbfs ? tr("Peak %1 dBFS: too quiet").arg(level)
                                     : tr("Peak %1 dBFS: good").arg(level);
}

void LevelMeter::retranslate() {
    name_->setText(tr("Level:"));
    bar_->setAccessibleName(tr("Microphone level"));
    text_->setText(level_text());
    bar_->setAccessibleDescription(text_->text());
}

void LevelMeter::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace formant
