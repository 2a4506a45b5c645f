#pragma once

#include <QtWidgets/QComboBox>

namespace formant {

class WindowLanguage;

/// The languages by their own names, so that everybody finds theirs from every other. Choosing one
/// speaks it at once.
class LanguageChoice : public QComboBox {
    Q_OBJECT
  public:
    explicit LanguageChoice(WindowLanguage& language, QWidget* parent = nullptr);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();
};

} // namespace formant
