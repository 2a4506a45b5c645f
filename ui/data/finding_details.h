#pragma once

#include "ui/data/finding_words.h"
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

/// What is to be seen of a finding, and what can be done about it.
struct ShownFinding {
    DatasetFinding finding;
    std::string text; ///< as it was typed, else as it is in the corpus
    int chosen = 0;   ///< entries of all findings that are chosen, this one among them
    FindingsModel::State state = FindingsModel::State::open;
    bool is_heard = false;
    bool is_typed = false;
    bool can_type = false;
    bool can_change = false;

    bool is_left_out() const { return state == FindingsModel::State::left_out; }
};

/// One finding at close range: its sentence, its recording as picture and sound, its text, and what
/// can be done about it.
class FindingDetails : public QWidget {
    Q_OBJECT
  public:
    explicit FindingDetails(std::string decode_program, QWidget* parent = nullptr);

    void show_finding(const ShownFinding& shown);
    void show_nothing();
    void begin_typing(); ///< into the text of the finding that is shown

  Q_SIGNALS:
    void play_asked(QString file);
    void folder_asked(QString folder);
    void typed(QString text);
    void save_asked();
    void exclude_asked();
    void take_back_asked();

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
    bool is_told() const;
    void take_fault(std::optional<Error> fault);
    void show_fault();
    void show_waveform(const std::string& file, const Result<Waveform>& waveform);

    std::string decode_program_;
    QLabel* what_;
    RecordingPath* path_;
    RecordingPlot* plot_;
    QPushButton* play_;
    RecordingText* text_;
    QPushButton* save_;
    QPushButton* exclude_;
    QPushButton* take_back_;
    ErrorNote* error_;
    std::optional<ShownFinding> shown_;
    std::optional<Error> fault_;            ///< why there is no picture of the recording
    std::string wanted_;                    ///< whose picture is to be shown
    std::optional<BackgroundTask> reading_; ///< of one recording at a time
};

} // namespace formant
