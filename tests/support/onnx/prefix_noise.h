#pragma once

#include "engine/nn/noise.h"

namespace formant::test {

/// Replays the beginnings of recorded draws: for models that find out themselves how long they
/// speak.
class PrefixNoise : public RecordedNoise {
  public:
    using RecordedNoise::RecordedNoise;
    at::Tensor normal(const std::string& draw, const at::Tensor& sample_ids, std::int64_t channels,
                      std::int64_t time) override {
        return RecordedNoise::normal(draw, sample_ids, channels, time).narrow(2, 0, time);
    }
};

} // namespace formant::test
