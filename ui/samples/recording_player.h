#pragma once

#include "ui/samples/audio_player.h"

namespace formant {

class BackgroundTask;

/// Plays one recording of a corpus after the other, each read in the background; what is asked for
/// last is what is heard.
class RecordingPlayer : public QObject {
    Q_OBJECT
  public:
    /// `decode_program` is started to read; empty: this program.
    RecordingPlayer(std::unique_ptr<AudioOutput> output, std::string decode_program,
                    QObject* parent = nullptr);
    ~RecordingPlayer() override;

    void play(const QString& file);
    void stop();

  Q_SIGNALS:
    void failed(const formant::Error& error);
    void not_played(const QString& words); ///< the device's own

  private:
    void take(Result<DecodedSound> sound);

    std::string decode_program_;
    AudioPlayer player_;
    std::unique_ptr<BackgroundTask> reading_; ///< last: its end waits for its work
};

} // namespace formant
