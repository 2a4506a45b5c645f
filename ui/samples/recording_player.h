#pragma once

#include "ui/samples/audio_player.h"

namespace formant {

class BackgroundTask;

/// Plays the recordings of a corpus, each read in the background. A new request replaces the
/// previous one. The signals name the recording that they are about.
class RecordingPlayer : public QObject {
    Q_OBJECT
  public:
    /// `decode_program`: the program that decodes files; empty for this program.
    RecordingPlayer(std::unique_ptr<AudioOutput> output, std::string decode_program,
                    QObject* parent = nullptr);
    ~RecordingPlayer() override;

    void play(const QString& file);
    /// Plays, pauses or continues this recording.
    void play_or_pause(const QString& file);
    /// Continues at that second if this is the current recording, otherwise plays from there.
    void seek(const QString& file, double seconds);
    void stop();

  Q_SIGNALS:
    void moved(const QString& file, double position_s);
    void playing_changed(const QString& file, bool playing);
    void failed(const formant::Error& error);
    void not_played(const QString& text); ///< the device's message

  private:
    void read(const QString& file, double from_s);
    void on_read(Result<DecodedSound> sound, double from_s);

    std::string decode_program_;
    QString file_; ///< the current recording
    AudioPlayer player_;
    std::unique_ptr<BackgroundTask> reading_; ///< last member: its destructor waits for the work
};

} // namespace formant
