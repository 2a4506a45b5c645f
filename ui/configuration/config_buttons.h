#pragma once

#include "ui/configuration/config_document.h"

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace formant {

class PresetChoice;

/// What can be done with the configuration, and the preset that it begins with.
class ConfigButtons : public QWidget {
    Q_OBJECT
  public:
    explicit ConfigButtons(ConfigDocument& document, QWidget* parent = nullptr);

  Q_SIGNALS:
    void open_asked();
    void import_asked();
    void save_asked();
    void save_as_asked();
    void undo_asked();
    void redo_asked();
    void train_asked();
    void queue_asked();
    void preset_refused(const Error& why);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    QPushButton* add(const char* name, void (ConfigButtons::*asked)());
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
