#pragma once

#include "engine/session/hardware/gpu_choices.h"

#include <QtWidgets/QPushButton>

namespace formant {

/// Opens a list of the GPUs, of which the user ticks those that train together. Hidden where there
/// are fewer than two.
class SeveralGpus : public QPushButton {
    Q_OBJECT
  public:
    explicit SeveralGpus(QWidget* parent = nullptr);

    void set_gpus(const GpuChoices& found);
    /// Returns the numbers of the ticked GPUs, such as "0,1"; empty: fewer than two.
    QString ticked() const;
    /// Ticks the GPUs of a list such as "0,1", and no others. Numbers that are not there have no
    /// effect.
    void tick(const QString& numbers);

  Q_SIGNALS:
    void changed(); ///< by the user

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();

    GpuChoices gpus_;
};

} // namespace formant
