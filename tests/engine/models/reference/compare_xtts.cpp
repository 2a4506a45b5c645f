#include "tests/engine/models/reference/compare_xtts.h"

#include "engine/models/dvae/dvae_names.h"
#include "engine/models/model_weights.h"
#include "engine/models/upstream_names.h"
#include "engine/models/xtts/xtts_gpt.h"
#include "engine/models/xtts/xtts_v2_model.h"
#include "engine/text/byte_pair/piece_reader.h"
#include "engine/text/tokenizer.h"
#include "engine/train/step/fused_adamw.h"
#include "engine/train/step/gradient_clipping.h"
#include "tests/engine/models/reference/compare_dvae.h"
#include "tests/engine/models/reference/compare_gradients.h"
#include "tests/engine/models/reference/compare_tokens.h"
#include "tests/engine/models/reference/compare_xtts_decoder.h"
#include "tests/engine/models/reference/reference_folder.h"

#include <ATen/ATen.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <limits>
#include <set>
#include <stdexcept>

namespace formant::test {
namespace {

constexpr double text_weight = 0.01;
constexpr std::int64_t samples_per_code = 1024, samples_per_frame = 256;
constexpr std::int64_t stops = 4; ///< stop tokens that upstream trains after the codes

xtts::XttsGptSize size_of(const nlohmann::json& arguments) {
    xtts::XttsGptSize size;
    size.gpt = {arguments.at("gpt_n_model_channels"), arguments.at("gpt_layers"),
                arguments.at("gpt_n_heads")};
    size.text_tokens = arguments.at("gpt_number_text_tokens");
    size.audio_tokens = arguments.at("gpt_num_audio_tokens");
    size.max_text_tokens = arguments.at("gpt_max_text_tokens");
    size.max_audio_tokens = arguments.at("gpt_max_audio_tokens");
    return size;
}

struct Reference {
    Path folder;
    at::ScalarType precision;
    nlohmann::json config;
    StateTree::Map weights;         ///< of the GPT, in float32
    StateTree::Map decoder_weights; ///< in float32
    gpt::Delimiters text, audio;
    std::shared_ptr<xtts::XttsGpt> model;

