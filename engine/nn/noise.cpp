#include "engine/nn/noise.h"

#include "engine/nn/counter_bits.h"

#include <ATen/ATen.h>

#include <cmath>

namespace formant {

at::Tensor noise_key(std::uint64_t seed, std::int64_t step) {
    return at::tensor({static_cast<std::int64_t>(seed), step}, at::kLong);
}

CounterNoise::CounterNoise(std::uint64_t seed, std::int64_t step) : key_(noise_key(seed, step)) {}

at::Tensor CounterNoise::uniform(const std::string& draw, const at::Tensor& sample_ids,
                                 std::int64_t channels, std::int64_t time) {
    if (key_.device() != sample_ids.device())
        key_ = key_.to(sample_ids.device());
    return counter_uniform(key_, draw, sample_ids, channels, time);
}

at::Tensor CounterNoise::normal(const std::string& draw, const at::Tensor& sample_ids,
                                std::int64_t channels, std::int64_t time) {
    // Box and Muller (1958); 1 - u lies in (0, 1], where the logarithm is finite.
    const at::Tensor radius = uniform(draw + "/radius", sample_ids, channels, time)
                                  .neg_()
                                  .add_(1)
                                  .log_()
                                  .mul_(-2)
                                  .sqrt_();
    return radius.mul_(uniform(draw + "/angle", sample_ids, channels, time).mul_(2 * M_PI).cos_());
}

at::Tensor RecordedNoise::recorded(const std::string& draw) const {
    const auto found = draws_.find(draw);
    TORCH_CHECK(found != draws_.end(), "no recorded draw named ", draw);
    return found->second;
}

at::Tensor RecordedNoise::normal(const std::string& draw, const at::Tensor&, std::int64_t,
                                 std::int64_t) {
    return recorded(draw);
}

at::Tensor RecordedNoise::uniform(const std::string& draw, const at::Tensor&, std::int64_t,
                                  std::int64_t) {
    return recorded(draw);
}

} // namespace formant
