#pragma once

#include "ui/configuration/config_document.h"

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace formant {

class PresetChoice;

/// Shows the actions on the configuration and the choice of its preset.
class ConfigButtons : public QWidget {
    Q_OBJECT
  public:
    explicit ConfigButtons(ConfigDocument& document, QWidget* parent = nullptr);

  Q_SIGNALS:
    void open_requested();
    void import_requested();
    void save_requested();
    void save_as_requested();
    void undo_requested();
    void redo_requested();
    void train_requested();
    void queue_requested();
    void preset_refused(const Error& why);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    QPushButton* add(const char* name, void (ConfigButtons::*request)());
    void follow(QUndoStack& history);
    void retranslate();

    QPushButton* open_;
    QPushButton* import_;
    QPushButton* save_;
    QPushButton* save_as_;
    QPushButton* undo_;
    QPushButton* redo_;
    QLabel* preset_label_;
    PresetChoice* preset_;
    QPushButton* train_;
    QPushButton* queue_;
};

} // namespace formant
