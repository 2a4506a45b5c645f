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

/// Cleaning by rule: how many of the newest stay, then which go and how much room that frees, and
/// only then the button that does it.
class CleanDialog : public QDialog {
    Q_OBJECT
  public:
    /// `keep`: what the run itself keeps.
    CleanDialog(std::string run, qint64 keep, QWidget* parent = nullptr);
    ~CleanDialog() override;

  Q_SIGNALS:
    void cleaned(int files, quint64 bytes);

  private:
    void lay_out();
    void set_texts();
    void look(); ///< what would go
    void clean();
    void show_what_goes(const Result<CleanedCheckpoints>& found, qint64 keep);
    void finish(const Result<CleanedCheckpoints>& done);
    void do_it(bool only_tell);

    std::string run_;
    QLabel* explanation_;
    QLabel* keep_label_;
    QSpinBox* keep_;
    QListWidget* files_;
    QLabel* room_;
    ErrorNote* error_;
    QDialogButtonBox* buttons_;
    QPushButton* clean_;
    bool is_busy_ = false;
    std::unique_ptr<BackgroundTask> task_;
};

} // namespace formant
