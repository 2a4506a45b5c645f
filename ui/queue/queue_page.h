#pragma once

#include "ui/queue/job_model.h"
#include "ui/queue/queue_door.h"

#include <QtWidgets/QWidget>

#include <optional>

class QCheckBox;
class QLabel;
class QPushButton;
class QTableView;

namespace formant {

class ErrorNote;

/// Trainings that wait for their turn: their order (by dragging, or Alt+Up and Alt+Down), what they
/// are, and what became of them.
class QueuePage : public QWidget {
    Q_OBJECT
  public:
    explicit QueuePage(QueueSetup setup, QWidget* parent = nullptr);

    /// Adds a training last, as a run of its own: the configuration that is being edited, say.
    void add(const QString& config_file, const QStringList& settings = {},
             const QString& device = "auto");
    bool is_running() const; ///< a job runs now
    void stop();             ///< what runs is saved and waits; no other begins

  Q_SIGNALS:
    /// The folder of a run that a job has begun.
    void job_began(QString run_folder);
    void rested(); ///< the last that ran has come to its end

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void make_table();
    void lay_out();
    void connect_buttons();
    void connect_door();
    void retranslate();
    void show_jobs();
    void tell_of_rest();
    void ask(void (TrainingQueue::*act)());
    void tell_of_begun();
    void enable_buttons();
    QString status_words() const;
    std::optional<QueuedJob> chosen() const;
    void choose(qint64 job);
    void ask_and_remove();
    void remove(qint64 job);
    void edit_new();
    void edit_chosen();
    void duplicate_chosen();
    void move_chosen(int by);
    void ask_edit(std::function<void(JobQueue&)> change);

    QueueDoor door_;
    JobModel model_;
    std::map<qint64, std::string> begun_; ///< run folders that were told of
    bool was_running_ = false;
    QTableView* table_;
    QLabel* status_;
    ErrorNote* error_;
    QPushButton *add_, *duplicate_, *edit_, *remove_, *again_, *up_, *down_;
    QPushButton *start_, *stop_after_, *stop_now_;
    QCheckBox* continues_;
};

} // namespace formant
