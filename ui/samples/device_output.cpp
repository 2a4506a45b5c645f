#include "ui/samples/device_output.h"

#include <QtMultimedia/QAudioDevice>
#include <QtMultimedia/QAudioFormat>
#include <QtMultimedia/QAudioSink>
#include <QtMultimedia/QMediaDevices>

#include <algorithm>
#include <cmath>
#include <optional>

namespace formant {
namespace {

/// Returns mono at the sound's own rate, or stereo if the device requires it; 16 bits, which every
/// device supports.
std::optional<QAudioFormat> format_for(const DecodedSound& sound, const QAudioDevice& device) {
    QAudioFormat format;
    format.setSampleRate(static_cast<int>(sound.sample_rate_hz));
    format.setSampleFormat(QAudioFormat::Int16);
    for (const int channels : {1, 2}) {
        format.setChannelCount(channels);
        if (device.isFormatSupported(format))
            return format;
    }
    return std::nullopt;
}

qint16 in_16_bits(float sample) {
    constexpr float full_scale = 32767;
    return static_cast<qint16>(std::lround(std::clamp(sample, -1.0F, 1.0F) * full_scale));
}

QByteArray bytes_of(const DecodedSound& sound, double from_s, int channels) {
    const auto begin =
        static_cast<std::size_t>(std::max(0.0, from_s) * static_cast<double>(sound.sample_rate_hz));
    QByteArray bytes;
    for (std::size_t i = begin; i < sound.samples.size(); ++i) {
        const qint16 sample = in_16_bits(sound.samples[i]);
        for (int channel = 0; channel < channels; ++channel)
            bytes.append(reinterpret_cast<const char*>(&sample), sizeof sample);
    }
    return bytes;
}

} // namespace

DeviceOutput::DeviceOutput() = default;

DeviceOutput::~DeviceOutput() {
    stop();
}

QString DeviceOutput::start(const DecodedSound& sound, double from_s) {
    stop();
    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    if (device.isNull())
        return tr("No audio output device found. Connect one, or play the file on a machine that "
                  "has one.");
    const auto format = format_for(sound, device);
    if (!format)
        return tr("%1 does not support %2 Hz. Choose another output in the desktop's sound "
                  "settings.")
            .arg(device.description())
            .arg(sound.sample_rate_hz);
    bytes_.setData(bytes_of(sound, from_s, format->channelCount()));
    bytes_.open(QIODevice::ReadOnly);
    sink_ = std::make_unique<QAudioSink>(device, *format);
    sink_->start(&bytes_);
    return sink_->error() == QAudio::OpenError
               ? tr("Cannot open %1; another program may be using it.").arg(device.description())
               : QString();
}

void DeviceOutput::stop() {
    if (sink_)
        sink_->stop();
    sink_.reset();
    bytes_.close();
}

double DeviceOutput::played_s() const {
    return sink_ ? static_cast<double>(sink_->processedUSecs()) / 1e6 : 0;
}

} // namespace formant
