#include "engine/checkpoint/pickle_file.h"
#include "engine/data/batches/sample_maker.h"
#include "engine/models/gpt/spoken_tokens.h"
#include "engine/models/indextts2/indextts2_model.h"
#include "engine/models/model_weights.h"
#include "tests/engine/models/timed_steps.h"
#include "tests/support/test_registry.h"

using namespace formant;
using namespace formant::test;

namespace tst_gpt_speed {

constexpr std::int64_t samples = 8, text_length = 60, codes = 200, text_tokens = 500;
constexpr std::int64_t spoken = 200; ///< tokens of a text
constexpr double never = -1e4;       ///< score of the stop token, so that no text ends early

IndexTts2Config measured_config() {
    IndexTts2Config config;
    config.width = 384;
    config.layers = 8;
    config.heads = 6;
    config.dropout = 0;
    config.codebook_size = 1024;
    config.feature_width = 8; // the encoders of references are not part of the step
    config.feature_frames = 16;
    config.speaker = {8, 8, 2, 1, 1};
    config.emotion = config.speaker;
    return config;
}

Batch measured_batch(const IndexTts2Config& config) {
    std::vector<Sample> made(samples);
    for (Sample& sample : made) {
        sample.add(Feature::tokens, at::randint(2, text_tokens, {text_length}, at::kLong));
        sample.add(Feature::codes, at::randint(config.codebook_size, {1, codes}, at::kLong));
        sample.add(Feature::conditioning, at::randn({config.width, config.latents}));
    }
    return collate(made, 0);
}

/// Speaks the first text of the batch by the most likely tokens.
void speak(indextts2::UnifiedVoice& gpt, const Batch& batch, const gpt::Delimiters& audio) {
    const at::Tensor prefix =
        gpt.prefix(batch[Feature::conditioning].narrow(0, 0, 1).transpose(1, 2));
    const auto texts = gpt::delimited_texts(batch[Feature::tokens].narrow(0, 0, 1),
                                            batch[Axis::tokens].narrow(0, 0, 1), {0, 1});
    gpt::speak_tokens(gpt,
                      {.prefix = prefix,
                       .texts = texts,
                       .audio = audio,
                       .draws = at::zeros({1, spoken}),
                       .options = {.temperature = 0}},
                      CancellationToken());
}

/// Runs a training step for every input line "step", and answers with its loss; speaks a text for
/// every line "speak".
int serve(const Path& file) {
    at::manual_seed(31);
    const IndexTts2Config config = measured_config();
    indextts2::IndexTts2Model model(config, MelConfig(), text_tokens);
    const gpt::Delimiters audio = {config.codebook_size, config.codebook_size + 1};
    {
        const at::NoGradGuard no_gradients;
        model.named_parameters()["gpt.mel_head.bias"][audio.stop] = never;
    }
    const auto voice =
        std::dynamic_pointer_cast<indextts2::UnifiedVoice>(model.named_children()["gpt"]);
    const Batch batch = measured_batch(config);
    StateTree recorded;
    recorded["state_dict"] = save_weights(model);
    recorded["heads"] = config.heads;
    recorded["spoken"] = spoken;
    recorded["batch"]["tokens"] = batch[Feature::tokens];
    recorded["batch"]["codes"] = batch[Feature::codes].squeeze(1);
    recorded["batch"]["conditioning"] = batch[Feature::conditioning].transpose(1, 2).contiguous();
    if (!write_pickle(file, recorded))
        return 1;
    const TrainConfig train;
    OptimizationState state(model, train, at::kCPU, select_layers(train, model)->trained);
    StepExecutor executor(state, train, at::kCPU);
    GlobalBatch global;
    global.micro_batches = {batch};
    std::int64_t step = 0;
    return serve_timed([&](const std::string& line) {
        if (line == "step")
            return executor.run(global, {++step, train.learning_rate}).total;
        speak(*voice, batch, audio);
        return 0.0;
    });
}

class TestGptSpeed : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_step_and_speaking_take_no_more_than_twice_the_time_of_pytorch() {
        compare_with_reference("engine/models/gpt/time_against_gpt2.py");
    }
};

FORMANT_TEST_MAIN([](int argc, char** argv) {
    return serve_or_test<TestGptSpeed>(
        argc, argv, [](const std::vector<std::string>& given) { return serve(given.at(0)); });
})

} // namespace tst_gpt_speed

#include "tst_gpt_speed.moc"
