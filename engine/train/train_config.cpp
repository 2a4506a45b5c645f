#include "engine/train/train_config.h"

#include "engine/train/layer_selection.h"

namespace formant {

namespace {

Result<void> check_capture(const TrainConfig& config) {
    if (!config.use_torch_compile || !config.compile_fullgraph)
        return {};
    return fail(
        ErrorKind::usage,
        message(FORMANT_TR("train", "train.compile_fullgraph wants the whole step captured, "
                                    "and there are no captured graphs yet; set it to "
                                    "false to train step by step (eagerly)")));
}

Result<void> check_layers(const TrainConfig& config) {
    if (config.layer_patterns.empty() || config.layers == "custom")
        return check_layer_choice({config.layers, config.layer_patterns});
    return fail(ErrorKind::usage,
                message(FORMANT_TR("train", "train.layer_patterns says what is trained only with "
                                            "train.layers custom, and that is '{layers}'; set it "
                                            "to custom or leave the patterns out"),
                        {{"layers", config.layers}}));
}

} // namespace

std::vector<Field> train_fields() {
    return {
        field("pretrained_path", &TrainConfig::pretrained_path,
              FORMANT_TR("train", "Checkpoint whose weights a new run begins with (.pt, .pth or "
                                  ".safetensors), for fine-tuning. A run that goes on does not "
                                  "read it.")),
        field("pretrained_partial", &TrainConfig::pretrained_partial,
              FORMANT_TR("train",
                         "Take what fits of pretrained_path, and begin the rest at random: "
                         "other symbols, other speakers, other widths. All of it is "
                         "named. false: weights that do not fit are refused."))
            .alias("--partial", "true"),
        field("max_steps", &TrainConfig::max_steps,
              FORMANT_TR("train", "The training ends after this many optimiser steps."))
            .unit("steps")
            .range(1, 1e9),
        field("epochs", &TrainConfig::epochs,
              FORMANT_TR("train", "The training ends after it has gone through the recordings this "
                                  "many times, in place of max_steps; 0: max_steps counts."))
            .unit("epochs")
            .range(0, 1e6)
            .alias("--epochs"),
        field("seed", &TrainConfig::seed,
              FORMANT_TR("train", "Same seed, data and settings: same voice."))
            .range(0, 9e15),
        field("batch_size", &TrainConfig::batch_size,
              FORMANT_TR("train", "Samples that go through the model at once, on each GPU."))
            .unit("samples")
            .range(1, 4096)
            .automatic_at_zero()
            .alias("--batch-size"),
        field(
            "gradient_accumulation_steps", &TrainConfig::gradient_accumulation_steps,
            FORMANT_TR("train", "Batches whose gradients are added up to one step; saves memory."))
            .range(1, 4096)
            .automatic_at_zero()
            .alias("--grad-accumulation"),
        field("effective_batch_size", &TrainConfig::effective_batch_size,
              FORMANT_TR("train", "Samples of a step that an automatic batch_size or "
                                  "gradient_accumulation_steps aims at; without one of these it "
                                  "changes nothing."))
            .unit("samples")
            .range(1, 4096),
        field("learning_rate", &TrainConfig::learning_rate,
              FORMANT_TR("train", "Highest learning rate, reached after the warm-up."))
            .range(1e-9, 1)
            .alias("--learning-rate")
            .changes_while_running(),
        field("learning_rate_final", &TrainConfig::learning_rate_final,
              FORMANT_TR("train", "Share of the learning rate that the cosine ends with."))
            .range(0, 1),
        field("warmup_steps", &TrainConfig::warmup_steps,
              FORMANT_TR("train", "The learning rate rises linearly over these steps."))
            .unit("steps")
            .range(0, 1e9),
        field("schedule", &TrainConfig::schedule,
              FORMANT_TR("train", "How the learning rate falls after the warm-up: cosine, to "
                                  "learning_rate_final at the end; exponential, by "
                                  "learning_rate_decay with each epoch, as VITS and HiFi-GAN are "
                                  "trained."))
            .choices({"cosine", "exponential"}),
        field("learning_rate_decay", &TrainConfig::learning_rate_decay,
              FORMANT_TR("train", "What each epoch multiplies the learning rate by, with schedule "
                                  "exponential."))
            .range(0.01, 1),
        field("betas", &TrainConfig::betas,
              FORMANT_TR("train", "Decay of AdamW's averages of gradient and squared gradient."))
            .range(0, 0.999999),
        field("weight_decay", &TrainConfig::weight_decay,
              FORMANT_TR("train", "AdamW's weight decay."))
            .range(0, 1),
        field("epsilon", &TrainConfig::epsilon,
              FORMANT_TR("train", "Smallest divisor of AdamW's steps."))
            .range(1e-15, 1),
        field("grad_clip", &TrainConfig::grad_clip,
              FORMANT_TR("train", "A longer gradient is shortened to this norm."))
            .range(1e-6, 1e9),
        field("ema_decay", &TrainConfig::ema_decay,
              FORMANT_TR("train", "Decay of the running average of the weights that speaks."))
            .range(0, 0.9999999),
        field("precision", &TrainConfig::precision,
              FORMANT_TR("train",
                         "Numbers that the model computes in; a CPU is fastest in float32. "
                         "bf16 wants a GPU from Ampere "
                         "on, fp16 any; both use less memory and more speed. Weights stay "
                         "float32. auto: what the device computes fast in."))
            .choices({"auto", "float32", "bf16", "fp16"})
            .automatic_at("auto")
            .alias("--amp", "fp16")
            .alias("--mixed-precision", "fp16")
            .alias("--use-bf16", "bf16"),
        field("amp_init_scale", &TrainConfig::amp_init_scale,
              FORMANT_TR("train", "Factor on the loss that fp16 begins with; it finds its own."))
            .range(1, 1e9),
        field("tf32", &TrainConfig::tf32,
              FORMANT_TR("train", "Products of float32 numbers in TF32: several times as fast, "
                                  "with 10 bits of precision. Only GPUs from Ampere on have it; "
                                  "auto: on those."))
            .automatic_or_switched(),
        field("cudnn_benchmark", &TrainConfig::cudnn_benchmark,
              FORMANT_TR("train", "cuDNN times its algorithms for each new length of a batch and "
                                  "takes the fastest; pays where all are of one length, and auto "
                                  "is on only there."))
            .automatic_or_switched(),
        field("use_gradient_checkpointing", &TrainConfig::use_gradient_checkpointing,
              FORMANT_TR("train", "Computes the model's insides twice instead of keeping them: "
                                  "less memory, about a third more time, the same result. Only "
                                  "for unet. auto: on GPUs with less than 12 GB."))
            .automatic_or_switched()
            .alias("--grad-checkpointing", "on"),
        field("use_torch_compile", &TrainConfig::use_torch_compile,
              FORMANT_TR("train",
                         "Replay a step as one captured graph of the GPU's work. There are "
                         "no captured graphs yet: it is accepted, and training runs step "
                         "by step (eagerly).")),
        field("compile_mode", &TrainConfig::compile_mode,
              FORMANT_TR("train", "How much time goes into making captured graphs fast. As long as "
                                  "there are none, it changes nothing."))
            .choices({"default", "reduce-overhead", "max-autotune"}),
        field("compile_fullgraph", &TrainConfig::compile_fullgraph,
              FORMANT_TR("train", "With use_torch_compile: no training unless the whole step is "
                                  "captured. As long as there are no captured graphs, it is "
                                  "refused.")),
        field("preload_data_to_ram", &TrainConfig::preload_data_to_ram,
              FORMANT_TR("train", "Reads all recordings into memory at the start, instead of from "
                                  "the cache's files as they are needed. auto: where they take at "
                                  "most half of the free memory."))
            .automatic_or_switched()
            .changes_only_speed(),
        field("debug", &TrainConfig::debug,
              FORMANT_TR("train", "anomaly: name the operation whose gradient is not a number, and "
                                  "stop there (slow). layer_norms: log the gradient norm of every "
                                  "layer group. eager: step by step, even with "
                                  "use_torch_compile."))
            .choices({"off", "eager", "anomaly", "layer_norms"}),
        field("layers", &TrainConfig::layers,
              FORMANT_TR("train",
                         "What is trained; the rest stays as it is. decoder_only: what "
                         "makes the sound (VITS). freeze_text_encoder: all but what reads "
                         "the text. speaker_adaptation: what makes the sound of a speaker, "
                         "for few recordings of a new one. global_encoder, unet_only: that "
                         "part of the U-Net model. custom: layer_patterns says what."))
            .choices({"full", "decoder_only", "freeze_text_encoder", "speaker_adaptation",
                      "global_encoder", "unet_only", "custom"})
            .changes_while_running(),
        field("layer_patterns", &TrainConfig::layer_patterns,
              FORMANT_TR("train", "Layer groups, beginnings of parameters' names, or globs, as in "
                                  "[duration_predictor, \"decoder.up.*\"]."))
            .changes_while_running(),
        field("on_plateau", &TrainConfig::on_plateau,
              FORMANT_TR("train", "What happens when the validation has not become better for "
                                  "patience validations."))
            .choices({"nothing", "advise", "lower_rate"})
            .changes_while_running(),
        field("early_stopping", &TrainConfig::early_stopping,
              FORMANT_TR("train", "End the training when the validation has not become better for "
                                  "patience validations."))
            .changes_while_running(),
        field("patience", &TrainConfig::patience,
              FORMANT_TR("train", "Validations without a better one that count as a plateau."))
            .unit("validations")
            .range(1, 100000)
            .changes_while_running(),
        field("loss_explosion_protection", &TrainConfig::loss_explosion_protection,
              FORMANT_TR("train", "Skip a step whose gradient is explosion_threshold times its "
                                  "usual norm, of a model with discriminators each phase by "
                                  "itself. Steps that are not finite are always skipped."))
            .changes_while_running(),
        field("explosion_threshold", &TrainConfig::explosion_threshold,
              FORMANT_TR("train", "How many times the median gradient norm is an explosion."))
            .range(1.5, 1e6)
            .changes_while_running(),
        field("rollback_after_skips", &TrainConfig::rollback_after_skips,
              FORMANT_TR("train", "After so many skipped steps in a row: back to the last good "
                                  "state, with half the learning rate."))
            .unit("steps")
            .range(1, 1000)
            .changes_while_running(),
        field("valid_interval_steps", &TrainConfig::valid_interval_steps,
              FORMANT_TR("train", "Steps between two validations."))
            .unit("steps")
            .range(1, 1e9)
            .changes_while_running(),
        field("save_interval_steps", &TrainConfig::save_interval_steps,
              FORMANT_TR("train", "Steps between two checkpoints."))
            .unit("steps")
            .range(1, 1e9)
            .changes_while_running(),
        field("sample_interval_steps", &TrainConfig::sample_interval_steps,
              FORMANT_TR("train", "Steps between two rounds of spoken samples."))
            .unit("steps")
            .range(1, 1e9)
            .changes_while_running(),
        field("keep_checkpoints", &TrainConfig::keep_checkpoints,
              FORMANT_TR("train", "Newest step checkpoints that stay on the disk."))
            .range(2, 1e6)
            .changes_while_running(),
        field("tensorboard", &TrainConfig::tensorboard,
              FORMANT_TR("train", "Write losses and spoken samples for TensorBoard, too, into the "
                                  "run's folder (tensorboard --logdir).")),
        field("telemetry_hz", &TrainConfig::telemetry_hz,
              FORMANT_TR("train", "How many times a second GPU, CPU, memory and disk are looked at "
                                  "while a training runs; 0: never. The run keeps one record for "
                                  "each 5 seconds."))
            .unit("Hz")
            .range(0, 20),
        field("sample_texts", &TrainConfig::sample_texts,
              FORMANT_TR("train", "Texts that are spoken as the training goes on; empty: three of "
                                  "the shorter texts of the recordings, of those kept for "
                                  "validation where there are some. Several speakers take turns.")),
        field("sample_raw_weights", &TrainConfig::sample_raw_weights,
              FORMANT_TR("train", "Speak them a second time with the raw weights: whether the "
                                  "averages (EMA) still lag behind can be heard.")),
    };
}

ScheduleConfig schedule_of(const TrainConfig& config) {
    return {config.learning_rate, config.learning_rate_final,       config.warmup_steps,
            config.max_steps,     config.schedule == "exponential", config.learning_rate_decay};
}

TrainConfig with_steps_of_epochs(TrainConfig config, std::int64_t steps_per_epoch) {
    if (config.epochs > 0)
        config.max_steps = config.epochs * steps_per_epoch;
    return config;
}

Result<void> check_train_config(const TrainConfig& config) {
    if (config.betas.size() == 2)
        return check_capture(config).and_then([&] { return check_layers(config); });
    return fail(
        ErrorKind::usage,
        message(FORMANT_TR("train", "train.betas has {count} numbers; AdamW wants two, as in "
                                    "[0.9, 0.98]"),
                {{"count", std::to_string(config.betas.size())}}));
}

} // namespace formant
