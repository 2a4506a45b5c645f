#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <cstdint>
#include <span>
#include <vector>

namespace formant {

struct InputDevice {
    QByteArray id;
    QString name; ///< as the desktop has it
};

/// Who hears an input, on the window's thread.
class InputListener {
  public:
    virtual ~InputListener() = default;
    virtual void hear(std::span<const float> samples) = 0; ///< mono, -1..1
    virtual void input_ended(const QString& why) = 0;      ///< it was pulled out, or taken away
};

/// Where sound comes from; a test puts another in the place of the device.
class AudioInput {
  public:
    virtual ~AudioInput() = default;
    /// The desktop's own choice first.
    virtual std::vector<InputDevice> devices() const = 0;
    /// `listener` hears it until stop(). Words that say why it cannot be heard, and what to do;
    /// empty where it can.
    virtual QString start(const QByteArray& device, InputListener& listener) = 0;
    virtual void stop() = 0;
    virtual std::int64_t sample_rate_hz() const = 0; ///< of what is heard
};

} // namespace formant
