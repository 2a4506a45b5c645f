#pragma once

#include "engine/session/remote/detached_run.h"
#include "ui/training/run_adapter.h"
#include "ui/window/closing.h"
#include "ui/window/live_run_finder.h"
#include "ui/window/page_stack.h"
#include "ui/window/pages.h"
#include "ui/window/run_controls.h"
#include "ui/window/run_steering.h"

#include <QtWidgets/QMainWindow>

namespace formant {

/// The shell of the program: the pages, the list that chooses one, and below every page the bar of
/// the run that is trained.
class MainWindow : public QMainWindow {
    Q_OBJECT
  public:
    /// `base`: what the command line asks for. `detached`: starts what goes on without the window.
    MainWindow(RunStarter starter, const RunRequest& base, RunStarter detached = start_detached);

    /// From here on the window is as it was left, by this file (ui/window/kept_places.h).
    void keep_places_in(const QString& file);
    /// Where another process trains what the command line asks for, or where that asks for nothing,
    /// anything, the window follows it from here on.
    void follow_what_trains();
    /// As Closing.
    void stop_and_close() { closing_->stop_and_close(); }
    int exit_code() const { return closing_->exit_code(); }

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
    void retranslate();
    void follow(const QString& run_folder);

    RunRequest base_;
    RunAdapter adapter_;
    PageStack* stack_;
    Pages pages_;
    RunControls* controls_;
    RunSteering* steering_;
    Closing* closing_;
    QString places_file_; ///< empty: nothing is kept
    LiveRunFinder finder_;
};

} // namespace formant
