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
class WorkLine;

/// The checkpoints of a run: what each is worth, whether it is whole, why it is there, and all that
/// can be done with it.
class CheckpointsPage : public QWidget {
    Q_OBJECT
  public:
    explicit CheckpointsPage(std::string runs_folder, QWidget* parent = nullptr);
    ~CheckpointsPage() override;

    void set_run(const QString& folder);
    /// Reads the folder again: a training may have saved another one.
    void refresh();

  Q_SIGNALS:
    void use_as_start(const QString& file);
    void speak_asked(const QString& file);

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
    void show_begin(const QString& words, int count);
    void show_end(const QString& words);
    void update_buttons();

    void verify();
    void keep();
    void remove();

    std::vector<CheckpointRow> selected() const;
    std::vector<std::string> selected_files() const;
    std::string selected_file() const; ///< the first; empty: none
    void select(const std::vector<std::string>& files);

    RunChoice* run_;
    ErrorNote* error_;
    CheckpointModel* model_;
    QSortFilterProxyModel* sorted_;
    QTableView* view_;
    WorkLine* line_;
    CheckpointButtons* buttons_;
    CheckpointActions* actions_;
    QString done_; ///< what was done last
    std::unique_ptr<BackgroundTask> reading_;
};

} // namespace formant
