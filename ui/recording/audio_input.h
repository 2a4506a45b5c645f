#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <cstdint>
#include <span>
#include <vector>

namespace formant {

struct InputDevice {
    QByteArray id;
    QString name; ///< as shown by the desktop
};

/// Receives the samples of an input, on the window's thread.
class InputListener {
  public:
    virtual ~InputListener() = default;
    virtual void samples_received(std::span<const float> samples) = 0; ///< mono, -1..1
    virtual void input_ended(const QString& why) = 0; ///< the device was unplugged or taken away
};

/// A source of audio samples; tests replace the device.
class AudioInput {
  public:
    virtual ~AudioInput() = default;
    /// Lists the input devices, the desktop's default first.
    virtual std::vector<InputDevice> devices() const = 0;
    /// Delivers samples to `listener` until stop(). Returns an error message with what to do; empty
    /// on success.
    virtual QString start(const QByteArray& device, InputListener& listener) = 0;
    virtual void stop() = 0;
    virtual std::int64_t sample_rate_hz() const = 0; ///< of the delivered samples
};

} // namespace formant
