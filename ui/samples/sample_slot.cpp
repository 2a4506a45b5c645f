#include "ui/samples/sample_slot.h"

#include "engine/session/recording/spectrogram.h"
#include "ui/samples/sample_model.h"
#include "ui/samples/spectrogram_plot.h"
#include "ui/sign_icon.h"
#include "ui/tasks/background_task.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStyle>

namespace formant {

struct SampleSlot::Heard {
    AudioPlayer::Sound sound;
    Spectrogram spectrogram;
};

SampleSlot::SampleSlot(QChar letter, QWidget* parent)
    : QGroupBox(parent), letter_(letter), words_(new QLabel), play_(new QPushButton),
      plot_(new SpectrogramPlot) {
    lay_out();
    retranslate();
    connect(play_, &QPushButton::clicked, this, &SampleSlot::play_asked);
}

SampleSlot::~SampleSlot() = default;

void SampleSlot::lay_out() {
    const QString suffix = letter_.toLower();
    setObjectName("slot_" + suffix);
    words_->setObjectName("words_" + suffix);
    play_->setObjectName("play_" + suffix);
    plot_->setObjectName("spectrogram_" + suffix);
    words_->setWordWrap(true);
    words_->setTextFormat(Qt::PlainText);
    auto* row = new QHBoxLayout;
    row->addWidget(words_, 1);
    row->addWidget(play_, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->addLayout(row);
    column->addWidget(plot_, 1);
}

void SampleSlot::retranslate() {
    setTitle(QString(letter_));
    plot_->setAccessibleName(tr("Spectrogram of %1").arg(letter_));
    words_->setText(sample_.file.empty()
                        ? tr("Nothing is in %1 yet: choose a sample in the list.").arg(letter_)
                        : tr("Step %1, %2: “%3”")
                              .arg(SampleModel::step_words(sample_),
                                   SampleModel::weights_words(sample_),
                                   QString::fromStdString(sample_.text)));
    play_->setText(is_playing_ ? tr("Pause %1").arg(letter_) : tr("Play %1").arg(letter_));
    play_->setToolTip(tr("In the list: the key %1").arg(letter_));
    play_->setIcon(sign_icon(is_playing_ ? QStyle::SP_MediaPause : QStyle::SP_MediaPlay));
    play_->setEnabled(sound_ != nullptr);
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
        [file = sample.file](const Cancellation&) {
            return read_sound(file).map([](DecodedSound sound) {
                Spectrogram spectrogram = spectrogram_of(sound);
                return Heard{std::make_shared<const DecodedSound>(std::move(sound)),
                             std::move(spectrogram)};
            });
        },
        [this](Result<Heard> heard) { take(std::move(heard)); });
}

void SampleSlot::take(Result<Heard> heard) {
    if (!heard)
        return Q_EMIT failed(heard.error());
    sound_ = heard->sound;
    plot_->show_spectrogram(heard->spectrogram);
    retranslate();
    Q_EMIT loaded();
}

void SampleSlot::clear() {
    reading_.reset();
    sample_ = {};
    sound_.reset();
    is_playing_ = false;
    plot_->clear();
    retranslate();
}

void SampleSlot::set_playing(bool playing) {
    is_playing_ = playing;
    retranslate();
}

} // namespace formant
