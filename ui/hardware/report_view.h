#pragma once

#include "engine/session/hardware/hardware_service.h"

#include <QtWidgets/QScrollArea>

#include <optional>

class QGroupBox;
class QLabel;
class QVBoxLayout;

namespace formant {

class FactsGrid;

/// What is known of the machine: a card for each GPU, the machine, versions, and what would suit
/// it.
class ReportView : public QScrollArea {
    Q_OBJECT
  public:
    explicit ReportView(QWidget* parent = nullptr);

    void set_report(const HardwareReport& report);
    /// Only the machine and the versions, or only the cards: a page of the wizard each.
    void show_only_machine();
    void show_only_gpus();
    /// In English, line by line as `formant hardware` prints it, for people who help.
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
    QLabel* choice_; ///< what is trained on, or why there is no GPU
    FactsGrid* machine_;
    FactsGrid* versions_;
    QLabel* advice_;
};

} // namespace formant
