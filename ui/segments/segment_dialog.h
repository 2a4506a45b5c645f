#pragma once

#include "engine/session/segments/segment_cutting.h"
#include "ui/export/growing_dialog.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

class QDialogButtonBox;
class QLabel;
class QPushButton;

namespace formant {

class BackgroundTask;
class ClipPreview;
class ErrorNote;
class PathField;
class ProgressLine;
class RecordingList;
class SegmentOptions;

/// Cuts long recordings into the clips of a corpus: asks for recordings, options and a folder,
/// shows the clips first, and cuts them in the background. Can be canceled; closing cancels, too.
class SegmentDialog : public GrowingDialog {
    Q_OBJECT
  public:
    /// `decode_program` is started to decode recordings; empty means this program.
    explicit SegmentDialog(std::string decode_program, QWidget* parent = nullptr);
    ~SegmentDialog() override;

    void add_recordings(const QStringList& files);

  Q_SIGNALS:
    /// `note` is what the user should know; may be empty.
    void corpus_ready(const QString& folder, const QString& note);

  private:
    using Plans = std::vector<PlannedRecording>;
    void lay_out();
    void set_texts();
    void connect_parts();
    void take_changes();
    void propose_folder();
    void update_buttons();
    SegmentRequest request() const;
    void begin(const QString& text);
    SegmentProgressCallback progress();
    void show_progress(SegmentStage stage, int steps);
    void preview();
    void show_plans(Result<Plans> plans);
    void cut();
    void finish(const Result<SegmentedCorpus>& corpus);
    void end_work();

    std::string decode_program_;
    QString proposed_folder_;    ///< replaced with the recordings until the user changes it
    std::optional<Plans> plans_; ///< of the options as they are
    bool is_busy_ = false;
    QLabel* explanation_;
    QWidget* form_;
    QLabel* recordings_label_;
    RecordingList* recordings_;
    SegmentOptions* options_;
    QLabel* folder_label_;
    PathField* folder_;
    ClipPreview* clips_;
    ErrorNote* error_;
    ProgressLine* line_;
    QDialogButtonBox* buttons_;
    QPushButton* preview_;
    QPushButton* cut_;
    std::unique_ptr<BackgroundTask> task_; ///< last, because its destructor waits
};

} // namespace formant
