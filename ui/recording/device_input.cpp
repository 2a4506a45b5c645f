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

DeviceInput::DeviceInput() = default;

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
    return open(chosen, format, listener);
}

QString DeviceInput::open(const QAudioDevice& device, const QAudioFormat& format,
                          InputListener& listener) {
    source_ = std::make_unique<QAudioSource>(device, format);
    bytes_ = source_->start();
    if (bytes_ == nullptr || source_->error() != QAudio::NoError) {
        stop();
        return tr("%1 cannot be opened. Allow microphones in the privacy settings of the desktop, "
                  "close other programs that record, and look again.")
            .arg(device.description());
    }
    connect(bytes_, &QIODevice::readyRead, this, [this, &listener] { hand_on(listener); });
    connect(source_.get(), &QAudioSource::stateChanged, this,
            [this, &listener, device](auto state) {
                if (state == QAudio::StoppedState && source_->error() != QAudio::NoError)
                    listener.input_ended(
                        tr("%1 gives no sound any more. Connect it again, or choose another.")
                            .arg(device.description()));
            });
    return {};
}

void DeviceInput::hand_on(InputListener& listener) {
    rest_ += bytes_->readAll();
    const QAudioFormat format = source_->format();
    const auto frame = static_cast<qsizetype>(format.bytesPerFrame());
    const qsizetype whole = rest_.size() / frame * frame;
    const auto samples =
        mono_samples(std::as_bytes(std::span(rest_.constData(), static_cast<std::size_t>(whole))),
                     *form_of(format), format.channelCount());
    rest_.remove(0, whole);
    if (!samples.empty())
        listener.hear(samples);
}

void DeviceInput::stop() {
    if (source_) {
        source_->disconnect(this); // what is told of its end is our own doing
        source_->stop();
    }
    bytes_ = nullptr;
    rest_.clear();
    source_.reset();
}

std::int64_t DeviceInput::sample_rate_hz() const {
    return source_ ? source_->format().sampleRate() : wanted_rate_hz;
}

} // namespace formant
