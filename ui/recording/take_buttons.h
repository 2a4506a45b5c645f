#pragma once

#include <QtWidgets/QWidget>

class QPushButton;

namespace formant {

/// The state of a sentence.
enum class PromptState {
    to_speak,  ///< no recording yet
    recording, ///< listening
    saving,    ///< the take is being written
    spoken,    ///< there is a recording
};

/// The actions on a sentence, by single keys that the buttons name, or by mouse.
class TakeButtons : public QWidget {
    Q_OBJECT
  public:
    explicit TakeButtons(QWidget* parent = nullptr);

    void set_state(PromptState state, bool can_record);
    /// Clicks the button of that key; returns false if there is none.
    bool press(int key);

  Q_SIGNALS:
    void record_requested(); ///< start or stop
    void retake_requested();
    void play_requested();
    void next_requested();
    void previous_requested();

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
