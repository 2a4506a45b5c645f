#include "ui/samples/recording_player.h"

#include "ui/tasks/background_task.h"

#include <utility>

namespace formant {

RecordingPlayer::RecordingPlayer(std::unique_ptr<AudioOutput> output, std::string decode_program,
                                 QObject* parent)
    : QObject(parent), decode_program_(std::move(decode_program)), player_(std::move(output)) {
    connect(&player_, &AudioPlayer::failed, this, &RecordingPlayer::not_played);
    connect(&player_, &AudioPlayer::moved, this,
            [this](double position_s) { Q_EMIT moved(file_, position_s); });
    connect(&player_, &AudioPlayer::playing_changed, this,
            [this](bool playing) { Q_EMIT playing_changed(file_, playing); });
}

RecordingPlayer::~RecordingPlayer() = default;

void RecordingPlayer::play(const QString& file) {
    read(file, 0);
}

void RecordingPlayer::play_or_pause(const QString& file) {
    if (file != file_ || !player_.sound())
        return play(file);
    if (player_.is_playing())
        player_.pause();
    else
        player_.resume();
}

void RecordingPlayer::seek(const QString& file, double seconds) {
    if (file == file_ && player_.sound())
        player_.seek(seconds);
    else
        read(file, seconds);
}

void RecordingPlayer::read(const QString& file, double from_s) {
    stop();
    player_.forget();
    file_ = file;
    reading_ = std::make_unique<BackgroundTask>(
        *this,
        [file = file.toStdString(),
         program = decode_program_](const CancellationToken& cancellation) {
            return read_recording(file, program, cancellation);
        },
        [this, from_s](Result<DecodedSound> sound) { on_read(std::move(sound), from_s); });
}

void RecordingPlayer::stop() {
    reading_.reset();
    player_.stop();
}

void RecordingPlayer::on_read(Result<DecodedSound> sound, double from_s) {
    if (!sound)
        return void(Q_EMIT failed(sound.error()));
    player_.play_from(std::make_shared<const DecodedSound>(std::move(*sound)), from_s);
}

} // namespace formant
