#pragma once

#include "engine/session/recording/waveform.h"
#include "ui/samples/plot_playback.h"

#include <qcustomplot.h>

namespace formant {

/// Plots a recording's waveform, and its spectrogram below, over the same time axis, with its
/// playback (PlotPlayback).
class RecordingPlot : public QCustomPlot {
    Q_OBJECT
  public:
    explicit RecordingPlot(QWidget* parent = nullptr);

    void show_waveform(const Waveform& waveform);
    void clear();
    PlotPlayback& playback() { return *playback_; }
    bool is_empty() const { return highest_->data()->isEmpty(); }

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void draw_outline(const Waveform& waveform);
    void draw_spectrogram(const Waveform& waveform);
    void retranslate();
    void apply_colors();

    QCPGraph* lowest_;
    QCPGraph* highest_;
    QCPAxisRect* below_;
    QCPColorMap* spectrogram_;
    PlotPlayback* playback_;
};

} // namespace formant
