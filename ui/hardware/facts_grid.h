#pragma once

#include "engine/session/hardware/hardware_report.h"

#include <QtWidgets/QWidget>

class QFormLayout;

namespace formant {

/// Lists facts with name and value; the values can be copied.
class FactsGrid : public QWidget {
    Q_OBJECT
  public:
    explicit FactsGrid(QWidget* parent = nullptr);

    void set_facts(std::vector<HardwareFact> facts);
    /// Returns the value of a fact as shown; empty if there is no such fact.
    QString value_of(const QString& name) const;

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();
    void add(const HardwareFact& fact);

    std::vector<HardwareFact> facts_;
    QFormLayout* rows_;
};

} // namespace formant
