#include "tests/support/corpora/sounds.h"

#include "engine/base/atomic_file.h"

#include <ATen/ATen.h>
#include <ATen/CPUGeneratorImpl.h>

#include <cstring>

namespace formant::test {

AudioClip voiced_second(std::int64_t sample_rate_hz) {
    const at::Tensor time = at::arange(sample_rate_hz, at::kDouble) / sample_rate_hz;
    const at::Tensor phase = 2 * M_PI * (120 * time + 30 * time * time);
    at::Tensor sound = at::zeros_like(time);
    for (int overtone = 1; overtone <= 12; ++overtone)
        sound += (phase * overtone).sin() / overtone;
    const auto generator = at::detail::createCPUGenerator(7);
    sound = 0.3 * sound * (0.2 + (M_PI * time).sin()) +
            0.003 * at::randn(time.sizes(), generator, at::kDouble);
    return {sound.clamp(-0.99, 0.99).to(at::kFloat), sample_rate_hz};
}

at::Tensor read_floats(const Path& file) {
    const std::string bytes = read_file(file).value();
    at::Tensor values = at::empty({static_cast<std::int64_t>(bytes.size() / sizeof(float))});
    std::memcpy(values.data_ptr<float>(), bytes.data(), bytes.size());
    return values;
}

} // namespace formant::test
