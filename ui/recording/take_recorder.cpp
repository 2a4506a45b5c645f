#include "ui/recording/take_recorder.h"

#include "engine/session/recording/take_quality.h"

#include <utility>

namespace formant {
namespace {

constexpr double max_take_s = 120; // longer than any sentence; the user has left
constexpr double level_interval_s = 0.05;

} // namespace

TakeRecorder::TakeRecorder(std::unique_ptr<AudioInput> input, QObject* parent)
    : QObject(parent), input_(std::move(input)) {}

TakeRecorder::~TakeRecorder() {
    input_->stop();
}

QString TakeRecorder::listen(const QByteArray& device) {
    stop_listening();
    QString why_not = input_->start(device, *this);
    is_listening_ = why_not.isEmpty();
    return why_not;
}

void TakeRecorder::stop_listening() {
    input_->stop();
    is_listening_ = is_recording_ = false;
    unmetered_.clear();
}

void TakeRecorder::begin() {
    take_ = {{}, input_->sample_rate_hz()};
    is_recording_ = is_listening_;
}

DecodedSound TakeRecorder::end() {
    is_recording_ = false;
    return std::exchange(take_, {});
}

void TakeRecorder::samples_received(std::span<const float> samples) {
    if (is_recording_)
        collect(samples);
    emit_level(samples);
}

void TakeRecorder::collect(std::span<const float> samples) {
    take_.samples.insert(take_.samples.end(), samples.begin(), samples.end());
    if (take_.seconds() < max_take_s)
        return;
    is_recording_ = false;
    Q_EMIT max_length_reached();
}

void TakeRecorder::emit_level(std::span<const float> samples) {
    unmetered_.insert(unmetered_.end(), samples.begin(), samples.end());
    if (static_cast<double>(unmetered_.size()) <
        level_interval_s * static_cast<double>(input_->sample_rate_hz()))
        return;
    const double level = peak_dbfs(unmetered_);
    unmetered_.clear();
    Q_EMIT level_measured(level);
}

void TakeRecorder::input_ended(const QString& why) {
    is_listening_ = is_recording_ = false;
    Q_EMIT input_lost(why);
}

} // namespace formant
