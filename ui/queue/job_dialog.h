#pragma once

#include "engine/session/hardware/gpu_choices.h"
#include "engine/session/queue/job_queue.h"

#include <QtCore/QTimer>
#include <QtWidgets/QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace formant {

/// Edits a job of the queue: configuration, overridden settings (one per line) and device. A job
/// that could not start is not accepted; the dialog says what is wrong.
class JobDialog : public QDialog {
    Q_OBJECT
  public:
    JobDialog(QueuedJob job, const std::vector<GpuChoice>& gpus, QWidget* parent = nullptr);

    QueuedJob job() const;
    void accept() override;

  private:
    void lay_out();
    void ask_for_file();
    void check_later();
    void check();

    QueuedJob job_;
    QLineEdit* config_;
    QPushButton* open_;
    QPlainTextEdit* settings_;
    QComboBox* device_;
    QLabel* error_;
    QTimer pause_; ///< in typing, after which the job is checked
    QPushButton* ok_ = nullptr;
};

} // namespace formant
