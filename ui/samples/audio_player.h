#pragma once

#include "ui/samples/audio_output.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <memory>

namespace formant {

/// Plays one sound at a time and tracks its position. Another sound can take over at the same
/// position, so that two can be compared.
class AudioPlayer : public QObject {
    Q_OBJECT
  public:
    using Sound = std::shared_ptr<const DecodedSound>;

    explicit AudioPlayer(std::unique_ptr<AudioOutput> output, QObject* parent = nullptr);

    /// Plays from the beginning; switch_to() continues at the current position.
    void play(const Sound& sound);
    void switch_to(const Sound& sound);
    void pause();
    void resume(); ///< continues after a pause, or restarts after the end
    void stop();
    void forget() { sound_.reset(); } ///< the sound, after stop()
    void play_from(const Sound& sound, double seconds);
    /// Moves the position of the current sound. A paused one stays paused.
    void seek(double seconds);

    bool is_playing() const { return timer_.isActive(); }
    const Sound& sound() const { return sound_; }
    double position_s() const;

  Q_SIGNALS:
    void moved(double position_s);
    void playing_changed(bool playing);
    void failed(const QString& text);

  private:
    void start(double from_s);
    void update_position();

    std::unique_ptr<AudioOutput> output_;
    QTimer timer_;
    Sound sound_;
    double from_s_ = 0; ///< position of the last start or pause
};

} // namespace formant
