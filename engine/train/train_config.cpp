#include "engine/train/train_config.h"

#include "engine/train/layer_selection.h"

#include <algorithm>

namespace formant {
namespace {

Result<void> check_layers(const TrainConfig& config) {
    if (config.layer_patterns.empty() || config.layers == "custom")
        return check_layer_spec({config.layers, config.layer_patterns});
    return fail(ErrorKind::usage,
                message(FORMANT_TR("train", "train.layer_patterns requires train.layers: custom, "
                                            "but that is '{layers}'; set it to custom or remove "
                                            "the patterns"),
                        {{"layers", config.layers}}));
}

} // namespace

std::vector<Field> train_fields() {
    return {
        field("pretrained_path", &TrainConfig::pretrained_path,
              FORMANT_TR("train", "Pretrained checkpoint (.pt, .pth or .safetensors) that a new "
                                  "run is initialized from, for fine-tuning. A resumed run does "
                                  "not read it."))
            .names(PathKind::file)
            .label(FORMANT_TR("field", "Pretrained checkpoint"))
            .alias("--base-checkpoint"),
        field("pretrained_partial", &TrainConfig::pretrained_partial,
              FORMANT_TR("train", "Load pretrained_path partially: tensors that do not match "
                                  "(other symbols, speakers or sizes) start random, and all are "
                                  "listed. false: mismatched weights are an error."))
            .label(FORMANT_TR("field", "Load partially"))
            .alias("--partial", "true"),
        field("max_steps", &TrainConfig::max_steps,
              FORMANT_TR("train", "Number of optimizer steps after which training ends."))
            .label(FORMANT_TR("field", "Steps"))
            .alias("--max-steps")
            .unit("steps")
            .range(1, 1e9),
        field("epochs", &TrainConfig::epochs,
              FORMANT_TR("train", "Number of epochs after which training ends, instead of "
                                  "max_steps; 0: max_steps counts."))
            .label(FORMANT_TR("field", "Epochs"))
            .unit("epochs")
            .range(0, 1e6)
            .alias("--epochs"),
        field("seed", &TrainConfig::seed,
              FORMANT_TR("train", "Random seed. The same seed, data and settings give the same "
                                  "voice."))
            .label(FORMANT_TR("field", "Seed"))
            .alias("--seed")
            .range(0, 9e15),
        field("batch_size", &TrainConfig::batch_size,
              FORMANT_TR("train", "Samples per micro-batch on each GPU."))
            .label(FORMANT_TR("field", "Batch size"))
            .unit("samples")
            .range(1, 4096)
            .automatic_at_zero()
            .alias("--batch-size"),
        field("batch_frames", &TrainConfig::batch_frames,
              FORMANT_TR("train",
                         "Largest size of a micro-batch: frames of its longest sample times "
                         "samples; for a model over prepared tokens, tokens. Long samples "
                         "then share a micro-batch with fewer others than batch_size. The "
                         "samples per step stay the same. 0: no limit."))
            .label(FORMANT_TR("field", "Frames per batch"))
            .unit("frames")
            .range(0, 1e7)
            .alias("--batch-frames"),
        field("gradient_accumulation_steps", &TrainConfig::gradient_accumulation_steps,
              FORMANT_TR("train", "Micro-batches whose gradients are accumulated per optimizer "
                                  "step; saves memory."))
            .label(FORMANT_TR("field", "Gradient accumulation"))
            .range(1, 4096)
            .automatic_at_zero()
            .alias("--grad-accumulation"),
        field("effective_batch_size", &TrainConfig::effective_batch_size,
              FORMANT_TR("train", "Target number of samples per step and GPU for an automatic "
                                  "batch_size or gradient_accumulation_steps; unused if both are "
                                  "set."))
            .label(FORMANT_TR("field", "Effective batch size"))
            .unit("samples")
            .range(1, 4096),
        field("data_parallel_size", &TrainConfig::data_parallel_size,
              FORMANT_TR("train",
                         "Factor of the samples per step: the number of ranks (GPUs or "
                         "processes) that are to share a step. 0: as many as there are "
                         "when the run starts. A run that resumes with more or fewer keeps "
                         "it, and so its samples per step."))
            .label(FORMANT_TR("field", "Data-parallel size"))
            .range(1, 4096)
            .automatic_at_zero(),
        field("gpus", &TrainConfig::gpus,
              FORMANT_TR("train",
                         "GPUs that train together: their numbers, such as \"0,1\", or "
                         "all. Empty: one device, the one of --gpu. The options --gpus and "
                         "--gpu come first."))
            .label(FORMANT_TR("field", "GPUs"))
            .changes_only_speed(),
        field("balance", &TrainConfig::balance,
              FORMANT_TR("train",
                         "How several ranks share a batch. auto: equally, or by their measured "
                         "speeds if their GPUs (or processors) are of different types. equal: "
                         "always equally, so that a repeated run is bit-exact."))
            .label(FORMANT_TR("field", "Balance of ranks"))
            .choices({"auto", "equal"})
            .changes_only_speed()
            .alias("--balance"),
        field("learning_rate", &TrainConfig::learning_rate,
              FORMANT_TR("train", "Peak learning rate, after warmup."))
            .label(FORMANT_TR("field", "Learning rate"))
            .range(1e-9, 1)
            .alias("--learning-rate")
            .changes_while_running(),
        field("learning_rate_final", &TrainConfig::learning_rate_final,
              FORMANT_TR("train", "Final learning rate of the cosine schedule, as a share of the "
                                  "peak."))
            .label(FORMANT_TR("field", "Final learning rate ratio"))
            .range(0, 1),
        field("warmup_steps", &TrainConfig::warmup_steps,
              FORMANT_TR("train", "Steps of linear learning rate warmup."))
            .label(FORMANT_TR("field", "Warm-up"))
            .alias("--warmup-steps")
            .unit("steps")
            .range(0, 1e9),
        field("schedule", &TrainConfig::schedule,
              FORMANT_TR("train", "Learning rate schedule after warmup. cosine: decays to "
                                  "learning_rate_final. exponential: multiplied by "
                                  "learning_rate_decay after each epoch, as VITS and HiFi-GAN "
                                  "are trained."))
            .label(FORMANT_TR("field", "Learning rate schedule"))
            .choices({"cosine", "exponential"}),
        field("learning_rate_decay", &TrainConfig::learning_rate_decay,
              FORMANT_TR("train", "Factor on the learning rate per epoch (gamma), with schedule "
                                  "exponential."))
            .label(FORMANT_TR("field", "Learning rate decay per epoch"))
            .range(0.01, 1),
        field("betas", &TrainConfig::betas,
              FORMANT_TR("train", "AdamW betas: decay rates of the running averages of the "
                                  "gradient and its square."))
            .label(FORMANT_TR("field", "AdamW betas"))
            .range(0, 0.999999),
        field("weight_decay", &TrainConfig::weight_decay,
              FORMANT_TR("train", "AdamW weight decay."))
            .label(FORMANT_TR("field", "Weight decay"))
            .alias("--weight-decay")
            .range(0, 1),
        field("epsilon", &TrainConfig::epsilon,
              FORMANT_TR("train", "AdamW epsilon, added to the denominator."))
            .label(FORMANT_TR("field", "AdamW epsilon"))
            .range(1e-15, 1),
        field("grad_clip", &TrainConfig::grad_clip,
              FORMANT_TR("train", "Maximum gradient norm (gradient clipping)."))
            .label(FORMANT_TR("field", "Gradient clipping"))
            .alias("--grad-clip")
            .range(1e-6, 1e9),
        field("ema_decay", &TrainConfig::ema_decay,
              FORMANT_TR("train", "Decay of the exponential moving average (EMA) of the weights, "
                                  "which is used for inference."))
            .label(FORMANT_TR("field", "EMA decay"))
            .range(0, 0.9999999),
        field("precision", &TrainConfig::precision,
              FORMANT_TR("train", "Compute precision. A CPU is fastest in float32. bf16 needs an "
                                  "Ampere GPU or newer, fp16 any GPU; both are faster and use "
                                  "less memory. Weights stay float32. auto: the fastest for the "
                                  "device. half: bf16 where the device supports it natively, "
                                  "else fp16 on a GPU and float32 on a CPU."))
            .label(FORMANT_TR("field", "Precision"))
            .choices({"auto", "half", "float32", "bf16", "fp16"})
            .automatic_at("auto")
            .alias("--amp", "half")
            .alias("--mixed-precision", "half")
            .alias("--use-bf16", "bf16"),
        field("amp_init_scale", &TrainConfig::amp_init_scale,
              FORMANT_TR("train", "Initial loss scale of fp16; it adapts automatically."))
            .label(FORMANT_TR("field", "Initial loss scale"))
            .range(1, 1e9),
        field("tf32", &TrainConfig::tf32,
              FORMANT_TR("train", "TF32 for float32 matrix products: several times as fast, with "
                                  "10 bits of precision. Needs an Ampere GPU or newer; auto: on "
                                  "for those."))
            .label(FORMANT_TR("field", "TF32"))
            .automatic_or_switched(),
        field("cudnn_benchmark", &TrainConfig::cudnn_benchmark,
              FORMANT_TR("train", "Lets cuDNN benchmark its algorithms for each new batch "
                                  "length. Only useful if all lengths are equal; auto: on only "
                                  "in that case."))
            .label(FORMANT_TR("field", "cuDNN benchmark"))
            .automatic_or_switched(),
        field("use_gradient_checkpointing", &TrainConfig::use_gradient_checkpointing,
              FORMANT_TR("train",
                         "Recomputes activations in the backward pass instead of "
                         "storing them: less memory, about a third more time, the same "
                         "result. Not all models support it. auto: on for GPUs with less than "
                         "12 GB."))
            .label(FORMANT_TR("field", "Gradient checkpointing"))
            .automatic_or_switched()
            .alias("--grad-checkpointing", "on"),
        field("use_torch_compile", &TrainConfig::use_torch_compile,
              FORMANT_TR("train", "The same as compile_mode: reduce-overhead, as legacy "
                                  "configurations write it."))
            .label(FORMANT_TR("field", "torch.compile (CUDA graphs)")),
        field("compile_mode", &TrainConfig::compile_mode,
              FORMANT_TR("train", "default: eager steps. reduce-overhead: record a step as a CUDA "
                                  "graph for each shape of a batch, and replay it; NVIDIA GPUs "
                                  "only."))
            .label(FORMANT_TR("field", "Compile mode"))
            .choices({"default", "reduce-overhead", "max-autotune"}),
        field("compile_fullgraph", &TrainConfig::compile_fullgraph,
              FORMANT_TR("train", "Stop with an error if steps cannot be recorded, instead of "
                                  "running them eagerly."))
            .label(FORMANT_TR("field", "Compile full graph")),
        field("preload_data_to_ram", &TrainConfig::preload_data_to_ram,
              FORMANT_TR("train", "Preload all recordings into RAM at the start, instead of "
                                  "reading them from the cache files. auto: if they need at most "
                                  "half of the free memory."))
            .label(FORMANT_TR("field", "Preload data into RAM"))
            .automatic_or_switched()
            .changes_only_speed(),
        field("debug", &TrainConfig::debug,
              FORMANT_TR("train", "anomaly: stop at the operation whose gradient is NaN and name "
                                  "it (slow). layer_norms: log the gradient norm of each layer "
                                  "group. eager: run eagerly, whatever compile_mode says."))
            .label(FORMANT_TR("field", "Debug mode"))
            .choices({"off", "eager", "anomaly", "layer_norms"}),
        field("layers", &TrainConfig::layers,
              FORMANT_TR("train", "Trainable layers; the others are frozen. decoder_only: "
                                  "decoder of waveforms (VITS) or of a codec (DVAE). "
                                  "freeze_text_encoder: all but the "
                                  "text encoder. speaker_adaptation: layers for the sound of a "
                                  "speaker, for few recordings of a new one. global_encoder, "
                                  "unet_only: that part of the U-Net model. lora: only LoRA "
                                  "(model.lora_rank). new_tokens: only text tokens that the "
                                  "pretrained weights do not have. custom: see "
                                  "layer_patterns."))
            .label(FORMANT_TR("field", "Trainable layers"))
            .choices(layer_choices())
            .changes_while_running()
            .alias("--layers"),
        field("layer_patterns", &TrainConfig::layer_patterns,
              FORMANT_TR("train", "Layer groups, prefixes of parameter names, or globs, as in "
                                  "[duration_predictor, \"decoder.up.*\"]."))
            .label(FORMANT_TR("field", "Layer patterns"))
            .changes_while_running(),
        field("on_plateau", &TrainConfig::on_plateau,
              FORMANT_TR("train", "What to do if the validation loss has not improved for "
                                  "patience validations."))
            .label(FORMANT_TR("field", "On plateau"))
            .choices({"nothing", "advise", "lower_rate"})
            .changes_while_running(),
        field("early_stopping", &TrainConfig::early_stopping,
              FORMANT_TR("train", "End training if the validation loss has not improved for "
                                  "patience validations."))
            .label(FORMANT_TR("field", "Early stopping"))
            .changes_while_running(),
        field("patience", &TrainConfig::patience,
              FORMANT_TR("train", "Validations without improvement that count as a plateau."))
            .label(FORMANT_TR("field", "Patience"))
            .unit("validations")
            .range(1, 100000)
            .changes_while_running(),
        field("loss_explosion_protection", &TrainConfig::loss_explosion_protection,
              FORMANT_TR("train", "Skip a step whose gradient norm exceeds explosion_threshold "
                                  "times its median; models with discriminators check each phase "
                                  "separately. Steps with NaN or infinity are always skipped."))
            .label(FORMANT_TR("field", "Loss explosion protection"))
            .changes_while_running(),
        field("explosion_threshold", &TrainConfig::explosion_threshold,
              FORMANT_TR("train",
                         "Gradient norm that counts as an explosion, as a multiple of "
                         "the running median; up to ten times as much for batches that "
                         "are known as hard, and for norms that vary a lot or grow from step "
                         "to step."))
            .label(FORMANT_TR("field", "Explosion threshold"))
            .range(1.5, 1e6)
            .changes_while_running(),
        field("rollback_after_skips", &TrainConfig::rollback_after_skips,
              FORMANT_TR("train", "Number of skipped steps in a row after which the last good "
                                  "state is restored, with half the learning rate."))
            .label(FORMANT_TR("field", "Roll back after skips"))
            .unit("steps")
            .range(1, 1000)
            .changes_while_running(),
        field("valid_interval_steps", &TrainConfig::valid_interval_steps,
              FORMANT_TR("train", "Steps between two validations."))
            .label(FORMANT_TR("field", "Validate every"))
            .alias("--val-interval")
            .unit("steps")
            .range(1, 1e9)
            .changes_while_running(),
        field("save_interval_steps", &TrainConfig::save_interval_steps,
              FORMANT_TR("train", "Steps between two checkpoints."))
            .label(FORMANT_TR("field", "Save every"))
            .alias("--save-interval")
            .unit("steps")
            .range(1, 1e9)
            .changes_while_running(),
        field("sample_interval_steps", &TrainConfig::sample_interval_steps,
              FORMANT_TR("train", "Steps between two rounds of samples."))
            .label(FORMANT_TR("field", "Generate samples every"))
            .unit("steps")
            .range(1, 1e9)
            .changes_while_running(),
        field("keep_checkpoints", &TrainConfig::keep_checkpoints,
              FORMANT_TR("train", "Number of newest step checkpoints to keep."))
            .label(FORMANT_TR("field", "Checkpoints kept"))
            .alias("--keep-checkpoints")
            .range(2, 1e6)
            .changes_while_running(),
        field("tensorboard", &TrainConfig::tensorboard,
              FORMANT_TR("train", "Also write losses and samples for TensorBoard into the run "
                                  "folder (tensorboard --logdir)."))
            .label(FORMANT_TR("field", "TensorBoard")),
        field("telemetry_hz", &TrainConfig::telemetry_hz,
              FORMANT_TR("train", "How often GPU, CPU, memory and disk are sampled during "
                                  "training, per second; 0: never. The run keeps one record per "
                                  "5 seconds."))
            .label(FORMANT_TR("field", "Hardware polling rate"))
            .unit("Hz")
            .range(0, 20),
        field("sample_texts", &TrainConfig::sample_texts,
              FORMANT_TR("train", "Texts to synthesize during training. Empty: three short texts "
                                  "of the recordings, from the validation set if there is one. "
                                  "Several speakers take turns."))
            .label(FORMANT_TR("field", "Sample texts")),
        field("sample_raw_weights", &TrainConfig::sample_raw_weights,
              FORMANT_TR("train", "Also synthesize samples with the raw weights, to hear whether "
                                  "the EMA still lags behind."))
            .label(FORMANT_TR("field", "Also sample raw weights")),
    };
}

ScheduleConfig schedule_of(const TrainConfig& config) {
    return {config.learning_rate, config.learning_rate_final,       config.warmup_steps,
            config.max_steps,     config.schedule == "exponential", config.learning_rate_decay};
}

TrainConfig resolve_max_steps(TrainConfig config, std::int64_t steps_per_epoch) {
    if (config.epochs > 0)
        config.max_steps = config.epochs * steps_per_epoch;
    return config;
}

Result<void> check_train_config(const TrainConfig& config) {
    if (config.betas.size() == 2)
        return check_layers(config);
    return fail(
        ErrorKind::usage,
        message(FORMANT_TR("train", "train.betas has {count} numbers; AdamW needs two, as in "
                                    "[0.9, 0.98]"),
                {{"count", std::to_string(config.betas.size())}}));
}

std::int64_t TrainConfig::samples_in_batch(std::int64_t steps) const {
    if (batch_frames == 0 || batch_size <= 1)
        return batch_size;
    return std::clamp<std::int64_t>(batch_frames / std::max<std::int64_t>(1, steps), 1, batch_size);
}

} // namespace formant
