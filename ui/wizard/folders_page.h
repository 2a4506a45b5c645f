#pragma once

#include "engine/base/result.h"
#include "engine/session/config/user_folders.h"
#include "ui/wizard/wizard_page.h"

class QCheckBox;
class QLabel;

namespace formant {

class ErrorNote;
class FoundMachine;
class PathBox;

/// The last page: the folders of runs and recordings, with the free space of their disks.
class FoldersPage : public WizardPage {
    Q_OBJECT
  public:
    explicit FoldersPage(FoundMachine& machine);

    UserFolders folders() const;
    /// Returns true if the fastest batch size is to be measured after the setup.
    bool wants_benchmark() const;
    void show_error(const Error& error);
    /// Disables the inputs while the wizard saves.
    void set_saving(bool saving);
    void initializePage() override;
    bool isComplete() const override;

  protected:
    void retranslate() override;

  private:
    void show_free_space();

    FoundMachine& machine_;
    bool is_saving_ = false;
    PathBox* runs_;
    QLabel* runs_label_;
    QLabel* runs_space_;
    PathBox* data_;
    QLabel* data_label_;
    QLabel* data_space_;
    QCheckBox* benchmark_;
    ErrorNote* error_;
};

} // namespace formant
