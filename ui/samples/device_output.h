#pragma once

#include "ui/samples/audio_output.h"

#include <QtCore/QBuffer>
#include <QtCore/QCoreApplication>

#include <memory>

class QAudioSink;

namespace formant {

/// Plays on the desktop's default audio device.
class DeviceOutput : public AudioOutput {
    Q_DECLARE_TR_FUNCTIONS(formant::DeviceOutput)
  public:
    DeviceOutput();
    ~DeviceOutput() override;

    QString start(const DecodedSound& sound, double from_s) override;
    void stop() override;
    double played_s() const override;

  private:
    QBuffer bytes_; ///< the sound in the device's format
    std::unique_ptr<QAudioSink> sink_;
};

} // namespace formant