    Reference(const Path& path, at::ScalarType type)
        : folder(path), precision(type),
          config(nlohmann::json::parse(std::ifstream(path / "config.json"))) {
        const StateTree checkpoint = read_values(path / "model.pth", at::kFloat);
        weights = submodule_weights(child_of(checkpoint, "model").map(), "gpt.");
        decoder_weights =
            submodule_weights(child_of(checkpoint, "model").map(), "hifigan_decoder.");
        const nlohmann::json& arguments = config.at("model_args");
        text = {arguments.at("gpt_start_text_token"), arguments.at("gpt_stop_text_token")};
        audio = {arguments.at("gpt_start_audio_token"), arguments.at("gpt_stop_audio_token")};
        model = std::make_shared<xtts::XttsGpt>(size_of(arguments));
    }
    StateTree values(const std::string& file) const {
        return read_values(folder / file, precision);
    }
};

/// A batch as upstream's trainer makes it.
struct XttsBatch {
    gpt::TokenInputs inputs;
    gpt::DelimitedTokens text, audio;
};

/// Ignores the targets of the recording's part that conditions the model: as upstream, of the last
/// sample only, and frames of the mel for codes.
void ignore_conditioning(at::Tensor& targets, const at::Tensor& range) {
    const std::int64_t first = range[-1][0].item<std::int64_t>() / samples_per_frame;
    const std::int64_t last = range[-1][1].item<std::int64_t>() / samples_per_frame;
    const std::int64_t end = std::min(last, targets.size(1));
    if (first < end)
        targets[-1].slice(0, first, end).fill_(gpt::ignored_target);
}

XttsBatch batch_of(const Reference& reference, const StateTree& values, bool ignores) {
    const at::Tensor codes = tensor_in(values, "audio_codes");
    const at::Tensor lengths =
        (tensor_in(values, "wav_lengths") + samples_per_code - 1).floor_divide(samples_per_code);
    const std::int64_t longest = lengths.max().item<std::int64_t>() + stops - 1;
    const at::Tensor padded =
        at::constant_pad_nd(codes, {0, std::max<std::int64_t>(0, longest - codes.size(1))});
    const at::Tensor text_lengths = tensor_in(values, "text_lengths");
    XttsBatch batch;
    batch.text = gpt::delimit(tensor_in(values, "text_inputs"), text_lengths, reference.text);
    batch.audio = gpt::delimit(padded.narrow(1, 0, longest), lengths, reference.audio, stops);
    if (ignores)
        ignore_conditioning(batch.audio.targets, tensor_in(values, "cond_idxs"));
    batch.inputs = {.prefix =
                        reference.model->speaker_of(tensor_in(values, "cond_mels").squeeze(1)),
                    .text = batch.text.inputs,
                    .text_lengths = text_lengths + 1, // upstream masks the stop token
                    .audio = batch.audio.inputs};
    return batch;
}

/// The loss of the public code and its two terms, which are weighted.
struct Loss {
    at::Tensor text, audio, total;
};

Loss loss_of(const gpt::TokenLogits& logits, const XttsBatch& batch) {
    const at::Tensor text = text_weight * mean_loss(logits.text, batch.text.targets);
    const at::Tensor audio = mean_loss(logits.audio, batch.audio.targets);
    return {text, audio, text + audio};
}

void compare_loss(Comparison& comparison, const std::string& what, const Loss& loss,
                  const StateTree& expected) {
    comparison.relative(what + "loss_text_ce", loss.text, tensor_in(expected, "loss_text_ce"));
    comparison.relative(what + "loss_mel_ce", loss.audio, tensor_in(expected, "loss_mel_ce"));
    comparison.relative(what + "loss", loss.total, tensor_in(expected, "loss"));
}

/// Compares logits [B, T, tokens] with [B, tokens, T] where there is a target: upstream's padding
/// attends to other positions.
void compare_logits(Comparison& comparison, const std::string& item, const at::Tensor& ours,
                    const at::Tensor& expected, const at::Tensor& targets) {
    const at::Tensor counts = targets.ne(gpt::ignored_target).unsqueeze(2);
    comparison.relative(item, ours * counts, expected.transpose(1, 2) * counts);
}

void compare_first(Comparison& comparison, const Reference& reference, const StateTree& values) {
    const StateTree& expected = child_of(values, "first");
    const XttsBatch batch = batch_of(reference, list_in(values, "batches").front(), true);
    const gpt::TokenLogits logits = reference.model->predict(batch.inputs, {});
    compare_logits(comparison, "first: text_logits", logits.text,
                   tensor_in(expected, "text_logits"), batch.text.targets);
    compare_logits(comparison, "first: mel_logits", logits.audio, tensor_in(expected, "mel_logits"),
                   batch.audio.targets);
    const Loss loss = loss_of(logits, batch);
    compare_loss(comparison, "first: ", loss, expected);
    loss.total.backward();
}

void compare_other_losses(Comparison& comparison, const Reference& reference,
                          const StateTree& values) {
    const at::NoGradGuard no_gradients;
    for (const std::string name : {"without_masking", "evaluation"}) {
        const XttsBatch batch = batch_of(reference, child_of(values, "batch_" + name), false);
        compare_loss(comparison, name + ": ",
                     loss_of(reference.model->predict(batch.inputs, {}), batch),
                     child_of(child_of(values, "other_losses"), name));
    }
}

/// Trains from the checkpoint with the engine's optimizers, one of which decays weights.
class TrainerSteps {
  public:
    TrainerSteps(const Reference& reference, const StateTree& values, const StateTree& run)
        : reference_(reference) {
        if (!load_weights(*reference.model, reference.weights))
            throw std::runtime_error("model.pth no longer loads");
        const auto betas = list_in(run, "betas");
        const auto beta = [&](std::size_t i) { return std::get<double>(betas[i].value()); };
        for (const auto& [list, decay] :
             {std::pair("weight_decayed", number_in(run, "weight_decay")),
              std::pair("not_decayed", 0.0)})
            optimizers_.push_back(std::make_unique<FusedAdamW>(
                parameters_in(values, list),
                AdamWConfig{beta(0), beta(1), decay, number_in(run, "eps")}));
    }

