#include "engine/models/dvae/dvae_config.h"

namespace formant {
namespace {

constexpr std::int64_t min_codes = 4, max_codes = 65536;

} // namespace

std::int64_t DvaeConfig::codes() const {
    if (has_codebook())
        return codebook_size;
    std::int64_t codes = 1;
    for (std::int64_t i = 0; i < code_width && codes <= max_codes; ++i)
        codes *= levels;
    return codes;
}

std::vector<Field> dvae_fields() {
    return {
        field("levels", &DvaeConfig::levels,
              FORMANT_TR("models", "Levels to which each channel of a code is rounded; 0: codes "
                                   "are entries of a learned codebook, as in XTTS."))
            .label(FORMANT_TR("field", "Levels per channel"))
            .range(0, 64),
        field("code_width", &DvaeConfig::code_width,
              FORMANT_TR("models", "Channels of a code. There are levels ^ code_width codes."))
            .label(FORMANT_TR("field", "Channels of a code"))
            .range(1, 4096),
        field("codebook_size", &DvaeConfig::codebook_size,
              FORMANT_TR("models", "Number of codes, if they are learned (levels: 0)."))
            .label(FORMANT_TR("field", "Codebook size"))
            .range(min_codes, max_codes),
        field("hidden_width", &DvaeConfig::hidden_width,
              FORMANT_TR("models", "Channels after the first convolution; the inner layers have "
                                   "twice as many."))
            .label(FORMANT_TR("field", "Codec width"))
            .range(8, 4096),
        field("blocks", &DvaeConfig::blocks,
              FORMANT_TR("models", "Residual blocks of the encoder, and of the decoder."))
            .label(FORMANT_TR("field", "Codec blocks"))
            .range(1, 64),
        field("commitment_weight", &DvaeConfig::commitment_weight,
              FORMANT_TR("models", "Weight of the loss `commitment`, which draws the encoder "
                                   "towards the codebook; with a learned codebook only."))
            .label(FORMANT_TR("field", "Commitment loss weight"))
            .at_least(0),
        field("codebook_weight", &DvaeConfig::codebook_weight,
              FORMANT_TR("models",
                         "Weight of the loss `codebook`, which draws the codebook towards "
                         "the encoder; with a learned codebook only."))
            .label(FORMANT_TR("field", "Codebook loss weight"))
            .at_least(0),
    };
}

Result<void> check_dvae_config(const DvaeConfig& config) {
    const std::int64_t codes = config.codes();
    if (config.levels != 1 && codes >= min_codes && codes <= max_codes)
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("models", "model.dvae.levels {levels} and model.dvae.code_width "
                                             "{width} give too few or too many codes; there must "
                                             "be {min} to {max} (levels ^ code_width)"),
                        {{"levels", std::to_string(config.levels)},
                         {"width", std::to_string(config.code_width)},
                         {"min", std::to_string(min_codes)},
                         {"max", std::to_string(max_codes)}}));
}

void set_dvae_size(DvaeConfig& config, const std::string& size) {
    if (size == "large") { // as published
        config.levels = 0;
        config.code_width = 512;
        config.codebook_size = 1024;
        config.hidden_width = 512;
        config.blocks = 3;
        return;
    }
    config.levels = size == "tiny" ? 8 : 4;
    config.code_width = size == "tiny" ? 3 : 5;
    config.hidden_width = size == "tiny" ? 64 : size == "small" ? 128 : 256;
    config.blocks = size == "medium" ? 3 : 2;
}

} // namespace formant
