#pragma once

#include "engine/session/dataset_service.h"
#include "ui/data/recording_plot.h"
#include "ui/tasks/background_task.h"

#include <QtWidgets/QWidget>

#include <optional>
#include <string>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace formant {

class ErrorNote;

/// One finding at close range: its sentence, its recording as picture and sound, its text, and what
/// can be done about it.
class FindingDetails : public QWidget {
    Q_OBJECT
  public:
    explicit FindingDetails(std::string decode_program, QWidget* parent = nullptr);

    /// `can_change`: its entry can be given another text, or be left out. `chosen`: of so many
    /// findings, this one among them.
    void show_finding(const DatasetFinding& finding, bool can_change, int chosen);
    void show_nothing();

  Q_SIGNALS:
    void play_asked(QString file);
    void text_changed(QString text);
    void exclude_asked();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void lay_out();
    void connect_buttons();
    void retranslate();
    void enable(bool has_recording, bool can_change, int chosen);
    void draw(const std::string& file);
    void read_wanted();
    void show_waveform(const std::string& file, const Result<Waveform>& waveform);

    std::string decode_program_;
    QLabel* what_;
    RecordingPlot* plot_;
    QPushButton* play_;
    QLabel* text_label_;
    QPlainTextEdit* text_;
    QPushButton* save_;
    QPushButton* exclude_;
    ErrorNote* error_;
    std::optional<DatasetFinding> finding_;
    int chosen_ = 0;
    std::string wanted_;                    ///< whose picture is to be shown
    std::optional<BackgroundTask> reading_; ///< of one recording at a time
};

} // namespace formant
