#pragma once

#include "engine/session/hardware/hardware_service.h"

#include <QtWidgets/QFrame>

class QLabel;

namespace formant {

class FactsGrid;

/// Shows a GPU: its name, whether it is usable and why not, its facts, and notes for its owner.
class GpuCard : public QFrame {
    Q_OBJECT
  public:
    explicit GpuCard(GpuInfo gpu, QWidget* parent = nullptr);

    QString title() const;
    QString state() const; ///< "can be used", "seen, not usable: ..."
    QString notes() const;
    const FactsGrid& facts() const { return *facts_; }

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void lay_out();
    void retranslate();
    void apply_color();

    GpuInfo gpu_;
    QLabel* icon_;
    QLabel* title_;
    QLabel* state_;
    FactsGrid* facts_;
    QLabel* notes_;
};

} // namespace formant
