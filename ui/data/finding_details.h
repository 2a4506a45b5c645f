#pragma once

#include "ui/data/finding_text.h"
#include "ui/data/findings_model.h"
#include "ui/data/recording_plot.h"
#include "ui/tasks/background_task.h"

#include <QtWidgets/QWidget>

#include <optional>
#include <string>

class QLabel;
class QPushButton;

namespace formant {

class ErrorNote;
class RecordingPath;
class RecordingText;

/// A finding as it is shown, and the actions that are possible on it.
struct ShownFinding {
    DatasetFinding finding;
    std::string text; ///< as typed, else as in the corpus
    int chosen = 0;   ///< number of entries of all selected findings, including this one
    FindingsModel::State state = FindingsModel::State::open;
    bool is_analyzed = false;
    bool is_typed = false;
    bool can_type = false;
    bool can_change = false;

    bool is_excluded() const { return state == FindingsModel::State::excluded; }
};

/// Shows one finding in detail: its sentence, the plot and the sound of its recording, its text,
/// and the actions on it.
class FindingDetails : public QWidget {
    Q_OBJECT
  public:
    explicit FindingDetails(std::string decode_program, QWidget* parent = nullptr);

    void show_finding(const ShownFinding& shown);
    void show_nothing();
    void begin_typing(); ///< focuses the text of the shown finding
    /// Shows the playback of a recording if it is the shown one.
    void show_position(const QString& file, double position_s);
    void show_playing(const QString& file, bool playing);

  Q_SIGNALS:
    void play_requested(QString file); ///< play, pause or continue
    void stop_requested();
    void seek_requested(QString file, double seconds);
    void folder_requested(QString folder);
    void typed(QString text);
    void save_requested();
    void exclude_requested();
    void restore_requested();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void lay_out();
    void connect_buttons();
    void retranslate();
    void show_abilities();
    QString sentence(PathLength paths) const;
    void draw(const std::string& file);
    void read_wanted();
    bool is_unreadable() const;
    bool is_already_shown() const;
    QString shown_file() const;
    void request_play();
    void set_fault(std::optional<Error> fault);
    void show_fault();
    void show_waveform(const std::string& file, const Result<Waveform>& waveform);

    std::string decode_program_;
    QLabel* what_;
    RecordingPath* path_;
    RecordingPlot* plot_;
    QPushButton* play_;
    QPushButton* stop_;
    RecordingText* text_;
    QPushButton* save_;
    QPushButton* exclude_;
    QPushButton* restore_;
    ErrorNote* error_;
    std::optional<ShownFinding> shown_;
    std::optional<Error> fault_;            ///< why the recording has no plot
    QString playing_file_;                  ///< of the recording that is being played
    std::string wanted_;                    ///< file of the recording to plot
    std::optional<BackgroundTask> reading_; ///< one recording at a time
};

} // namespace formant
