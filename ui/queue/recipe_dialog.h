#pragma once

#include "engine/session/hardware/gpu_choices.h"
#include "engine/session/queue/recipe_jobs.h"

#include <QtWidgets/QDialog>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace formant {

class PathField;

/// Asks for a recipe, the voice that it adapts, if it does, the recordings, and the name of the
/// voice, and makes the recipe's jobs. A
/// choice of which no jobs can be made is not accepted; the dialog says what is wrong.
class RecipeDialog : public QDialog {
    Q_OBJECT
  public:
    RecipeDialog(const std::string& runs_folder, const std::vector<GpuChoice>& gpus,
                 QWidget* parent = nullptr);

    /// Returns the jobs, once the dialog is accepted.
    const std::vector<QueuedJob>& jobs() const { return jobs_; }
    void accept() override;

  private:
    void lay_out();
    void show_recipe();
    bool adapts_voice() const;
    void enable_ok();
    RecipeRequest request() const;

    std::string runs_folder_;
    std::vector<QueuedJob> jobs_;
    QComboBox *recipe_, *device_;
    QLabel *help_, *error_;
    PathField *voice_, *corpus_;
    QLineEdit* name_;
    QFormLayout* form_ = nullptr;
    QPushButton* ok_ = nullptr;
};

} // namespace formant
