#pragma once

#include "engine/session/recording/recording_session.h"
#include "ui/recording/kept_take.h"
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

/// The third step of recording: one sentence after the other, each kept as soon as it was spoken.
class PromptsPage : public QWidget {
    Q_OBJECT
  public:
    /// `decode_program` is started to read what is played; empty: this program.
    PromptsPage(TakeRecorder& recorder, std::unique_ptr<AudioOutput> output,
                std::string decode_program, QWidget* parent = nullptr);

    /// At the first sentence without a recording.
    void begin(RecordingSession session);
    /// With the microphone that was chosen. `room_noise_dbfs` as faults_of() has it.
    void go_on(double room_noise_dbfs);
    const RecordingSession& session() const { return session_; }
    int recorded_count() const;
    bool is_recording() const;
    void drop_take(); ///< the one under way

  Q_SIGNALS:
    void changed(); ///< of what is recorded

  private:
    void connect_parts();
    void show_prompt(std::size_t index);
    void show_state();
    void toggle();
    void start();
    void finish();
    void take_kept(const Result<KeptTake>& kept);
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
    std::optional<BackgroundTask> keeping_; ///< last: its end waits for the take to be kept
};

} // namespace formant
