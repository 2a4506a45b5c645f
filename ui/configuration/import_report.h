#pragma once

#include "engine/session/interop/config_import.h"

#include <QtWidgets/QFrame>

class QLabel;
class QListWidget;
class QPushButton;

namespace formant {

/// Lists the values of an imported file that were skipped, with reasons. Hidden until a file is
/// imported.
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
    QListWidget* skipped_;
    QPushButton* close_;
};

} // namespace formant
