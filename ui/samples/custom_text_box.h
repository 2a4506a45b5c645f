#pragma once

#include "engine/session/checkpoints/checkpoint_service.h"
#include "engine/session/speech/preview_choices.h"
#include "engine/session/speech/preview_speech.h"

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
class PathField;

/// Synthesizes a custom text: selects the checkpoint and its weights, the speaker of a
/// multi-speaker voice, a reference recording for voices that follow one, and a vocoder if any were
/// trained for it.
class CustomTextBox : public QGroupBox {
    Q_OBJECT
  public:
    explicit CustomTextBox(QWidget* parent = nullptr);
    ~CustomTextBox() override;

    /// Lists the run's checkpoints in the background. Selects `checkpoint` if it exists, otherwise
    /// the newest, which is replaced by newer ones until the user selects another.
    void set_run(const QString& folder, const QString& checkpoint = {});
    /// Lists the checkpoints again, because the run may have saved or deleted one.
    void refresh();
    void set_busy(bool busy); ///< disables the button during synthesis
    /// Shows remarks on the synthesized text below it, until the next request.
    void show_remarks(const std::vector<Message>& remarks);
    void focus_text();

  Q_SIGNALS:
    void speak_requested(const formant::PreviewRequest& request);
    void export_requested(const QString& checkpoint);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void lay_out();
    void retranslate();
    void fill(const std::vector<CheckpointFile>& files);
    void offer(const PreviewChoices& choices);
    void read_choice();
    void update_button();
    void update_hint();
    void request_speech();

    QString run_;
    QString newest_; ///< checkpoint
    QString chosen_; ///< selected by the user; empty for the newest
    std::vector<Message> remarks_;
    bool is_busy_ = false;
    QLabel* text_label_;
    QLineEdit* text_;
    QLabel* checkpoint_label_;
    QComboBox* checkpoint_;
    QLabel* weights_label_;
    QComboBox* weights_;
    QLabel* speaker_label_;
    QComboBox* speaker_; ///< hidden for single-speaker voices
    QLabel* language_label_;
    QComboBox* language_; ///< hidden for voices that read one language
    QLabel* reference_label_;
    PathField* reference_; ///< hidden for voices that follow no recording
    QLabel* vocoder_label_;
    QComboBox* vocoder_; ///< hidden if there is none
    QPushButton* speak_;
    QPushButton* export_;
    QFormLayout* form_;
    QLabel* hint_; ///< reserves its height, so that the text field does not move under the pointer
    std::unique_ptr<BackgroundTask> listing_;
};

} // namespace formant
