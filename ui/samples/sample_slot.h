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

/// Holds one side of a comparison: a sample, its spectrogram, and buttons that play and stop it.
class SampleSlot : public QGroupBox {
    Q_OBJECT
  public:
    /// `letter`: A or B.
    explicit SampleSlot(QChar letter, QWidget* parent = nullptr);
    ~SampleSlot() override;

    /// Loads the sample in the background and emits loaded() or failed().
    void show_sample(const RunSample& sample);
    void clear();
    const AudioPlayer::Sound& sound() const { return sound_; }
    SpectrogramPlot& plot() { return *plot_; }
    void set_playing(bool playing, bool can_stop);

  Q_SIGNALS:
    void loaded();
    void failed(const formant::Error& error);
    void play_requested();
    void stop_requested();
    void seek_requested(double seconds);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    struct LoadedSample;

    void lay_out();
    void retranslate();
    void on_loaded(Result<LoadedSample> result);

    QChar letter_;
    RunSample sample_;
    AudioPlayer::Sound sound_;
    bool is_playing_ = false;
    bool can_stop_ = false; ///< playing, or paused
    QLabel* text_;
    QPushButton* play_;
    QPushButton* stop_;
    SpectrogramPlot* plot_;
    std::unique_ptr<BackgroundTask> reading_;
};

} // namespace formant
