#pragma once

#include "engine/session/ipc/detached_run.h"
#include "ui/training/run_adapter.h"
#include "ui/window/close_handler.h"
#include "ui/window/live_run_finder.h"
#include "ui/window/page_stack.h"
#include "ui/window/pages.h"
#include "ui/window/run_controller.h"
#include "ui/window/run_controls.h"
#include "ui/window/shown_run.h"
#include "ui/window/trouble_banner.h"

#include <QtWidgets/QMainWindow>

namespace formant {

/// The main window: the pages, the list that selects one, and the bar of the current run below
/// every page.
class MainWindow : public QMainWindow {
    Q_OBJECT
  public:
    /// `base`: the request of the command line. `detached`: starts runs that continue without the
    /// window.
    MainWindow(RunStarter starter, const RunRequest& base, RunStarter detached = start_detached);

    /// Restores the window state from this file and saves it there on close
    /// (ui/window/window_state.h).
    void use_window_state_file(const QString& file);
    /// Follows the run of another process: the one that the command line names or, if it names
    /// none, the newest.
    void follow_live_run();
    /// See CloseHandler.
    void stop_and_close() { close_handler_->stop_and_close(); }
    int exit_code() const { return close_handler_->exit_code(); }

    const RunAdapter& run() const { return adapter_; }
    const Pages& pages() const { return pages_; }
    PageStack& stack() { return *stack_; }
    RunControls& controls() { return *controls_; }

  protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void lay_out();
    void connect_run();
    void connect_troubles();
    void retranslate();
    void follow(const QString& run_folder);
    void watch_if_idle(const QString& run_folder);
    void watch_next();
    void watch(const QString& run_folder);
    void watch_job(const QString& run_folder);

    RunRequest base_;
    RunAdapter adapter_;
    PageStack* stack_;
    Pages pages_;
    RunControls* controls_;
    RunController* controller_;
    ShownRun* shown_run_;
    TroubleBanner* troubles_;
    CloseHandler* close_handler_;
    QString next_job_; ///< run folder of a job to watch when the present one ends; empty: none
    QString window_state_file_; ///< empty if no state is saved
    LiveRunFinder finder_;
};

} // namespace formant
