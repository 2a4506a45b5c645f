#pragma once

#include "engine/session/hardware/hardware_service.h"

#include <QtWidgets/QFrame>

class QLabel;

namespace formant {

class FactsGrid;

/// A GPU: its name, whether it can be trained on and why not, what is known of it, what its owner
/// should know.
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
    void colour();

    GpuInfo gpu_;
    QLabel* icon_;
    QLabel* title_;
    QLabel* state_;
    FactsGrid* facts_;
    QLabel* notes_;
};

} // namespace formant
