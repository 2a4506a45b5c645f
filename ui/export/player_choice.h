#pragma once

#include <QtWidgets/QGroupBox>

#include <string>
#include <vector>

class QLabel;
class QRadioButton;

namespace formant {

/// Chooses the program for which a voice is exported, one of export_players().
class PlayerChoice : public QGroupBox {
    Q_OBJECT
  public:
    explicit PlayerChoice(QWidget* parent = nullptr);

    std::string player() const;
    /// Disables the others, and shows why. Selects the first that is left if the selected one is
    /// not.
    void set_available(const std::vector<std::string>& players, bool is_vocoder);

  Q_SIGNALS:
    void changed();

  private:
    void set_texts();
    QRadioButton& chosen() const;

    std::vector<std::string> players_;
    std::vector<QRadioButton*> buttons_; ///< in the same order
    QLabel* reason_;                     ///< why some are disabled; hidden if none are
};

} // namespace formant
