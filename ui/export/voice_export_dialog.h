#pragma once

#include "engine/session/export/export_choices.h"
#include "engine/session/export/voice_export.h"
#include "ui/export/growing_dialog.h"

#include <memory>

class QDialogButtonBox;
class QLabel;
class QPushButton;

namespace formant {

class BackgroundTask;
class ErrorNote;
class ExportOptions;
class ExportSummary;
class PathField;
class PlayerChoice;
class ProgressLine;

/// Exports the voice of a checkpoint for a program of others: asks for the program, the folder and
/// the options, writes the files in the background, and shows what was written. Stays open while it
/// exports.
class VoiceExportDialog : public GrowingDialog {
    Q_OBJECT
  public:
    explicit VoiceExportDialog(const QString& checkpoint, QWidget* parent = nullptr);
    ~VoiceExportDialog() override;

    void reject() override;

  private:
    void lay_out();
    void set_texts();
    void connect_parts();
    void read_choices();
    void show_choices(const Result<ExportChoices>& choices);
    void show_player();
    void update_button();
    VoiceExportRequest request() const;
    void export_now();
    void finish(const Result<ExportedVoice>& exported);
    void set_busy(bool is_busy);

    QString checkpoint_;
    QString proposed_folder_; ///< replaced with the program until the user changes it
    bool is_exporting_ = false;
    QLabel* explanation_;
    QWidget* form_;
    PlayerChoice* players_;
    QLabel* folder_label_;
    PathField* folder_;
    ExportOptions* options_;
    ExportSummary* summary_;
    ErrorNote* error_;
    ProgressLine* line_;
    QDialogButtonBox* buttons_;
    QPushButton* export_;
    std::unique_ptr<BackgroundTask> task_;
};

} // namespace formant
