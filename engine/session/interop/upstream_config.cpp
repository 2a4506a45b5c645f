#include "engine/session/interop/upstream_config.h"

#include "engine/models/dvae/dvae_config.h"
#include "engine/models/hifigan/hifigan_config.h"
#include "engine/models/indextts2/indextts2_config.h"
#include "engine/models/model_kinds.h"
#include "engine/models/upstream_layout.h"
#include "engine/models/vits/vits_config.h"
#include "engine/models/xtts/xtts_config.h"
#include "engine/session/interop/upstream_checkpoint_files.h"
#include "engine/text/byte_pair/byte_pair_encoding.h"
#include "engine/text/token_layout.h"

#include <nlohmann/json.hpp>
#include <yaml-cpp/yaml.h>

#include <algorithm>

namespace formant {
namespace {

using OrderedJson = nlohmann::ordered_json;

void add_generator(const GeneratorConfig& generator, OrderedJson& json) {
    json["resblock"] = generator.resblock;
    json["resblock_kernel_sizes"] = generator.resblock_kernel_sizes;
    json["resblock_dilation_sizes"] = generator.resblock_dilation_sizes;
    json["upsample_rates"] = generator.upsample_rates;
    json["upsample_initial_channel"] = generator.upsample_initial_channel;
    json["upsample_kernel_sizes"] = generator.upsample_kernel_sizes;
}

OrderedJson vits_model(const VitsConfig& vits) {
    OrderedJson model = {{"inter_channels", vits.inter_channels},
                         {"hidden_channels", vits.hidden_channels},
                         {"filter_channels", vits.filter_channels},
                         {"n_heads", vits.n_heads},
                         {"n_layers", vits.n_layers},
                         {"kernel_size", vits.kernel_size},
                         {"p_dropout", vits.p_dropout}};
    add_generator(vits.decoder, model);
    model["n_layers_q"] = 3;
    model["use_spectral_norm"] = vits.use_spectral_norm;
    model["use_sdp"] = vits.use_sdp;
    if (vits.gin_channels > 0)
        model["gin_channels"] = vits.gin_channels;
    return model;
}

OrderedJson vits_train(const TrainConfig& train, const VitsConfig& vits, std::int64_t hop_length) {
    return {{"log_interval", 200},
            {"eval_interval", train.save_interval_steps},
            {"seed", train.seed},
            {"epochs", 20000},
            {"learning_rate", train.learning_rate},
            {"betas", train.betas},
            {"eps", train.epsilon},
            {"batch_size", train.batch_size},
            {"fp16_run", train.precision == "fp16"},
            {"lr_decay", train.learning_rate_decay},
            {"segment_size", vits.segment_frames * hop_length},
            {"init_lr_ratio", 1},
            {"warmup_epochs", 0},
            {"c_mel", vits.mel_weight},
            {"c_kl", vits.kl_weight}};
}

/// Names the rows of the speaker embedding as Piper does.
OrderedJson speaker_id_map(const SpeakerTable& speakers) {
    OrderedJson ids = OrderedJson::object();
    for (std::int64_t i = 0; i < speakers.size(); ++i)
        ids[speakers.names()[static_cast<std::size_t>(i)]] = i;
    return ids;
}

OrderedJson vits_config(const RunConfig& config, std::int64_t n_symbols,
                        const SpeakerTable& speakers) {
    const MelConfig& mel = config.voice.audio;
    const VitsConfig vits = for_speakers(config.voice.model.of<VitsConfig>(), speakers.size());
    const bool has_rows = has_speaker_embedding(vits, speakers.size());
    const TextConfig& text = config.voice.text;
    const TokenLayout layout = layout_of(text);
    return {{"train", vits_train(config.train, vits, mel.hop_length)},
            {"data",
             {{"max_wav_value", 32768.0},
              {"sampling_rate", mel.sample_rate_hz},
              {"filter_length", mel.n_fft},
              {"hop_length", mel.hop_length},
              {"win_length", mel.n_fft},
              {"n_mel_channels", mel.n_mels},
              {"mel_fmin", mel.f_min_hz},
              {"mel_fmax", mel.f_max_hz},
              {"add_blank", layout == TokenLayout::blanks},
              {"text_layout", name_of(layout)},
              {"mode", text.mode},
              {"language", text.language},
              {"keep_stress", text.keeps_stress()},
              {"keep_punctuation", text.keep_punctuation},
              {"spell_numbers", text.spell_numbers},
              {"n_symbols", n_symbols},
              {"n_speakers", has_rows ? std::max(min_upstream_speakers, speakers.size()) : 0},
              {"cleaned_text", true}}},
            {"model", vits_model(vits)},
            {"speaker_id_map", has_rows ? speaker_id_map(speakers) : OrderedJson::object()}};
}

OrderedJson hifigan_config(const RunConfig& config) {
    const MelConfig& mel = config.voice.audio;
    const HifiganConfig& hifigan = config.voice.model.of<HifiganConfig>();
    OrderedJson json = {{"num_gpus", 0},
                        {"batch_size", config.train.batch_size},
                        {"learning_rate", config.train.learning_rate},
                        {"adam_b1", config.train.betas[0]},
                        {"adam_b2", config.train.betas[1]},
                        {"lr_decay", config.train.learning_rate_decay},
                        {"seed", config.train.seed}};
    add_generator(hifigan.generator, json);
    json["segment_size"] = hifigan.segment_frames * mel.hop_length;
    json["num_mels"] = mel.n_mels;
    json["n_fft"] = mel.n_fft;
    json["hop_size"] = mel.hop_length;
    json["win_size"] = mel.n_fft;
    json["sampling_rate"] = mel.sample_rate_hz;
    json["fmin"] = mel.f_min_hz;
    json["fmax"] = mel.f_max_hz;
    json["fmax_for_loss"] =
        hifigan.loss_f_max_hz > 0 ? OrderedJson(hifigan.loss_f_max_hz) : OrderedJson(nullptr);
    json["num_workers"] = 4;
    return json;
}

YAML::Node encoder_config(const ReferenceEncoderConfig& encoder) {
    YAML::Node node;
    node["output_size"] = encoder.width;
    node["linear_units"] = encoder.inner_width;
    node["attention_heads"] = encoder.heads;
    node["num_blocks"] = encoder.blocks;
    node["input_layer"] = "conv2d2";
    node["perceiver_mult"] = encoder.perceiver_mult;
    return node;
}

std::string indextts2_config(const IndexTts2Config& config, std::int64_t n_symbols) {
    YAML::Node gpt;
    gpt["model_dim"] = config.width;
    gpt["max_mel_tokens"] = config.max_audio_tokens;
    gpt["max_text_tokens"] = config.max_text_tokens;
    gpt["heads"] = config.heads;
    gpt["use_mel_codes_as_input"] = true;
    gpt["mel_length_compression"] = 1024;
    gpt["layers"] = config.layers;
    gpt["number_text_tokens"] = n_symbols;
    gpt["number_mel_codes"] = config.codebook_size + 2;
    gpt["start_mel_token"] = config.codebook_size;
    gpt["stop_mel_token"] = config.codebook_size + 1;
    gpt["start_text_token"] = 0;
    gpt["stop_text_token"] = 1;
    gpt["train_solo_embeddings"] = false;
    gpt["condition_type"] = "conformer_perceiver";
    gpt["condition_module"] = encoder_config(config.speaker);
    gpt["emo_condition_module"] = encoder_config(config.emotion);
    YAML::Node root;
    root["gpt"] = gpt;
    root["semantic_codec"]["codebook_size"] = config.codebook_size;
    root["semantic_codec"]["hidden_size"] = config.feature_width;
    root["gpt_checkpoint"] = "gpt.pth";
    return YAML::Dump(root) + "\n";
}

OrderedJson xtts_arguments(const XttsConfig& xtts, std::int64_t codes, std::int64_t n_symbols,
                           const MelConfig& mel) {
    const std::int64_t longest = (xtts.conditioning_frames - 1) * mel.hop_length;
    return {{"gpt_max_audio_tokens", xtts.max_audio_tokens},
            {"gpt_max_text_tokens", xtts.max_text_tokens},
            {"gpt_max_prompt_tokens", 70},
            {"gpt_layers", xtts.layers},
            {"gpt_n_model_channels", xtts.width},
            {"gpt_n_heads", xtts.heads},
            {"gpt_number_text_tokens", n_symbols},
            {"gpt_start_text_token", xtts.start_token},
            {"gpt_stop_text_token", 0},
            {"gpt_num_audio_tokens", codes + 2},
            {"gpt_start_audio_token", codes},
            {"gpt_stop_audio_token", codes + 1},
            {"gpt_code_stride_len", 1024},
            {"gpt_use_masking_gt_prompt_approach", xtts.masking != "off"},
            {"gpt_use_perceiver_resampler", true},
            {"input_sample_rate", mel.sample_rate_hz},
            {"output_sample_rate", 24000},
            {"output_hop_length", mel.hop_length},
            {"decoder_input_dim", xtts.width},
            {"d_vector_dim", xtts.speaker_width},
            {"cond_d_vector_in_each_upsampling_layer", true},
            {"duration_const", 102400},
            {"min_conditioning_length", longest / 2},
            {"max_conditioning_length", longest},
            {"gpt_loss_text_ce_weight", xtts.text_weight},
            {"gpt_loss_mel_ce_weight", xtts.audio_weight}};
}

/// The values of the synthesis are upstream's.
OrderedJson xtts_config(const RunConfig& config, const std::vector<std::string>& symbols) {
    const MelConfig& mel = config.voice.audio;
    const ModelConfig& model = config.voice.model;
    return {{"model", model.name},
            {"audio",
             {{"sample_rate", mel.sample_rate_hz},
              {"output_sample_rate", 24000},
              {"dvae_sample_rate", mel.sample_rate_hz}}},
            {"model_args", xtts_arguments(model.of<XttsConfig>(), model.of<DvaeConfig>().codes(),
                                          static_cast<std::int64_t>(symbols.size()), mel)},
            {"languages", languages_in(symbols)},
            {"temperature", 0.75},
            {"length_penalty", 1.0},
            {"repetition_penalty", 5.0},
            {"top_k", 50},
            {"top_p", 0.85},
            {"gpt_cond_len", 30},
            {"gpt_cond_chunk_len", 4},
            {"max_ref_len", 30},
            {"sound_norm_refs", false}};
}

} // namespace

std::optional<UpstreamConfigFile> upstream_config(const RunConfig& config,
                                                  const std::vector<std::string>& symbols,
                                                  const SpeakerTable& speakers) {
    const auto n_symbols = static_cast<std::int64_t>(symbols.size());
    const ModelConfig& model = config.voice.model;
    const auto json = [](const OrderedJson& values) {
        return UpstreamConfigFile{"config.json", values.dump(2) + "\n"};
    };
    switch (kind_of(model).upstream()->trainer) {
    case UpstreamTrainer::vits:
        return json(vits_config(config, n_symbols, speakers));
    case UpstreamTrainer::hifigan:
        return json(hifigan_config(config));
    case UpstreamTrainer::indextts2:
        return UpstreamConfigFile{"config.yaml",
                                  indextts2_config(model.of<IndexTts2Config>(), n_symbols)};
    case UpstreamTrainer::xtts:
        return json(xtts_config(config, symbols));
    case UpstreamTrainer::dvae:
        break;
    }
    return std::nullopt;
}

} // namespace formant
