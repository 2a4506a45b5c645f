#pragma once

#include "engine/base/result.h"
#include "ui/hardware/device_use.h"
#include "ui/tasks/background_task.h"

#include <QtWidgets/QWidget>

#include <memory>
#include <utility>

class QFormLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace formant {

class ErrorNote;

/// What all that measures a device has: what it does in words, its choices, Start and Cancel, why
/// it cannot start now, what went wrong.
class TaskPanel : public QWidget {
    Q_OBJECT
  public:
    TaskPanel(DeviceUse& use, DeviceUse::By who, QWidget* parent);

    bool is_running() const { return is_running_; }

  Q_SIGNALS:
    void ended(); ///< done, failed or cancelled

  protected:
    /// Asked for by the user while nothing stands against it.
    virtual void start() = 0;
    /// Sets all texts; those who override it call this one too.
    virtual void retranslate();
    void changeEvent(QEvent* event) override;

    void set_words(const QString& explanation, const QString& start, const QString& cancel);
    /// `work(cancellation)` in a thread of its own; `then` gets its Result here.
    template <class Work, class Then>
    void run(Work work, Then then) {
        begin();
        task_ = std::make_unique<BackgroundTask>(*this, std::move(work),
                                                 [this, then = std::move(then)](auto result) {
                                                     show_end(result ? nullptr : &result.error());
                                                     then(std::move(result));
                                                     end();
                                                 });
    }
    /// Says how it ended, or what is to be known; empty: nothing.
    void set_state(const QString& sentence);
    ErrorNote& error() { return *error_; }
    QFormLayout& choices() { return *choices_; }
    QVBoxLayout& results() { return *results_; }

  private:
    void lay_out();
    void begin();
    void end();
    void cancel();
    void show_end(const Error* failure); ///< null: it is done
    void show_obstacle();

    DeviceUse& use_;
    DeviceUse::By who_;
    bool is_running_ = false;
    QLabel* explanation_;
    QFormLayout* choices_;
    QPushButton* start_;
    QPushButton* cancel_;
    QProgressBar* busy_;
    QLabel* obstacle_;
    QLabel* state_;
    ErrorNote* error_;
    QVBoxLayout* results_;
    std::unique_ptr<BackgroundTask> task_; ///< last: its end waits for its work
};

} // namespace formant
