#include "tests/engine/models/reference/indextts2_reference.h"

#include "tests/engine/models/reference/reference_folder.h"

#include <ATen/ATen.h>
#include <yaml-cpp/yaml.h>

namespace formant::test {
namespace {

using indextts2::UnifiedVoice;
using indextts2::UnifiedVoiceSize;

std::int64_t number_in(const YAML::Node& node, const char* name) {
    return node[name].as<std::int64_t>();
}

indextts2::ReferenceEncoderSize encoder_of(const YAML::Node& module) {
    return {.width = number_in(module, "output_size"),
            .inner_width = number_in(module, "linear_units"),
            .heads = number_in(module, "attention_heads"),
            .blocks = number_in(module, "num_blocks"),
            .perceiver_mult = number_in(module, "perceiver_mult")};
}

UnifiedVoiceSize size_of(const YAML::Node& config, const StateTree::Map& weights) {
    const YAML::Node gpt = config["gpt"];
    const auto& positions =
        std::get<at::Tensor>(weights.at("conditioning_encoder.embed.pos_enc.pe").value());
    return {.gpt = {number_in(gpt, "model_dim"), number_in(gpt, "layers"), number_in(gpt, "heads")},
            .text_tokens = number_in(gpt, "number_text_tokens"),
            .audio_tokens = number_in(gpt, "number_mel_codes"),
            .max_text_tokens = number_in(gpt, "max_text_tokens"),
            .max_audio_tokens = number_in(gpt, "max_mel_tokens"),
            .feature_width = number_in(config["semantic_codec"], "hidden_size"),
            .feature_positions = positions.size(1),
            .speaker = encoder_of(gpt["condition_module"]),
            .emotion = encoder_of(gpt["emo_condition_module"])};
}

} // namespace

Indextts2Reference::Indextts2Reference(const Path& path, at::ScalarType type)
    : folder(path), precision(type), weights(read_values(path / "gpt.pth", at::kFloat).map()) {
    const YAML::Node config = YAML::LoadFile(path / "config.yaml");
    const YAML::Node gpt = config["gpt"];
    text = {number_in(gpt, "start_text_token"), number_in(gpt, "stop_text_token")};
    audio = {number_in(gpt, "start_mel_token"), number_in(gpt, "stop_mel_token")};
    model = std::make_shared<UnifiedVoice>(size_of(config, weights));
}

StateTree Indextts2Reference::values(const std::string& file) const {
    return read_values(folder / file, precision);
}

} // namespace formant::test
