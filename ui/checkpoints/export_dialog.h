#pragma once

#include "engine/session/checkpoints/checkpoint_export.h"

#include <QtWidgets/QDialog>

class QCheckBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace formant {

/// Asks for the file and the format of an exported checkpoint.
class ExportDialog : public QDialog {
    Q_OBJECT
  public:
    explicit ExportDialog(const QString& checkpoint, QWidget* parent = nullptr);
    ExportRequest request() const;

  private:
    void lay_out();
    void set_texts();
    void browse();

    QString checkpoint_;
    QLabel* explanation_;
    QLabel* file_label_;
    QLineEdit* file_;
    QPushButton* browse_;
    QCheckBox* averages_;
    QCheckBox* half_;
    QDialogButtonBox* buttons_;
};

} // namespace formant
