#include "engine/models/size_determining_shapes.h"

#include <fmt/format.h>

namespace formant {
namespace {

class ShapeList {
  public:
    void add(std::string name, std::vector<std::int64_t> sizes) {
        shapes_.push_back({std::move(name), std::move(sizes)});
    }
    void add_levels(const std::string& prefix, const GeneratorConfig& generator) {
        const std::size_t blocks = generator.resblock_kernel_sizes.size();
        const char* first = generator.resblock == "1" ? "convs1.0" : "convs.0";
        for (std::size_t level = 0; level < generator.upsample_rates.size(); ++level) {
            const std::int64_t above = generator.upsample_initial_channel >> level;
            const std::int64_t below = above / 2;
            add(fmt::format("{}ups.{}.weight_v", prefix, level),
                {above, below, generator.upsample_kernel_sizes[level]});
            for (std::size_t i = 0; i < blocks; ++i)
                add(fmt::format("{}resblocks.{}.{}.weight_v", prefix, level * blocks + i, first),
                    {below, below, generator.resblock_kernel_sizes[i]});
        }
    }
    std::vector<NamedShape> take() { return std::move(shapes_); }

  private:
    std::vector<NamedShape> shapes_;
};

std::vector<NamedShape> vits_shapes(const VitsConfig& vits, std::int64_t n_symbols,
                                    std::int64_t n_speakers) {
    ShapeList shapes;
    shapes.add("generator.enc_p.emb.weight", {n_symbols, vits.hidden_channels});
    if (has_speaker_embedding(vits, n_speakers))
        shapes.add("generator.emb_g.weight", {n_speakers, vits.gin_channels});
    for (std::int64_t layer = 0; layer < vits.n_layers; ++layer)
        shapes.add(fmt::format("generator.enc_p.encoder.ffn_layers.{}.conv_1.weight", layer),
                   {vits.filter_channels, vits.hidden_channels, vits.kernel_size});
    shapes.add("generator.enc_p.proj.weight", {2 * vits.inter_channels, vits.hidden_channels, 1});
    shapes.add("generator.dec.conv_pre.weight",
               {vits.decoder.upsample_initial_channel, vits.inter_channels, 7});
    shapes.add_levels("generator.dec.", vits.decoder);
    return shapes.take();
}

std::vector<NamedShape> unet_shapes(const UnetConfig& unet, std::int64_t n_mels,
                                    std::int64_t n_symbols, std::int64_t n_speakers) {
    ShapeList shapes;
    const std::int64_t encoder = unet.encoder_channels, decoder = unet.decoder_channels;
    shapes.add("text_encoder.embedding.weight", {n_symbols, encoder});
    if (n_speakers > 1)
        shapes.add("speaker_embedding.weight", {n_speakers, unet.style_channels});
    for (std::int64_t i = 0; i < unet.encoder_blocks; ++i)
        shapes.add(fmt::format("text_encoder.blocks.{}.conv.weight", i), {encoder, encoder, 5});
    shapes.add("global_encoder.conv1.weight", {unet.style_encoder_channels, n_mels, 3});
    shapes.add("decoder.in.weight", {decoder, 2 * n_mels, 3});
    shapes.add("decoder.style.weight", {decoder, unet.style_channels});
    for (std::int64_t level = 0; level < unet.decoder_levels; ++level)
        for (std::int64_t i = 0; i < unet.decoder_blocks; ++i)
            shapes.add(fmt::format("decoder.down.{}.blocks.{}.conv1.weight", level, i),
                       {decoder, decoder, 3});
    return shapes.take();
}

std::vector<NamedShape> hifigan_shapes(const GeneratorConfig& generator, const MelConfig& mel) {
    ShapeList shapes;
    shapes.add("generator.conv_pre.weight_v", {generator.upsample_initial_channel, mel.n_mels, 7});
    shapes.add_levels("generator.", generator);
    return shapes.take();
}

} // namespace

std::vector<NamedShape> size_determining_shapes(const ModelConfig& config, const MelConfig& mel,
                                                std::int64_t n_symbols, std::int64_t n_speakers) {
    if (config.name == "vits")
        return vits_shapes(for_speakers(config.vits, n_speakers), n_symbols, n_speakers);
    if (config.name == "hifigan")
        return hifigan_shapes(config.hifigan.generator, mel);
    return unet_shapes(config.unet, mel.n_mels, n_symbols, n_speakers);
}

} // namespace formant
