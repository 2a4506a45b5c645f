#pragma once

#include "ui/recording/begun_voices.h"
#include "ui/recording/prompts_page.h"

#include <QtWidgets/QDialog>

class QPushButton;
class QStackedWidget;

namespace formant {

class RoomPage;
class VoicePage;

/// Where the sound comes from and goes to, and where recordings are kept.
struct RecordingSetup {
    std::unique_ptr<AudioInput> input;
    std::unique_ptr<AudioOutput> output;
    std::string decode_program; ///< as RunRequest
    Path recordings;            ///< folder of the voices; empty: this machine's usual one
};

/// From nothing to recordings that can be trained on: whose voice, which microphone, then one
/// sentence after the other.
class RecordingDialog : public QDialog {
    Q_OBJECT
  public:
    explicit RecordingDialog(RecordingSetup setup, QWidget* parent = nullptr);
    ~RecordingDialog() override;

    void reject() override; ///< while something is recorded, of that alone

  Q_SIGNALS:
    void use_asked(QString folder, QString language); ///< the corpus is to be trained on

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void lay_out();
    void connect_parts();
    void retranslate();
    void look_for_voices(const Path& recordings);
    void forward();
    void back();
    void open_session();
    void show_page(QWidget* page);
    void show_state();
    void use();

    TakeRecorder recorder_;
    QStackedWidget* stack_;
    ErrorNote* error_;
    VoicePage* voice_;
    RoomPage* room_;
    PromptsPage* prompts_;
    QPushButton* back_;
    QPushButton* forward_;
    QPushButton* use_;
    QPushButton* close_;
    std::optional<BackgroundTask> task_; ///< looks for voices, or opens one
};

} // namespace formant
