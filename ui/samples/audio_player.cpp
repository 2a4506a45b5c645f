#include "ui/samples/audio_player.h"

#include <algorithm>

namespace formant {
namespace {

constexpr int update_interval_ms = 40; // the cursor moves smoothly enough

} // namespace

AudioPlayer::AudioPlayer(std::unique_ptr<AudioOutput> output, QObject* parent)
    : QObject(parent), output_(std::move(output)) {
    timer_.setInterval(update_interval_ms);
    connect(&timer_, &QTimer::timeout, this, &AudioPlayer::update_position);
}

void AudioPlayer::play(const Sound& sound) {
    play_from(sound, 0);
}

void AudioPlayer::play_from(const Sound& sound, double seconds) {
    sound_ = sound;
    start(seconds);
}

void AudioPlayer::seek(double seconds) {
    if (!sound_)
        return;
    if (is_playing())
        start(seconds);
    else
        from_s_ = std::min(seconds, sound_->seconds());
    Q_EMIT moved(position_s());
}

void AudioPlayer::switch_to(const Sound& sound) {
    const double position = position_s();
    sound_ = sound;
    start(position);
}

void AudioPlayer::pause() {
    if (!is_playing())
        return;
    from_s_ = position_s();
    timer_.stop();
    output_->stop();
    Q_EMIT playing_changed(false);
}

void AudioPlayer::resume() {
    if (sound_ && !is_playing())
        start(from_s_);
}

void AudioPlayer::stop() {
    pause();
    from_s_ = 0;
    Q_EMIT moved(0);
}

double AudioPlayer::position_s() const {
    if (!sound_)
        return 0;
    return std::min(from_s_ + (is_playing() ? output_->played_s() : 0), sound_->seconds());
}

void AudioPlayer::start(double from_s) {
    output_->stop();
    timer_.stop();
    from_s_ = from_s < sound_->seconds() ? from_s : 0;
    const QString error = output_->start(*sound_, from_s_);
    if (error.isEmpty())
        timer_.start();
    else
        Q_EMIT failed(error);
    Q_EMIT playing_changed(is_playing());
}

void AudioPlayer::update_position() {
    const double position = position_s();
    if (position >= sound_->seconds())
        return stop();
    Q_EMIT moved(position);
}

} // namespace formant
