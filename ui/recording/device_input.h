#pragma once

#include "ui/recording/audio_input.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <memory>

class QAudioDevice;
class QAudioFormat;
class QAudioSource;
class QIODevice;

namespace formant {

/// Records from the desktop's microphones: 48 kHz mono if the device supports it, otherwise in its
/// own format.
class DeviceInput : public QObject, public AudioInput {
    Q_OBJECT
  public:
    DeviceInput();
    ~DeviceInput() override;

    std::vector<InputDevice> devices() const override;
    QString start(const QByteArray& device, InputListener& listener) override;
    void stop() override;
    std::int64_t sample_rate_hz() const override;

  private:
    QString open(const QAudioDevice& device, const QAudioFormat& format);
    void deliver_samples();
    void check_device_alive();

    std::unique_ptr<QAudioSource> source_;
    QIODevice* bytes_ = nullptr;        ///< stream of the source
    InputListener* listener_ = nullptr; ///< set while there is a source
    QString name_;                      ///< name of the device
    QByteArray rest_;                   ///< bytes of an incomplete frame
    QTimer silence_;                    ///< fires when no data has arrived
};

} // namespace formant
