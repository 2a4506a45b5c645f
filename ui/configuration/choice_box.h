#pragma once

#include <QtWidgets/QComboBox>

#include <string>
#include <vector>

namespace formant {

/// The values that a setting may have, each by its name in the window's language; how it is written
/// in the configuration is its tooltip.
class ChoiceBox : public QComboBox {
    Q_OBJECT
  public:
    explicit ChoiceBox(const std::vector<std::string>& values, QWidget* parent = nullptr);

    QString value() const; ///< as it is written
    /// One that is none of them, which only a text with a fault has, is shown as it is.
    void show_value(const QString& value);

    /// Qt keeps its own from the language before.
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();
};

} // namespace formant
