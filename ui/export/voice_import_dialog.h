#pragma once

#include "engine/session/export/voice_import.h"
#include "ui/export/growing_dialog.h"

#include <memory>

class QDialogButtonBox;
class QLabel;
class QPushButton;

namespace formant {

class BackgroundTask;
class ErrorNote;
class PathField;
class PathLine;
class ProgressLine;

/// Makes a checkpoint of a voice of another program, and offers to fine-tune it. Stays open while
/// it imports.
class VoiceImportDialog : public GrowingDialog {
    Q_OBJECT
  public:
    explicit VoiceImportDialog(QWidget* parent = nullptr);
    ~VoiceImportDialog() override;

    void reject() override;

  Q_SIGNALS:
    void fine_tune_requested(const QString& checkpoint);

  private:
    void lay_out();
    void set_texts();
    void connect_parts();
    void propose_checkpoint();
    void browse();
    void update_button();
    void import_now();
    void finish(const Result<ImportNotes>& notes);
    void set_busy(bool is_busy);

    QString proposed_; ///< replaced with the file until the user changes it
    bool is_importing_ = false;
    QLabel* explanation_;
    QWidget* form_;
    QLabel* file_label_;
    PathField* file_;
    QLabel* checkpoint_label_;
    PathLine* checkpoint_;
    QPushButton* browse_;
    QLabel* imported_; ///< hidden until the voice is imported
    ErrorNote* error_;
    ProgressLine* line_;
    QDialogButtonBox* buttons_;
    QPushButton* import_;
    QPushButton* fine_tune_; ///< hidden until the voice is imported
    std::unique_ptr<BackgroundTask> task_;
};

} // namespace formant
