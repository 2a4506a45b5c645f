#pragma once

#include "ui/recording/take_buttons.h"

class QLabel;
class QProgressBar;

namespace formant {

class LevelMeter;

/// Shows the sentence to read in large letters, with an instruction, the microphone level and the
/// progress.
class PromptView : public QWidget {
    Q_OBJECT
  public:
    explicit PromptView(QWidget* parent = nullptr);

    void show_prompt(const QString& text, int number, int count);
    void set_recorded(int count);
    void set_state(PromptState state);
    PromptState state() const { return state_; }
    void show_feedback(const QString& text); ///< on the take
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
    QString instruction() const;

    PromptState state_ = PromptState::to_speak;
    int number_ = 1;
    int count_ = 0;
    int recorded_ = 0;
    bool can_record_ = true;
    QLabel* place_;
    QLabel* recorded_label_;
    QProgressBar* progress_;
    QLabel* text_;
    QLabel* task_;
    LevelMeter* meter_;
    QLabel* verdict_;
    TakeButtons* buttons_;
};

} // namespace formant
