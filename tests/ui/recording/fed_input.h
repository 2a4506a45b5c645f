#pragma once

#include "ui/recording/audio_input.h"

#include <algorithm>

namespace formant::test {

/// Microphones that a test feeds with samples.
struct Microphones {
    std::vector<InputDevice> devices = {{"desk", "Desk microphone"}, {"head", "Headset"}};
    QString why_not; ///< empty: they can be opened
    std::int64_t sample_rate_hz = 48000;
    QByteArray open; ///< the one in use; empty: none
    InputListener* listener = nullptr;

    /// Feeds the samples in pieces of 10 ms, as devices deliver them.
    void feed(const std::vector<float>& samples) {
        const auto piece = static_cast<std::size_t>(sample_rate_hz / 100);
        for (std::size_t i = 0; i < samples.size() && listener != nullptr; i += piece)
            listener->samples_received(
                std::span(samples).subspan(i, std::min(piece, samples.size() - i)));
    }
    void pull_out(const QString& why) { std::exchange(listener, nullptr)->input_ended(why); }
};

/// Stands for the desktop's microphones.
class FedInput : public AudioInput {
  public:
    explicit FedInput(Microphones& microphones) : microphones_(microphones) {}
    std::vector<InputDevice> devices() const override { return microphones_.devices; }
    QString start(const QByteArray& device, InputListener& listener) override {
        if (!microphones_.why_not.isEmpty())
            return microphones_.why_not;
        microphones_.open = device;
        microphones_.listener = &listener;
        return {};
    }
    void stop() override {
        microphones_.open.clear();
        microphones_.listener = nullptr;
    }
    std::int64_t sample_rate_hz() const override { return microphones_.sample_rate_hz; }

  private:
    Microphones& microphones_;
};

} // namespace formant::test
