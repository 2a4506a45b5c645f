#pragma once

#include "engine/session/recording/recording_session.h"
#include "ui/recording/saved_take.h"
#include "ui/recording/take_recorder.h"
#include "ui/samples/audio_output.h"
#include "ui/tasks/background_task.h"

#include <QtWidgets/QWidget>

#include <memory>
#include <optional>

namespace formant {

class ErrorNote;
class PromptView;
class RecordingPlayer;

/// The third step of recording: one sentence after another, each saved as soon as it is spoken.
class PromptsPage : public QWidget {
    Q_OBJECT
  public:
    /// `decode_program` is started to decode recordings for playback; empty means this program.
    PromptsPage(TakeRecorder& recorder, std::unique_ptr<AudioOutput> output,
                std::string decode_program, QWidget* parent = nullptr);

    /// Starts at the first sentence without a recording.
    void begin(RecordingSession session);
    /// Resumes with the chosen microphone. `room_noise_dbfs` is passed to check_take().
    void resume(double room_noise_dbfs);
    const RecordingSession& session() const { return session_; }
    int recorded_count() const;
    bool is_recording() const;
    void discard_take(); ///< the current one

  Q_SIGNALS:
    void changed(); ///< the recorded sentences

  private:
    void connect_parts();
    void show_prompt(std::size_t index);
    void show_state();
    void toggle();
    void start();
    void finish();
    void show_saved(const Result<SavedTake>& saved);
    void lose_input(const QString& why);
    void play();
    void step(int by);
    PromptToRecord& prompt() { return session_.prompts[index_]; }

    TakeRecorder& recorder_;
    RecordingSession session_;
    std::size_t index_ = 0;
    double room_noise_dbfs_ = silence_dbfs;
    ErrorNote* error_;
    PromptView* view_;
    RecordingPlayer* player_;
    std::optional<BackgroundTask>
        saving_; ///< last, because its destructor waits until the take is saved
};

} // namespace formant
