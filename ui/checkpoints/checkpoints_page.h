#pragma once

#include "engine/session/checkpoints/checkpoint_table.h"

#include <QtWidgets/QWidget>

#include <memory>
#include <string>
#include <vector>

class QSortFilterProxyModel;
class QTableView;

namespace formant {

class BackgroundTask;
class CheckpointActions;
class CheckpointButtons;
class CheckpointModel;
class ErrorNote;
class RunChoice;
class ProgressLine;

/// The Checkpoints page: lists the checkpoints of a run with their losses, integrity and retention,
/// and offers the actions on them.
class CheckpointsPage : public QWidget {
    Q_OBJECT
  public:
    explicit CheckpointsPage(std::string runs_folder, QWidget* parent = nullptr);
    ~CheckpointsPage() override;

    void set_run(const QString& folder);
    /// Sets the run that is being trained, whose checkpoints cannot be cleaned up; empty: none.
    void set_active_run(const QString& folder);
    /// Reads the folder again, because a run may have saved another checkpoint.
    void refresh();

  Q_SIGNALS:
    void use_as_start(const QString& file);
    void speak_requested(const QString& file);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void set_up_table();
    void lay_out();
    void fit_columns();
    void connect_actions();
    void connect_buttons();
    void retranslate();

    void show_run();
    void show_table(Result<CheckpointTable> table);
    void show_summary();
    void show_begin(const QString& text, int count);
    void show_end(const QString& text);
    void update_buttons();

    void verify();
    void toggle_pinned();
    void remove();

    std::vector<CheckpointRow> selected() const;
    std::vector<std::string> selected_files() const;
    std::string selected_file() const; ///< the first one; empty if none
    void select(const std::vector<std::string>& files);

    RunChoice* run_;
    ErrorNote* error_;
    CheckpointModel* model_;
    QSortFilterProxyModel* sorted_;
    QTableView* view_;
    ProgressLine* line_;
    CheckpointButtons* buttons_;
    CheckpointActions* actions_;
    QString done_; ///< message of the last action
    QString active_run_;
    std::unique_ptr<BackgroundTask> reading_;
};

} // namespace formant
