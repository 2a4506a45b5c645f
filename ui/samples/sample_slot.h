#pragma once

#include "engine/session/runs/run_samples.h"
#include "ui/samples/audio_player.h"

#include <QtWidgets/QGroupBox>

#include <memory>

class QLabel;
class QPushButton;

namespace formant {

class BackgroundTask;
class SpectrogramPlot;

/// One of the two places of a comparison: a sample, its picture, and the button that plays it.
class SampleSlot : public QGroupBox {
    Q_OBJECT
  public:
    /// `letter`: what people call it, A or B.
    explicit SampleSlot(QChar letter, QWidget* parent = nullptr);
    ~SampleSlot() override;

    /// Reads it in the background; `loaded` or `failed` follows.
    void show_sample(const RunSample& sample);
    void clear();
    const AudioPlayer::Sound& sound() const { return sound_; }
    SpectrogramPlot& plot() { return *plot_; }
    void set_playing(bool playing);

  Q_SIGNALS:
    void loaded();
    void failed(const formant::Error& error);
    void play_asked();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    struct Heard;

    void lay_out();
    void retranslate();
    void take(Result<Heard> heard);

    QChar letter_;
    RunSample sample_;
    AudioPlayer::Sound sound_;
    bool is_playing_ = false;
    QLabel* words_;
    QPushButton* play_;
    SpectrogramPlot* plot_;
    std::unique_ptr<BackgroundTask> reading_;
};

} // namespace formant
