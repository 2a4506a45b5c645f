#pragma once

#include "ui/configuration/config_document.h"

#include <QtWidgets/QScrollArea>

#include <vector>

namespace formant {

class FieldRow;

/// The settings of a training that can change while it runs, but for the layers: learning rate,
/// protection against explosions, plateau, early stop, how often it saves.
class MonitorPanel : public QScrollArea {
    Q_OBJECT
  public:
    explicit MonitorPanel(ConfigDocument& document, QWidget* parent = nullptr);

    /// The first with something typed that is none of its values; null: none.
    FieldRow* mistyped_row() const;
    void forget_typing();

  Q_SIGNALS:
    void state_changed(); ///< mistyped_row()

  protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void keep_width();
    void show_idle();
    void retranslate();

    ConfigDocument& document_;
    std::vector<FieldRow*> rows_;
};

} // namespace formant
