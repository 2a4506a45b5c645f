#include "ui/recording/device_input.h"

#include "ui/recording/mono_samples.h"

#include <QtMultimedia/QAudioDevice>
#include <QtMultimedia/QAudioFormat>
#include <QtMultimedia/QAudioSource>
#include <QtMultimedia/QMediaDevices>

#include <algorithm>
#include <optional>

namespace formant {
namespace {

constexpr int wanted_rate_hz = 48000;
/// A device gives sound a hundred times a second, of silence too.
constexpr int dead_ms = 2000;

std::optional<SampleForm> form_of(const QAudioFormat& format) {
    switch (format.sampleFormat()) {
    case QAudioFormat::UInt8:
        return SampleForm::uint8;
    case QAudioFormat::Int16:
        return SampleForm::int16;
    case QAudioFormat::Int32:
        return SampleForm::int32;
    case QAudioFormat::Float:
        return SampleForm::float32;
    default:
        return std::nullopt;
    }
}

/// The rate counts most, then that the device itself mixes; what it prefers comes last.
QAudioFormat format_for(const QAudioDevice& device) {
    QAudioFormat format;
    format.setSampleRate(wanted_rate_hz);
    for (const int channels : {1, 2})
        for (const auto form : {QAudioFormat::Float, QAudioFormat::Int32, QAudioFormat::Int16}) {
            format.setChannelCount(channels);
            format.setSampleFormat(form);
            if (device.isFormatSupported(format))
                return format;
        }
    return device.preferredFormat();
}

QAudioDevice device_called(const QByteArray& id) {
    const auto all = QMediaDevices::audioInputs();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const QAudioDevice& device) { return device.id() == id; });
    return found == all.end() ? QMediaDevices::defaultAudioInput() : *found;
}

} // namespace

DeviceInput::DeviceInput() {
    silence_.setInterval(dead_ms);
    connect(&silence_, &QTimer::timeout, this, &DeviceInput::look_whether_it_lives);
}

DeviceInput::~DeviceInput() {
    stop();
}

std::vector<InputDevice> DeviceInput::devices() const {
    std::vector<InputDevice> devices;
    for (const QAudioDevice& device : QMediaDevices::audioInputs()) {
        const auto place = device.isDefault() ? devices.begin() : devices.end();
        devices.insert(place, {device.id(), device.description()});
    }
    return devices;
}

QString DeviceInput::start(const QByteArray& device, InputListener& listener) {
    stop();
    const QAudioDevice chosen = device_called(device);
    if (chosen.isNull())
        return tr("This machine has no microphone. Connect one, see that the sound settings of the "
                  "desktop list it, and look again.");
    const QAudioFormat format = format_for(chosen);
    if (!form_of(format) || format.channelCount() < 1)
        return tr("%1 gives sound in a form that cannot be read. Choose another microphone.")
            .arg(chosen.description());
    listener_ = &listener;
    name_ = chosen.description();
    return open(chosen, format);
}

QString DeviceInput::open(const QAudioDevice& device, const QAudioFormat& format) {
    source_ = std::make_unique<QAudioSource>(device, format);
    bytes_ = source_->start();
    if (bytes_ == nullptr || source_->error() != QAudio::NoError) {
        stop();
        return tr("%1 cannot be opened. Allow microphones in the privacy settings of the desktop, "
                  "close other programs that record, and look again.")
            .arg(name_);
    }
    connect(bytes_, &QIODevice::readyRead, this, &DeviceInput::hand_on);
    silence_.start();
    return {};
}

void DeviceInput::hand_on() {
    silence_.start();
    rest_ += bytes_->readAll();
    const QAudioFormat format = source_->format();
    const auto frame = static_cast<qsizetype>(format.bytesPerFrame());
    const qsizetype whole = rest_.size() / frame * frame;
    const auto samples =
        mono_samples(std::as_bytes(std::span(rest_.constData(), static_cast<std::size_t>(whole))),
                     *form_of(format), format.channelCount());
    rest_.remove(0, whole);
    if (!samples.empty())
        listener_->hear(samples);
}

/// Not every backend of Qt tells that a device was pulled out; and a window that was held up for so
/// long has something to read.
void DeviceInput::look_whether_it_lives() {
    if (source_->bytesAvailable() > 0)
        return;
    InputListener& listener = *listener_;
    stop();
    listener.input_ended(
        tr("%1 gives no sound any more. Connect it again, or choose another.").arg(name_));
}

void DeviceInput::stop() {
    silence_.stop();
    if (source_)
        source_->stop();
    bytes_ = nullptr;
    listener_ = nullptr;
    rest_.clear();
    source_.reset();
}

std::int64_t DeviceInput::sample_rate_hz() const {
    return source_ ? source_->format().sampleRate() : wanted_rate_hz;
}

} // namespace formant
