#include "engine/hardware/settings/card_tips.h"

#include "engine/hardware/architecture.h"

namespace formant {
namespace {

Message fast_formats_tip(const GpuInfo& gpu) {
    const MessageArgs name = {{"architecture", name_of(gpu.architecture)}};
    if (gpu.abilities.bf16)
        return message(FORMANT_TR("hardware", "{architecture} cards are fast in bf16, which needs "
                                              "no loss scaling: keep train.precision automatic or "
                                              "set it to bf16"),
                       name);
    if (gpu.abilities.fp16)
        return message(FORMANT_TR("hardware", "{architecture} cards are fast in fp16 but have no "
                                              "bf16: if the loss scale keeps halving, set "
                                              "train.precision to float32"),
                       name);
    return message(FORMANT_TR("hardware", "This card is not faster in half precision; --amp still "
                                          "saves memory"));
}

Message requirement_of_blackwell() {
    return message(FORMANT_TR("hardware", "Blackwell cards need a LibTorch for CUDA 12.8 or newer; "
                                          "formant hardware --self-test checks it"));
}

Message short_steps_of_hopper() {
    return message(FORMANT_TR("hardware", "Steps are short on this card: if it waits for data, "
                                          "formant diagnose names the setting that helps"));
}

} // namespace

std::vector<Message> card_tips(const GpuInfo& gpu) {
    if (gpu.architecture == GpuArchitecture::unknown)
        return {};
    std::vector<Message> tips = {fast_formats_tip(gpu)};
    if (gpu.architecture == GpuArchitecture::blackwell)
        tips.push_back(requirement_of_blackwell());
    if (gpu.architecture == GpuArchitecture::hopper ||
        gpu.architecture == GpuArchitecture::blackwell)
        tips.push_back(short_steps_of_hopper());
    return tips;
}

} // namespace formant
