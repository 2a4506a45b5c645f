#pragma once

#include <QtWidgets/QWidget>

class QPushButton;

namespace formant {

/// How far a sentence is.
enum class PromptState {
    to_speak,  ///< no recording yet
    recording, ///< listening
    keeping,   ///< the take is being written
    spoken,    ///< there is a recording
};

/// What can be done with a sentence: by single keys, which the buttons name, or with the mouse.
class TakeButtons : public QWidget {
    Q_OBJECT
  public:
    explicit TakeButtons(QWidget* parent = nullptr);

    void set_state(PromptState state, bool can_record);
    /// Presses the button of that key; false where it has none.
    bool press(int key);

  Q_SIGNALS:
    void record_asked(); ///< begin or end
    void retake_asked();
    void play_asked();
    void next_asked();
    void previous_asked();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void connect_buttons();
    void retranslate();
    QPushButton* button_of(int key) const;

    PromptState state_ = PromptState::to_speak;
    QPushButton* previous_;
    QPushButton* record_;
    QPushButton* retake_;
    QPushButton* play_;
    QPushButton* next_;
};

} // namespace formant
