#pragma once

#include <QtWidgets/QComboBox>

namespace formant {

class WindowLanguage;

/// Lists the languages by their native names, so that users find theirs in any language. The
/// selected one is applied immediately.
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
