#pragma once

#include "engine/session/recording/decoded_sound.h"
#include "ui/recording/audio_input.h"

#include <QtCore/QObject>

#include <memory>

namespace formant {

/// Listens to an input, reports its level, and records between begin() and end().
class TakeRecorder : public QObject, private InputListener {
    Q_OBJECT
  public:
    explicit TakeRecorder(std::unique_ptr<AudioInput> input, QObject* parent = nullptr);
    ~TakeRecorder() override;

    std::vector<InputDevice> devices() const { return input_->devices(); }
    /// Starts listening. Returns an error message with what to do; empty on success.
    QString listen(const QByteArray& device);
    void stop_listening();
    bool is_listening() const { return is_listening_; }

    void begin();
    DecodedSound end(); ///< the samples recorded since begin()
    bool is_recording() const { return is_recording_; }
    double seconds() const { return take_.seconds(); }

  Q_SIGNALS:
    void level_measured(double peak_dbfs); ///< at most twenty times a second
    void input_lost(QString why);          ///< end() still returns what was recorded
    void max_length_reached();             ///< the take has the maximum length

  private:
    void samples_received(std::span<const float> samples) override;
    void input_ended(const QString& why) override;
    void collect(std::span<const float> samples);
    void emit_level(std::span<const float> samples);

    std::unique_ptr<AudioInput> input_;
    bool is_listening_ = false;
    bool is_recording_ = false;
    DecodedSound take_;
    std::vector<float> unmetered_; ///< samples whose level is not reported yet
};

} // namespace formant
