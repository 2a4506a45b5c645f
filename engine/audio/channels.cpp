#include "engine/audio/channels.h"

#include <ATen/ATen.h>

namespace formant {

ChannelRule channel_rule_named(const std::string& name) {
    if (name == "left")
        return ChannelRule::left;
    return name == "right" ? ChannelRule::right : ChannelRule::mix;
}

at::Tensor to_mono(const at::Tensor& samples, ChannelRule rule) {
    if (samples.size(1) == 1)
        return samples.select(1, 0);
    if (rule == ChannelRule::mix)
        return samples.mean(1);
    const std::int64_t wanted = rule == ChannelRule::left ? 0 : 1;
    return samples.select(1, wanted).contiguous();
}

} // namespace formant
