#pragma once

#include "ui/recording/take_buttons.h"

class QLabel;
class QProgressBar;

namespace formant {

class LevelMeter;

/// A sentence to read in big letters, what is to be done with it, how loud the microphone is, and
/// how far the recording is.
class PromptView : public QWidget {
    Q_OBJECT
  public:
    explicit PromptView(QWidget* parent = nullptr);

    void show_prompt(const QString& text, int number, int count);
    void set_recorded(int count);
    void set_state(PromptState state);
    PromptState state() const { return state_; }
    void say(const QString& words); ///< of the take
    void show_level(double peak_dbfs);
    void set_can_record(bool can);
    TakeButtons& buttons() { return *buttons_; }

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void name_parts();
    void enlarge_text();
    void lay_out();
    void retranslate();
    QString what_to_do() const;

    PromptState state_ = PromptState::to_speak;
    int number_ = 1;
    int count_ = 0;
    int recorded_ = 0;
    bool can_record_ = true;
    QLabel* place_;
    QLabel* recorded_words_;
    QProgressBar* progress_;
    QLabel* text_;
    QLabel* task_;
    LevelMeter* meter_;
    QLabel* verdict_;
    TakeButtons* buttons_;
};

} // namespace formant
