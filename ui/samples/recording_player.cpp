#include "ui/samples/recording_player.h"

#include "ui/tasks/background_task.h"

#include <utility>

namespace formant {

RecordingPlayer::RecordingPlayer(std::unique_ptr<AudioOutput> output, std::string decode_program,
                                 QObject* parent)
    : QObject(parent), decode_program_(std::move(decode_program)), player_(std::move(output)) {
    connect(&player_, &AudioPlayer::failed, this, &RecordingPlayer::not_played);
}

RecordingPlayer::~RecordingPlayer() = default;

void RecordingPlayer::play(const QString& file) {
    stop();
    reading_ = std::make_unique<BackgroundTask>(
        *this,
        [file = file.toStdString(),
         program = decode_program_](const CancellationToken& cancellation) {
            return read_recording(file, program, cancellation);
        },
        [this](Result<DecodedSound> sound) { on_read(std::move(sound)); });
}

void RecordingPlayer::stop() {
    reading_.reset();
    player_.stop();
}

void RecordingPlayer::on_read(Result<DecodedSound> sound) {
    if (!sound)
        return void(Q_EMIT failed(sound.error()));
    player_.play(std::make_shared<const DecodedSound>(std::move(*sound)));
}

} // namespace formant
