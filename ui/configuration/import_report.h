#pragma once

#include "engine/session/interop/config_import.h"

#include <QtWidgets/QFrame>

class QLabel;
class QListWidget;
class QPushButton;

namespace formant {

/// What became of the values of an imported file: those that were left out, with why. Hidden until
/// something was imported.
class ImportReport : public QFrame {
    Q_OBJECT
  public:
    explicit ImportReport(QWidget* parent = nullptr);

    void show_import(const ImportedConfig& imported);
    void clear();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();

    std::vector<ImportedSetting> settings_;
    QLabel* title_;
    QListWidget* left_out_;
    QPushButton* close_;
};

} // namespace formant
