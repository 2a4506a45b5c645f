#include "ui/recording/take_recorder.h"

#include "engine/session/recording/take_judgement.h"

#include <utility>

namespace formant {
namespace {

constexpr double longest_take_s = 120; // no sentence; somebody has gone away
constexpr double told_every_s = 0.05;

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
    untold_.clear();
}

void TakeRecorder::begin() {
    take_ = {{}, input_->sample_rate_hz()};
    is_recording_ = is_listening_;
}

DecodedSound TakeRecorder::end() {
    is_recording_ = false;
    return std::exchange(take_, {});
}

void TakeRecorder::hear(std::span<const float> samples) {
    if (is_recording_)
        collect(samples);
    tell_level(samples);
}

void TakeRecorder::collect(std::span<const float> samples) {
    take_.samples.insert(take_.samples.end(), samples.begin(), samples.end());
    if (take_.seconds() < longest_take_s)
        return;
    is_recording_ = false;
    Q_EMIT filled();
}

void TakeRecorder::tell_level(std::span<const float> samples) {
    untold_.insert(untold_.end(), samples.begin(), samples.end());
    if (static_cast<double>(untold_.size()) <
        told_every_s * static_cast<double>(input_->sample_rate_hz()))
        return;
    const double level = peak_dbfs(untold_);
    untold_.clear();
    Q_EMIT heard(level);
}

void TakeRecorder::input_ended(const QString& why) {
    is_listening_ = is_recording_ = false;
    Q_EMIT ended(why);
}

} // namespace formant
