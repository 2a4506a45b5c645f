#pragma once

#include "engine/session/recording/spectrogram.h"
#include "ui/samples/plot_playback.h"

#include <qcustomplot.h>

namespace formant {

/// Shows a spectrogram over time, with its playback (PlotPlayback). Left to right in every
/// language.
class SpectrogramPlot : public QCustomPlot {
    Q_OBJECT
  public:
    explicit SpectrogramPlot(QWidget* parent = nullptr);

    void show_spectrogram(const Spectrogram& spectrogram);
    void clear();
    double seconds() const { return seconds_; }
    /// Sets the length of the time axis, so that two plots have the same.
    void set_span(double seconds);
    void set_position(double seconds);
    PlotPlayback& playback() { return *playback_; }
    bool is_empty() const { return seconds_ <= 0; }

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();
    void update_colors();
    void replot_soon() { replot(QCustomPlot::rpQueuedReplot); }

    QCPColorMap* map_;
    PlotPlayback* playback_;
    double seconds_ = 0;
};

} // namespace formant
