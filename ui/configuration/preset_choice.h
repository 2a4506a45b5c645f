#pragma once

#include "ui/configuration/config_document.h"

#include <QtWidgets/QComboBox>

namespace formant {

/// Offers the presets by their display names, with their purpose as tooltips; writes the choice to
/// the configuration.
class PresetChoice : public QComboBox {
    Q_OBJECT
  public:
    explicit PresetChoice(ConfigDocument& document, QWidget* parent = nullptr);

  Q_SIGNALS:
    void refused(const Error& why);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();
    void show_chosen();
    void choose();

    ConfigDocument& document_;
};

} // namespace formant
