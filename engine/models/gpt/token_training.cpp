#include "engine/models/gpt/token_training.h"

#include "engine/models/gpt/token_losses.h"

namespace formant::gpt {

std::vector<LossTerm> token_terms(double text_weight, double audio_weight) {
    return {{"text", text_weight}, {"audio", audio_weight}, {"accuracy", 0}};
}

std::vector<LossSum> token_losses(const ForwardState& state) {
    const auto& predicted = dynamic_cast<const TokenForward&>(state);
    const TokenLogits& scores = predicted.scores;
    return {{"text", summed_cross_entropy(scores.text, predicted.text_targets)},
            {"audio", summed_cross_entropy(scores.audio, predicted.audio_targets)},
            {"accuracy", count_correct(scores.audio, predicted.audio_targets)}};
}

std::vector<LayerGroup> decoder_layers() {
    return {
        {"text_tokens",
         FORMANT_TR("layers", "Text tokens").text,
         {"gpt.text_embedding.", "gpt.text_head."}},
        {"audio_tokens",
         FORMANT_TR("layers", "Audio tokens").text,
         {"gpt.mel_embedding.", "gpt.mel_head."}},
        {"positions",
         FORMANT_TR("layers", "Positions").text,
         {"gpt.text_pos_embedding.", "gpt.mel_pos_embedding."}},
        {"transformer", FORMANT_TR("layers", "Transformer").text, {"gpt.gpt.", "gpt.final_norm."}}};
}

} // namespace formant::gpt
