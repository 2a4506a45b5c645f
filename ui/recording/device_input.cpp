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
/// Devices deliver data about a hundred times a second, also of silence.
constexpr int dead_ms = 2000;

std::optional<SampleFormat> sample_format_of(const QAudioFormat& format) {
    switch (format.sampleFormat()) {
    case QAudioFormat::UInt8:
        return SampleFormat::uint8;
    case QAudioFormat::Int16:
        return SampleFormat::int16;
    case QAudioFormat::Int32:
        return SampleFormat::int32;
    case QAudioFormat::Float:
        return SampleFormat::float32;
    default:
        return std::nullopt;
    }
}

/// Prefers the sample rate, then mono, because the device mixes better; its own format comes last.
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

QAudioDevice device_with_id(const QByteArray& id) {
    const auto all = QMediaDevices::audioInputs();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const QAudioDevice& device) { return device.id() == id; });
    return found == all.end() ? QMediaDevices::defaultAudioInput() : *found;
}

} // namespace

DeviceInput::DeviceInput() {
    silence_.setInterval(dead_ms);
    connect(&silence_, &QTimer::timeout, this, &DeviceInput::check_device_alive);
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
    const QAudioDevice chosen = device_with_id(device);
    if (chosen.isNull())
        return tr("No microphone found. Connect one, check that the sound settings of the desktop "
                  "list it, and refresh.");
    const QAudioFormat format = format_for(chosen);
    if (!sample_format_of(format) || format.channelCount() < 1)
        return tr("%1 uses an unsupported sample format. Choose another microphone.")
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
                  "close other recording programs, and refresh.")
            .arg(name_);
    }
    connect(bytes_, &QIODevice::readyRead, this, &DeviceInput::deliver_samples);
    silence_.start();
    return {};
}

void DeviceInput::deliver_samples() {
    silence_.start();
    rest_ += bytes_->readAll();
    const QAudioFormat format = source_->format();
    const auto frame = static_cast<qsizetype>(format.bytesPerFrame());
    const qsizetype whole = rest_.size() / frame * frame;
    const auto samples =
        mono_samples(std::as_bytes(std::span(rest_.constData(), static_cast<std::size_t>(whole))),
                     *sample_format_of(format), format.channelCount());
    rest_.remove(0, whole);
    if (!samples.empty())
        listener_->samples_received(samples);
}

/// Detects an unplugged device, which not every Qt backend reports. Data to read means that only
/// the window was blocked.
void DeviceInput::check_device_alive() {
    if (source_->bytesAvailable() > 0)
        return;
    InputListener& listener = *listener_;
    stop();
    listener.input_ended(
        tr("%1 stopped delivering sound. Reconnect it, or choose another microphone.").arg(name_));
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
