#pragma once

#include "engine/session/checkpoints/checkpoint_service.h"

#include <QtWidgets/QDialog>

#include <memory>

class QDialogButtonBox;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace formant {

class BackgroundTask;
class ErrorNote;

/// Cleans up checkpoints: asks how many of the newest to keep, lists the files to delete and the
/// freed space, and deletes them on request.
class CleanDialog : public QDialog {
    Q_OBJECT
  public:
    /// `keep` is the number of checkpoints that the run keeps.
    CleanDialog(std::string run, qint64 keep, QWidget* parent = nullptr);
    ~CleanDialog() override;

  Q_SIGNALS:
    void cleaned(int files, quint64 bytes);

  private:
    void lay_out();
    void set_texts();
    void list_files(); ///< that would be deleted
    void clean();
    void show_files_to_delete(const Result<CleanedCheckpoints>& found, qint64 keep);
    void finish(const Result<CleanedCheckpoints>& done);
    void start_cleaning(bool dry_run);

    std::string run_;
    QLabel* explanation_;
    QLabel* keep_label_;
    QSpinBox* keep_;
    QListWidget* files_;
    QLabel* summary_;
    ErrorNote* error_;
    QDialogButtonBox* buttons_;
    QPushButton* clean_;
    bool is_busy_ = false;
    std::unique_ptr<BackgroundTask> task_;
};

} // namespace formant
