#pragma once

#include <QtCore/QObject>

#include <vector>

class QCPAxis;
class QCPAxisRect;
class QCPItemStraightLine;
class QCustomPlot;

namespace formant {

/// Adds playback to a plot over time: a line at the current position, seeking, and zoom.
///
/// A click seeks, a drag moves the time axis, the wheel zooms it, and a double click shows all of
/// it. By keyboard, the arrows seek and + and - zoom.
class PlotPlayback : public QObject {
    Q_OBJECT
  public:
    /// `rects` are the parts of `plot`, one above the other, that show the same time.
    PlotPlayback(QCustomPlot& plot, std::vector<QCPAxisRect*> rects);

    /// Sets the length of the time axis and shows all of it.
    void set_length(double seconds);
    /// Moves the line; 0 hides it.
    void set_position(double seconds);
    double position() const { return position_; }

  Q_SIGNALS:
    void seek_requested(double seconds);
    void toggle_requested(); ///< play or pause, by Space

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QCPAxis* time_axis() const;
    void add_line(QCPAxisRect& rect);
    void show_range(double lower, double upper);
    void zoom(double factor);
    void seek_to(double seconds);
    void seek_to_pixel(double x);
    bool press_key(int key);

    QCustomPlot& plot_;
    std::vector<QCPAxisRect*> rects_;
    std::vector<QCPItemStraightLine*> lines_;
    double length_s_ = 0;
    double position_ = 0;
    double pressed_at_ = 0; ///< pixels
};

} // namespace formant
