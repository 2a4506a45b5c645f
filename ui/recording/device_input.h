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

/// The desktop's microphones: 48 kHz and one channel where the device has them, else what it has.
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
    void hand_on();
    void look_whether_it_lives();

    std::unique_ptr<QAudioSource> source_;
    QIODevice* bytes_ = nullptr;        ///< of the source
    InputListener* listener_ = nullptr; ///< as long as there is a source
    QString name_;                      ///< of the device
    QByteArray rest_;                   ///< a frame that has come in part
    QTimer silence_;                    ///< since something came
};

} // namespace formant
