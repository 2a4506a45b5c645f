#pragma once

#include <QtWidgets/QComboBox>

#include <string>
#include <vector>

namespace formant {

/// Offers the values of a setting by their names in the window's language; the tooltip shows the
/// value as written in the configuration.
class ChoiceBox : public QComboBox {
    Q_OBJECT
  public:
    explicit ChoiceBox(const std::vector<std::string>& values, QWidget* parent = nullptr);

    QString value() const; ///< as written in the configuration
    /// Selects `value`. A value outside the list, which only an invalid text can hold, is shown
    /// unchanged.
    void show_value(const QString& value);

    /// Follows sizeHint(), because Qt caches the minimum size of the previous language.
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();
};

} // namespace formant
