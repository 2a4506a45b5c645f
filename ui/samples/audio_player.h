#pragma once

#include "ui/samples/audio_output.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <memory>

namespace formant {

/// Plays one sound at a time, and knows where it is. Another one can take over at the same
/// position, which is how two are compared.
class AudioPlayer : public QObject {
    Q_OBJECT
  public:
    using Sound = std::shared_ptr<const DecodedSound>;

    explicit AudioPlayer(std::unique_ptr<AudioOutput> output, QObject* parent = nullptr);

    /// From the beginning, or from where the one before is.
    void play(const Sound& sound);
    void switch_to(const Sound& sound);
    void pause();
    void resume(); ///< from where it was paused; from the beginning after the end
    void stop();

    bool is_playing() const { return timer_.isActive(); }
    const Sound& sound() const { return sound_; }
    double position_s() const;

  Q_SIGNALS:
    void moved(double position_s);
    void playing_changed(bool playing);
    void failed(const QString& words);

  private:
    void start(double from_s);
    void look();

    std::unique_ptr<AudioOutput> output_;
    QTimer timer_;
    Sound sound_;
    double from_s_ = 0; ///< where the output has started, or where it stands
};

} // namespace formant
