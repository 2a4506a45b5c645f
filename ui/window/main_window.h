#pragma once

#include "ui/training/run_adapter.h"
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
    /// `base`: what the command line asks for.
    MainWindow(RunStarter starter, const RunRequest& base, QWidget* parent = nullptr);

    /// From here on the window is as it was left, by this file (ui/window/kept_places.h).
    void keep_places_in(const QString& file);
    /// Without a question; what runs is saved first.
    void stop_and_close();
    /// Of the program: how the latest run ended, where it was the end of the window too.
    int exit_code() const { return exit_code_; }

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
    void close_after(const RunEnd& end);

    RunAdapter adapter_;
    PageStack* stack_;
    Pages pages_;
    RunControls* controls_;
    RunSteering* steering_;
    QString places_file_;     ///< empty: nothing is kept
    bool is_leaving_ = false; ///< all questions are answered
    int exit_code_ = 0;
};

} // namespace formant
