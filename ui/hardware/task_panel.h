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

/// The base of panels that measure a device: an explanation, choices, Start and Cancel buttons, the
/// reason why it cannot start, and errors.
class TaskPanel : public QWidget {
    Q_OBJECT
  public:
    TaskPanel(DeviceUse& use, DeviceUse::By who, QWidget* parent);

    bool is_running() const { return is_running_; }

  Q_SIGNALS:
    void ended(); ///< done, failed or canceled

  protected:
    /// Starts the task; called when the user requests it and there is no obstacle.
    virtual void start() = 0;
    /// Sets all texts; overrides must call it too.
    virtual void retranslate();
    void changeEvent(QEvent* event) override;

    void set_texts(const QString& explanation, const QString& start, const QString& cancel);
    /// Runs `work(cancellation)` in a background thread; `then` receives its Result on this thread.
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
    /// Shows how the task ended, or a hint; hides it if empty.
    void set_state(const QString& sentence);
    ErrorNote& error() { return *error_; }
    QFormLayout& choices() { return *choices_; }
    QVBoxLayout& results() { return *results_; }

  private:
    void lay_out();
    void begin();
    void end();
    void cancel();
    void show_end(const Error* failure); ///< null: success
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
    std::unique_ptr<BackgroundTask> task_; ///< last, because its destructor waits for its work
};

} // namespace formant
