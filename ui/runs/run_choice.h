#pragma once

#include "engine/session/runs/find_run.h"

#include <QtWidgets/QWidget>

#include <memory>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

namespace formant {

class BackgroundTask;

/// Selects the run that a page shows from the runs folder, the latest first.
class RunChoice : public QWidget {
    Q_OBJECT
  public:
    explicit RunChoice(std::string runs_folder, QWidget* parent = nullptr);
    ~RunChoice() override;

    /// Lists the runs again and keeps the selection; without one the latest run is selected.
    void refresh();
    /// Selects a run, which may be outside the runs folder.
    void choose(const QString& folder);
    QString folder() const; ///< empty if there is none yet

  Q_SIGNALS:
    void chosen(const QString& folder); ///< another run than before
    void refreshed();                   ///< the user requested a refresh

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void lay_out();
    void retranslate();
    void show_found(const Result<std::vector<RunStatus>>& runs);
    void fill(const std::vector<RunStatus>& runs);
    void emit_chosen();

    std::string runs_folder_;
    QLabel* label_;
    QComboBox* runs_;
    QPushButton* refresh_;
    QString last_emitted_; ///< last folder that `chosen` announced
    std::unique_ptr<BackgroundTask> search_;
};

} // namespace formant
