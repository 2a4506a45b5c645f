#pragma once

#include <QtWidgets/QDialog>

namespace formant {

/// A dialog that grows with what it shows. Qt's minimum size of a window does not include the
/// further lines of wrapped texts, so controls would be squeezed.
class GrowingDialog : public QDialog {
  public:
    using QDialog::QDialog;

  protected:
    bool event(QEvent* event) override;
};

} // namespace formant
