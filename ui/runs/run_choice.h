#pragma once

#include "engine/session/runs/run_list.h"

#include <QtWidgets/QWidget>

#include <memory>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

namespace formant {

class BackgroundTask;

/// Which run a page shows: a list of the runs in the runs folder, the latest first.
class RunChoice : public QWidget {
    Q_OBJECT
  public:
    explicit RunChoice(std::string runs_folder, QWidget* parent = nullptr);
    ~RunChoice() override;

    /// Looks for runs again; what is chosen stays, and where nothing is, the latest run is.
    void refresh();
    /// Also one that lies elsewhere.
    void choose(const QString& folder);
    QString folder() const; ///< empty: none yet

  Q_SIGNALS:
    void chosen(const QString& folder); ///< another one than before
    void refreshed();                   ///< somebody asked to look again

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void lay_out();
    void retranslate();
    void show_found(const Result<std::vector<RunStatus>>& runs);
    void fill(const std::vector<RunStatus>& runs);
    void tell();

    std::string runs_folder_;
    QLabel* label_;
    QComboBox* runs_;
    QPushButton* refresh_;
    QString told_; ///< the latest that `chosen` has told
    std::unique_ptr<BackgroundTask> search_;
};

} // namespace formant
