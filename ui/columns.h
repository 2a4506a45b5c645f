#pragma once

#include <QtWidgets/QSplitter>

namespace formant {

/// Widgets beside one another with handles between them, in the direction in which the language is
/// read.
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
