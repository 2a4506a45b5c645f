#pragma once

#include "engine/base/result.h"
#include "engine/session/runs/run_status.h"

#include <QtWidgets/QDialog>

#include <memory>
#include <string>
#include <vector>

class QLabel;
class QListWidget;
class QListWidgetItem;

namespace formant {

class BackgroundTask;

/// Lists the runs with check boxes; the checked ones are drawn over the shown run at once. A run
/// outside of the runs folder can be added.
class CompareDialog : public QDialog {
    Q_OBJECT
  public:
    /// `compared`: the folders of the runs that are drawn already; `shown_run`: that of the shown
    /// run.
    CompareDialog(const std::string& runs_folder, const QStringList& compared,
                  const QString& shown_run, QWidget* parent = nullptr);
    ~CompareDialog() override;

  Q_SIGNALS:
    void compare_requested(const QString& folder);
    void removal_requested(const QString& folder);

  private:
    void lay_out();
    void fill(const Result<std::vector<RunStatus>>& runs);
    void add(const QString& name, const QString& folder, bool is_checked);
    void ask_for_folder();
    void emit_change(const QListWidgetItem* run);

    std::string runs_folder_;
    QStringList listed_; ///< folders that are not added again
    QListWidget* runs_;
    QLabel* note_;
    std::unique_ptr<BackgroundTask> search_;
};

} // namespace formant
