#pragma once

#include "ui/recording/take_recorder.h"

#include <QtWidgets/QWidget>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace formant {

class ErrorNote;
class LevelMeter;

/// The second step of recording: choosing the microphone and measuring the noise of the room.
class RoomPage : public QWidget {
    Q_OBJECT
  public:
    explicit RoomPage(TakeRecorder& recorder, QWidget* parent = nullptr);

    /// Lists the microphones and listens to the chosen one, or to the first.
    void refresh_devices();
    bool is_complete() const; ///< the room was measured
    double noise_dbfs() const { return *noise_dbfs_; }

  Q_SIGNALS:
    void changed();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void lay_out();
    void connect_parts();
    void retranslate();
    void listen();
    void show_failure(const QString& why);
    void measure();
    void show_level(double peak_dbfs);
    void finish_measurement();

    TakeRecorder& recorder_;
    QLabel* device_label_;
    QComboBox* device_;
    QPushButton* refresh_;
    ErrorNote* error_;
    LevelMeter* meter_;
    QLabel* explanation_;
    QPushButton* measure_;
    QProgressBar* progress_;
    QLabel* result_;
    std::optional<double> noise_dbfs_;
};

} // namespace formant
