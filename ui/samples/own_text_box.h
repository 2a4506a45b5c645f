#pragma once

#include "engine/session/checkpoints/checkpoint_service.h"
#include "engine/session/speech/own_text_choices.h"
#include "engine/session/speech/own_text_speech.h"

#include <QtWidgets/QGroupBox>

#include <memory>
#include <string>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace formant {

class BackgroundTask;

/// A text of one's own, and the checkpoint and weights that are to speak it; of a voice with
/// several speakers, who; where vocoders were trained for it, with which.
class OwnTextBox : public QGroupBox {
    Q_OBJECT
  public:
    explicit OwnTextBox(QWidget* parent = nullptr);
    ~OwnTextBox() override;

    /// Lists the run's checkpoints in the background. `checkpoint` is chosen where it is one, else
    /// the newest, which gives way to a newer one until somebody chooses another.
    void set_run(const QString& folder, const QString& checkpoint = {});
    /// The run may have saved, or no longer have, a checkpoint.
    void look_again();
    void set_busy(bool busy); ///< something is being spoken; nothing else can be begun
    /// Says below the text what is to be known of what was spoken, until the next is asked for.
    void tell(const std::vector<Message>& of_spoken);
    void focus_text();

  Q_SIGNALS:
    void speak_asked(const formant::OwnTextRequest& request);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void lay_out();
    void retranslate();
    void fill(const std::vector<CheckpointFile>& files);
    void offer(const OwnTextChoices& choices);
    void take_choice();
    void update_button();
    void update_hint();
    void ask();

    QString run_;
    QString newest_; ///< checkpoint
    QString chosen_; ///< by somebody; empty: the newest
    std::vector<Message> told_;
    bool is_busy_ = false;
    QLabel* text_label_;
    QLineEdit* text_;
    QLabel* checkpoint_label_;
    QComboBox* checkpoint_;
    QLabel* weights_label_;
    QComboBox* weights_;
    QLabel* speaker_label_;
    QComboBox* speaker_; ///< not shown for a voice of one
    QLabel* vocoder_label_;
    QComboBox* vocoder_; ///< not shown where there is none
    QPushButton* speak_;
    QFormLayout* form_;
    QLabel* hint_; ///< keeps its place: what is typed must not move away from under the mouse
    std::unique_ptr<BackgroundTask> listing_;
};

} // namespace formant
