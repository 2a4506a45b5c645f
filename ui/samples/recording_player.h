#pragma once

#include "ui/samples/audio_player.h"

namespace formant {

class BackgroundTask;

/// Plays the recordings of a corpus, each read in the background. A new request replaces the
/// previous one.
class RecordingPlayer : public QObject {
    Q_OBJECT
  public:
    /// `decode_program`: the program that decodes files; empty for this program.
    RecordingPlayer(std::unique_ptr<AudioOutput> output, std::string decode_program,
                    QObject* parent = nullptr);
    ~RecordingPlayer() override;

    void play(const QString& file);
    void stop();

  Q_SIGNALS:
    void failed(const formant::Error& error);
    void not_played(const QString& text); ///< the device's message

  private:
    void on_read(Result<DecodedSound> sound);

    std::string decode_program_;
    AudioPlayer player_;
    std::unique_ptr<BackgroundTask> reading_; ///< last member: its destructor waits for the work
};

} // namespace formant
