#pragma once

#include "ui/recording/existing_voices.h"
#include "ui/recording/prompts_page.h"

#include <QtWidgets/QDialog>

class QPushButton;
class QStackedWidget;

namespace formant {

class RoomPage;
class VoicePage;

/// Audio input and output, and the folder of recordings.
struct RecordingSetup {
    std::unique_ptr<AudioInput> input;
    std::unique_ptr<AudioOutput> output;
    std::string decode_program; ///< as in RunRequest
    Path recordings;            ///< folder of the voices; empty means the default
};

/// Records a corpus for training in three steps: voice, microphone, then one sentence after
/// another.
class RecordingDialog : public QDialog {
    Q_OBJECT
  public:
    explicit RecordingDialog(RecordingSetup setup, QWidget* parent = nullptr);
    ~RecordingDialog() override;

    void reject() override; ///< during a take, drops only the take; asks before typed text is lost

  Q_SIGNALS:
    void use_requested(QString folder, QString language); ///< the corpus to train on

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void lay_out();
    void connect_parts();
    void retranslate();
    void find_voices(const Path& recordings);
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
    std::optional<BackgroundTask> task_; ///< finds voices, or opens one
};

} // namespace formant