    /// Runs a step. Returns the norm of the gradients.
    at::Tensor run(const XttsBatch& batch, double learning_rate, Loss& loss) {
        for (const auto& optimizer : optimizers_)
            optimizer->zero_grad();
        loss = loss_of(reference_.model->predict(batch.inputs, {}), batch);
        loss.total.backward();
        const at::NoGradGuard no_gradients;
        std::vector<at::Tensor> gradients;
        for (const auto& optimizer : optimizers_)
            for (const at::Tensor& gradient : optimizer->gradients())
                gradients.push_back(gradient);
        for (const auto& optimizer : optimizers_)
            optimizer->step(at::scalar_tensor(learning_rate, reference_.precision), at::zeros({}));
        return clip_grad_norm(gradients, std::numeric_limits<double>::infinity());
    }

  private:
    NamedParameters parameters_in(const StateTree& values, const std::string& list) const {
        const auto all = reference_.model->named_parameters();
        NamedParameters parameters;
        for (const StateTree& name : list_in(values, list))
            parameters.emplace_back(std::get<std::string>(name.value()),
                                    all[std::get<std::string>(name.value())]);
        return parameters;
    }

    const Reference& reference_;
    std::vector<std::unique_ptr<FusedAdamW>> optimizers_;
};

void compare_run(Comparison& comparison, const Reference& reference, const StateTree& values,
                 const std::string& name) {
    const StateTree& run = child_of(child_of(values, "runs"), name);
    const auto expected = list_in(run, reference.precision == at::kDouble ? "float64" : "float32");
    const auto batches = list_in(values, "batches");
    TrainerSteps steps(reference, values, run);
    for (std::size_t i = 0; i < expected.size(); ++i) {
        Loss loss;
        const at::Tensor norm =
            steps.run(batch_of(reference, batches[i], true), number_in(run, "lr"), loss);
        const std::string what = fmt::format("{}, step {}: ", name, i);
        compare_loss(comparison, what, loss, expected[i]);
        comparison.relative(what + "grad_norm", norm, tensor_in(expected[i], "grad_norm"));
    }
    compare_after_steps(comparison, name + ": after, ", *reference.model, child_of(run, "after"),
                        reference.precision);
}

void compare_conditioning(Comparison& comparison, const Reference& reference,
                          const StateTree& values) {
    const at::NoGradGuard no_gradients;
    const StateTree expected = child_of(reference.values("conditioning.pt"), "float64");
    const at::Tensor mels = tensor_in(list_in(values, "batches").front(), "cond_mels").squeeze(1);
    comparison.relative("conditioning: style", reference.model->speaker_of(mels).transpose(1, 2),
                        tensor_in(expected, "style"));
}

void compare_speech(Comparison& comparison, const Reference& reference) {
    const at::NoGradGuard no_gradients;
    const StateTree values = reference.values("generation.pt");
    const Speaking speaking = {*reference.model, reference.text, reference.audio,
                               whole_number_in(values, "max_new")};
    const at::Tensor prefix = tensor_in(values, "cond_latents");
    compare_spoken(comparison, speaking, prefix, values, "cached");
    compare_sampling(comparison, child_of(values, "sampled"), {1, reference.audio.start});
    const StateTree decoder = reference.values("decoder.pt");
    const Spoken first = speak(speaking, prefix, {texts_in(values).front()});
    const at::Tensor latents = tensor_in(decoder, "latents");
    comparison.relative("latents", first.hidden[0].narrow(0, 0, latents.size(0)), latents);
}

/// Returns ids without that of unknown letters, which this program skips.
std::vector<std::int64_t> known_ids(const std::vector<StateTree>& ids) {
    constexpr std::int64_t unknown = 1;
    std::vector<std::int64_t> known;
    for (const StateTree& id : ids)
        if (std::get<std::int64_t>(id.value()) != unknown)
            known.push_back(std::get<std::int64_t>(id.value()));
    return known;
}

/// The texts are compared after upstream's cleaning, which spells numbers in its own words.
void compare_tokenizer(Comparison& comparison, const Path& folder, const StateTree& values) {
    TextConfig config;
    config.tokenizer = (folder / "vocab.json").string();
    for (const StateTree& text : list_in(values, "tokenizer")) {
        config.language = text.get<std::string>("language").value();
        const std::string cleaned = text.get<std::string>("cleaned").value();
        const auto reader = PieceReader::create(config).value();
        const Tokenizer tokenizer(reader->symbols(), TokenLayout::pieces);
        const Tokens ids = tokenizer(reader->read(cleaned)).tokens;
        comparison.holds("tokenizer: " + cleaned,
                         std::ranges::equal(ids, known_ids(list_in(text, "ids"))));
    }
}

/// The model of the variant v2, with the whole checkpoint, has upstream's parameters with and
/// without weight decay.
void compare_decay(Comparison& comparison, const Reference& reference, const StateTree& values) {
    const nlohmann::json& arguments = reference.config.at("model_args");
    XttsConfig config;
    config.variant = "v2";
    config.default_voice_share = 0;
    config.width = arguments.at("gpt_n_model_channels");
    config.layers = arguments.at("gpt_layers");
    config.heads = arguments.at("gpt_n_heads");
    DvaeConfig codec;
    codec.levels = 0;
    codec.codebook_size = arguments.at("gpt_num_audio_tokens").get<std::int64_t>() - 2;
    const xtts::XttsV2Model model(config, codec,
                                  {dvae::upstream_mel, arguments.at("gpt_number_text_tokens")});
    const PhaseSpec phase = model.phases().front();
    std::set<std::string> decayed, kept;
    for (const std::string& name : phase.parameters)
        (phase.not_decayed.contains(name) ? kept : decayed).insert(name);
    const auto names_in = [&](const char* list) {
        std::set<std::string> names;
        for (const StateTree& name : list_in(values, list))
            names.insert("gpt." + std::get<std::string>(name.value()));
        return names;
    };
    comparison.holds("decayed parameters", decayed == names_in("weight_decayed"));
    comparison.holds("parameters without decay", kept == names_in("not_decayed"));
}

} // namespace

void compare_xtts(Comparison& comparison, const Path& folder, const Path& written,
                  at::ScalarType precision) {
    const Reference reference(folder, precision);
    const auto loaded = load_weights(*reference.model, reference.weights);
    comparison.holds("checkpoint: loaded", loaded.has_value());
    if (!loaded) {
        fmt::print("{}\n", to_english(loaded.error().what));
        return;
    }
    compare_written(comparison, *reference.model, "model", StateTree(reference.weights), written);
    reference.model->to(precision);
    comparison.use_bound(precision == at::kDouble ? 1e-8 : 1e-4);
    const StateTree values = reference.values("reference.pt");
    compare_tokenizer(comparison, folder, values);
    compare_decay(comparison, reference, values);
    compare_conditioning(comparison, reference, values);
    compare_speech(comparison, reference);
    compare_dvae(comparison, folder, reference.config, precision);
    compare_xtts_decoder(comparison, folder, reference.config, reference.decoder_weights,
                         precision);
    compare_first(comparison, reference, values);
    compare_recorded_gradients(comparison, *reference.model, folder / "gradients.pt");
    compare_other_losses(comparison, reference, values);
    compare_run(comparison, reference, values, "trainer");
    compare_run(comparison, reference, values, "fast");
}

} // namespace formant::test
