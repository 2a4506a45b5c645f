#pragma once

#include "ui/wizard/wizard_page.h"

class QLabel;
class QProgressBar;

namespace formant {

class ErrorNote;
class FoundMachine;
class ReportView;

/// The page with the machine: system, CPU, memory, disk, versions, recommendations.
class MachinePage : public WizardPage {
    Q_OBJECT
  public:
    explicit MachinePage(FoundMachine& machine);

    bool isComplete() const override;

  protected:
    void retranslate() override;

  private:
    void show_found();

    FoundMachine& machine_;
    QLabel* waiting_;
    QProgressBar* busy_;
    ErrorNote* error_;
    ReportView* report_;
};

} // namespace formant
