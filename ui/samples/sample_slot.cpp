#include "ui/samples/sample_slot.h"

#include "engine/session/recording/spectrogram.h"
#include "ui/languages/shown.h"
#include "ui/samples/sample_model.h"
#include "ui/samples/spectrogram_plot.h"
#include "ui/tasks/background_task.h"
#include "ui/themed_icon.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStyle>

namespace formant {

struct SampleSlot::LoadedSample {
    AudioPlayer::Sound sound;
    Spectrogram spectrogram;
};

SampleSlot::SampleSlot(QChar letter, QWidget* parent)
    : QGroupBox(parent), letter_(letter), text_(new QLabel), play_(new QPushButton),
      stop_(new QPushButton), plot_(new SpectrogramPlot) {
    lay_out();
    retranslate();
    connect(play_, &QPushButton::clicked, this, &SampleSlot::play_requested);
    connect(stop_, &QPushButton::clicked, this, &SampleSlot::stop_requested);
    connect(&plot_->playback(), &PlotPlayback::toggle_requested, this, &SampleSlot::play_requested);
    connect(&plot_->playback(), &PlotPlayback::seek_requested, this, &SampleSlot::seek_requested);
}

SampleSlot::~SampleSlot() = default;

void SampleSlot::lay_out() {
    const QString suffix = letter_.toLower();
    setObjectName("slot_" + suffix);
    text_->setObjectName("words_" + suffix);
    play_->setObjectName("play_" + suffix);
    stop_->setObjectName("stop_" + suffix);
    plot_->setObjectName("spectrogram_" + suffix);
    text_->setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->addWidget(text_, 1);
    row->addWidget(play_, 0, Qt::AlignTop);
    row->addWidget(stop_, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->addLayout(row);
    column->addWidget(plot_, 1);
}

void SampleSlot::retranslate() {
    setTitle(QString(letter_));
    plot_->setAccessibleName(tr("Spectrogram of %1").arg(letter_));
    text_->setText(sample_.file.empty()
                       ? tr("Slot %1 is empty: choose a sample in the list.").arg(letter_)
                       : tr("Step %1, %2: “%3”")
                             .arg(SampleModel::step_text(sample_),
                                  SampleModel::weights_text(sample_), shown(sample_.text)));
    play_->setText(is_playing_ ? tr("Pause %1").arg(letter_) : tr("Play %1").arg(letter_));
    play_->setToolTip(tr("Shortcut in the list: %1").arg(letter_));
    play_->setIcon(themed_icon(is_playing_ ? QStyle::SP_MediaPause : QStyle::SP_MediaPlay));
    play_->setEnabled(sound_ != nullptr);
    stop_->setText(tr("Stop"));
    stop_->setAccessibleName(tr("Stop %1").arg(letter_));
    stop_->setToolTip(tr("Stops and goes back to the beginning."));
    stop_->setIcon(themed_icon(QStyle::SP_MediaStop));
    stop_->setEnabled(can_stop_);
}

void SampleSlot::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QGroupBox::changeEvent(event);
}

void SampleSlot::show_sample(const RunSample& sample) {
    clear();
    sample_ = sample;
    retranslate();
    reading_ = std::make_unique<BackgroundTask>(
        *this,
        [file = sample.file](const CancellationToken&) {
            return read_sound(file).map([](DecodedSound sound) {
                Spectrogram spectrogram = compute_spectrogram(sound);
                return LoadedSample{std::make_shared<const DecodedSound>(std::move(sound)),
                                    std::move(spectrogram)};
            });
        },
        [this](Result<LoadedSample> result) { on_loaded(std::move(result)); });
}

void SampleSlot::on_loaded(Result<LoadedSample> result) {
    if (!result)
        return Q_EMIT failed(result.error());
    sound_ = result->sound;
    plot_->show_spectrogram(result->spectrogram);
    retranslate();
    Q_EMIT loaded();
}

void SampleSlot::clear() {
    reading_.reset();
    sample_ = {};
    sound_.reset();
    is_playing_ = can_stop_ = false;
    plot_->clear();
    retranslate();
}

void SampleSlot::set_playing(bool playing, bool can_stop) {
    if (playing == is_playing_ && can_stop == can_stop_)
        return;
    is_playing_ = playing;
    can_stop_ = can_stop;
    retranslate();
}

} // namespace formant
