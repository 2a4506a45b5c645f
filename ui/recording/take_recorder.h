#pragma once

#include "engine/session/recording/decoded_sound.h"
#include "ui/recording/audio_input.h"

#include <QtCore/QObject>

#include <memory>

namespace formant {

/// Listens to an input, tells how loud it is, and keeps what is heard between begin() and end().
class TakeRecorder : public QObject, private InputListener {
    Q_OBJECT
  public:
    explicit TakeRecorder(std::unique_ptr<AudioInput> input, QObject* parent = nullptr);
    ~TakeRecorder() override;

    std::vector<InputDevice> devices() const { return input_->devices(); }
    /// Words that say why it cannot, and what to do; empty where it listens.
    QString listen(const QByteArray& device);
    void stop_listening();
    bool is_listening() const { return is_listening_; }

    void begin();
    DecodedSound end(); ///< what was heard since begin()
    bool is_recording() const { return is_recording_; }
    double seconds() const { return take_.seconds(); }

  Q_SIGNALS:
    void heard(double peak_dbfs); ///< twenty times a second at most
    void ended(QString why);      ///< the input is gone; what was recorded may be taken by end()
    void filled();                ///< the take is as long as one may be

  private:
    void hear(std::span<const float> samples) override;
    void input_ended(const QString& why) override;
    void collect(std::span<const float> samples);
    void tell_level(std::span<const float> samples);

    std::unique_ptr<AudioInput> input_;
    bool is_listening_ = false;
    bool is_recording_ = false;
    DecodedSound take_;
    std::vector<float> untold_; ///< whose level was not told yet
};

} // namespace formant
