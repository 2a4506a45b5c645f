#pragma once

#include "ui/queue/job_model.h"
#include "ui/queue/queue_client.h"
#include "ui/training/run_adapter.h"

#include <QtWidgets/QWidget>

#include <optional>

class QCheckBox;
class QLabel;
class QPushButton;
class QTableView;

namespace formant {

class ErrorNote;

/// Shows the queued jobs: their order (changed by dragging, or Alt+Up and Alt+Down), their settings
/// and their results.
class QueuePage : public QWidget {
    Q_OBJECT
  public:
    explicit QueuePage(QueueSetup setup, QWidget* parent = nullptr);

    /// Appends a job with a run of its own, for example the configuration that is being edited.
    void add(const QString& config_file, const QStringList& settings = {},
             const QString& device = "auto");
    bool is_running() const; ///< a job is running
    void stop();             ///< saves and requeues the running job; starts no other
    bool has_job(const QString& run_folder) const;     ///< a job, in any state, has this run
    bool is_training(const QString& run_folder) const; ///< a running job trains this run
    /// Returns the starter that watches the running job of this run (watch_job()).
    RunStarter watcher_of(const QString& run_folder) const;
    /// Makes jobs for this device (RunRequest::device) wait while the run `name` occupies it; empty
    /// for none.
    void set_busy_device(const std::string& device, const QString& name);
    /// Returns the running job that occupies the device of a run that is requested for `device`.
    std::optional<QueuedJob> job_on_device(const std::string& device) const;

  Q_SIGNALS:
    /// A job has started the run in this folder.
    void job_started(QString run_folder);
    void became_idle(); ///< the last running job has ended
    void watch_requested(QString run_folder);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void make_table();
    void lay_out();
    void connect_buttons();
    void connect_client();
    void retranslate();
    void show_jobs();
    void emit_if_idle();
    void submit(void (TrainingQueue::*act)());
    void emit_started_jobs();
    void enable_buttons();
    QString status_text() const;
    std::optional<QueuedJob> chosen() const;
    const QueuedJob* running_job_of(const QString& run_folder) const;
    void choose(qint64 job);
    void ask_and_remove();
    void remove(qint64 job);
    void edit_new();
    void choose_recipe();
    void edit_chosen();
    void duplicate_chosen();
    void move_chosen(int by);
    void submit_edit(std::function<void(JobQueue&)> change);

    QueueClient client_;
    JobModel model_;
    std::map<qint64, std::string> reported_folders_; ///< announced by job_started()
    bool was_running_ = false;
    QString busy_name_; ///< name of the run for which jobs wait; empty: none
    QTableView* table_;
    QLabel* status_;
    ErrorNote* error_;
    QPushButton *add_, *recipe_, *duplicate_, *edit_, *remove_, *requeue_, *watch_, *up_, *down_;
    QPushButton *start_, *stop_after_, *stop_now_;
    QCheckBox* continue_on_error_;
};

} // namespace formant
