#pragma once

#include "engine/session/hardware/hardware_service.h"

#include <QtWidgets/QScrollArea>

#include <optional>

class QGroupBox;
class QLabel;
class QVBoxLayout;

namespace formant {

class FactsGrid;

/// Shows the hardware report: a card for each GPU, the machine, recommendations and versions.
class ReportView : public QScrollArea {
    Q_OBJECT
  public:
    explicit ReportView(QWidget* parent = nullptr);

    void set_report(const HardwareReport& report);
    /// Restricts the view to the machine and versions, or to the GPUs, for pages of the wizard.
    void show_only_machine();
    void show_only_gpus();
    /// Returns the report in English, as `formant hardware` prints it, for support.
    QString text_to_copy() const;

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void lay_out();
    void retranslate();
    void retranslate_lists();
    void show_cards();

    std::optional<HardwareReport> report_;
    QGroupBox* gpu_box_;
    QGroupBox* machine_box_;
    QGroupBox* version_box_;
    QGroupBox* advice_box_;
    QVBoxLayout* cards_;
    QLabel* choice_; ///< the training device, or why there is no GPU
    FactsGrid* machine_;
    FactsGrid* versions_;
    QLabel* advice_;
};

} // namespace formant
