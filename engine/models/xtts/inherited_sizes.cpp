#include "engine/models/xtts/inherited_sizes.h"

#include "engine/models/dvae/dvae_names.h"
#include "engine/models/weight_match.h"
#include "engine/models/xtts/xtts_config.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

#include <cmath>
#include <utility>

namespace formant {
namespace {

/// Prefixes of the codec's network and of the decoder within a voice.
constexpr const char* codec_prefix = "codec.codec.";
constexpr const char* decoder_prefix = "hifigan_decoder.";
/// The token with which upstream starts a text.
constexpr const char* start_symbol = "[START]";

std::int64_t rows_in(const StateTree::Map& weights, const std::string& name) {
    const at::Tensor* rows = find_tensor(weights, name);
    return rows != nullptr && rows->dim() > 0 ? rows->size(0) : 0;
}

/// Returns the levels of a scalar quantizer, which has as many codes as the voice has audio tokens
/// without delimiters: levels ^ channels. 0 for a learned codebook, and where no number fits.
std::int64_t levels_in(const StateTree::Map& weights, std::int64_t channels) {
    const std::int64_t codes = rows_in(weights, "gpt.mel_embedding.weight") - 2;
    if (find_tensor(weights, fmt::format("{}codebook.places", codec_prefix)) == nullptr ||
        codes < 2)
        return 0;
    DvaeConfig codec;
    codec.code_width = channels;
    codec.levels =
        std::llround(std::pow(static_cast<double>(codes), 1.0 / static_cast<double>(channels)));
    return codec.codes() == codes ? codec.levels : 0;
}

/// Of a codec that the weights lack, as those of v2 may, they still say the number of codes.
void adopt_codec(const StateTree::Map& weights, bool is_v2, DvaeConfig& codec) {
    if (rows_in(weights, fmt::format("{}decoder.0.weight", codec_prefix)) == 0) {
        const std::int64_t rows = rows_in(weights, "gpt.mel_embedding.weight");
        if (is_v2 && rows > 2) {
            codec.levels = 0;
            codec.codebook_size = rows - 2;
        }
        return;
    }
    dvae::adopt_sizes(weights, codec_prefix, codec);
    codec.levels = levels_in(weights, codec.code_width);
}

/// Counts the blocks of a stage whose first convolutions have these channels.
std::int64_t blocks_of_stage(const StateTree::Map& weights, const std::string& layer,
                             std::int64_t in, std::int64_t out) {
    std::int64_t blocks = 0;
    while (has_shape(weights, fmt::format("{}{}.conv1.weight", layer, blocks),
                     {out, blocks == 0 ? in : out, 3, 3}))
        ++blocks;
    return blocks;
}

/// Sets the sizes of the encoder of speakers, if the weights hold all of it.
void adopt_speaker_encoder(const StateTree::Map& weights, XttsConfig& config) {
    const std::string encoder = fmt::format("{}speaker_encoder.", decoder_prefix);
    std::vector<std::int64_t> channels, blocks;
    std::int64_t in = rows_in(weights, encoder + "conv1.weight");
    for (int stage = 1; stage <= 4; ++stage) {
        const std::string layer = fmt::format("{}layer{}.", encoder, stage);
        const std::int64_t out = rows_in(weights, layer + "0.conv1.weight");
        channels.push_back(out);
        blocks.push_back(blocks_of_stage(weights, layer, in, out));
        if (blocks.back() == 0)
            return;
        in = out;
    }
    config.speaker_channels = std::move(channels);
    config.speaker_blocks = std::move(blocks);
    config.speaker_width = rows_in(weights, encoder + "fc.weight");
}

/// Sizes that the weights do not hold stay as they are; the model then does not fit. A tensor of
/// the decoder whose size grows with the square of its channels must be there.
void adopt_decoder(const StateTree::Map& weights, XttsConfig& config) {
    const std::string decoder = fmt::format("{}waveform_decoder.", decoder_prefix);
    const std::int64_t channels = rows_in(weights, decoder + "conv_pre.weight");
    if (has_shape(weights, decoder + "ups.0.weight_v", {channels, channels / 2, 16}))
        config.decoder_channels = channels;
    adopt_speaker_encoder(weights, config);
}

} // namespace

std::vector<std::string> InheritedSizes::keys() const {
    return {"model.dvae.levels",           "model.dvae.code_width",
            "model.dvae.codebook_size",    "model.dvae.hidden_width",
            "model.dvae.blocks",           "model.xtts.start_token",
            "model.xtts.decoder_channels", "model.xtts.speaker_width",
            "model.xtts.speaker_channels", "model.xtts.speaker_blocks"};
}

std::optional<Message> InheritedSizes::inherit_from_weights(const StateTree::Map& weights,
                                                            std::int64_t /*n_speakers*/,
                                                            KindSettings& settings) const {
    auto& config = settings.of<XttsConfig>();
    adopt_codec(weights, config.is_v2(), settings.of<DvaeConfig>());
    if (config.is_v2())
        adopt_decoder(weights, config);
    return std::nullopt;
}

std::optional<Message> InheritedSizes::inherit_from_saved(const KindSettings& saved,
                                                          std::int64_t /*n_speakers*/,
                                                          KindSettings& settings) const {
    const auto& theirs = saved.of<XttsConfig>();
    auto& config = settings.of<XttsConfig>();
    settings.of<DvaeConfig>() = saved.of<DvaeConfig>();
    config.start_token = theirs.start_token;
    config.decoder_channels = theirs.decoder_channels;
    config.speaker_width = theirs.speaker_width;
    config.speaker_channels = theirs.speaker_channels;
    config.speaker_blocks = theirs.speaker_blocks;
    return std::nullopt;
}

void InheritedSizes::inherit_from_codec(const KindSettings& codec, KindSettings& settings) const {
    settings.of<DvaeConfig>() = codec.of<DvaeConfig>();
}

Result<void> InheritedSizes::inherit_from_symbols(const SymbolTable& symbols,
                                                  KindSettings& settings) const {
    auto& config = settings.of<XttsConfig>();
    if (!config.is_v2())
        return {};
    config.start_token = symbols.id(start_symbol);
    if (config.start_token >= 0)
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("models", "a model of the variant v2 (model.xtts.variant) needs "
                                             "the tokenizer of XTTS, which has the piece {piece}: "
                                             "name its vocab.json in text.tokenizer "
                                             "(--tokenizer)"),
                        {{"piece", start_symbol}}));
}

Result<void> InheritedSizes::check_nothing_lost(const StateTree::Map& /*weights*/,
                                                std::int64_t /*n_speakers*/,
                                                const KindSettings& /*settings*/) const {
    return {};
}

} // namespace formant
