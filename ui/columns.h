#pragma once

#include <QtWidgets/QSplitter>

namespace formant {

/// Arranges widgets in a row with handles between them, in the reading direction of the language.
class Columns : public QSplitter {
    Q_OBJECT
  public:
    explicit Columns(QWidget* parent = nullptr);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void keep_inside();
};

} // namespace formant
