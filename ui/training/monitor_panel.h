#pragma once

#include "ui/configuration/config_document.h"

#include <QtWidgets/QScrollArea>

#include <vector>

namespace formant {

class FieldRow;

/// Edits the settings that can change during training, except the layers: learning rate, spike
/// protection, plateau, early stopping, save interval.
class MonitorPanel : public QScrollArea {
    Q_OBJECT
  public:
    explicit MonitorPanel(ConfigDocument& document, QWidget* parent = nullptr);

    /// Returns the first row with an invalid value; null if there is none.
    FieldRow* invalid_row() const;
    void forget_typing();

  Q_SIGNALS:
    void state_changed(); ///< invalid_row() may have changed

  protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void keep_width();
    void show_inactive();
    void retranslate();

    ConfigDocument& document_;
    std::vector<FieldRow*> rows_;
};

} // namespace formant
