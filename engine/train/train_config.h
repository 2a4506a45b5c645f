#pragma once

#include "engine/base/result.h"
#include "engine/config/field.h"
#include "engine/train/schedule.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// How training goes. Plain; `train:` of the configuration.
struct TrainConfig {
    std::string pretrained_path;     ///< checkpoint to begin with; empty: random weights
    bool pretrained_partial = false; ///< take what fits, and name the rest
    std::int64_t max_steps = 2300;
    std::int64_t epochs = 0; ///< in place of max_steps; 0: not
    std::int64_t seed = 1234;
    std::int64_t batch_size = 8;                  ///< clips in a micro-batch; 0: automatic
    std::int64_t gradient_accumulation_steps = 1; ///< 0: automatic
    std::int64_t effective_batch_size = 32;       ///< that automatic ones aim at
    double learning_rate = 1e-3;
    double learning_rate_final = 0.01; ///< share of learning_rate at the end of the cosine
    std::int64_t warmup_steps = 50;
    std::string schedule = "cosine"; ///< cosine, exponential
    double learning_rate_decay = 1;  ///< factor of each epoch, with schedule exponential
    std::vector<double> betas = {0.9, 0.98};
    double weight_decay = 1e-4;
    double epsilon = 1e-8; ///< of AdamW
    double grad_clip = 1.0;
    double ema_decay = 0.995;
    std::string precision = "float32";              ///< auto, float32, bf16, fp16
    std::string tf32 = "auto";                      ///< auto, on, off
    std::string cudnn_benchmark = "auto";           ///< auto, on, off
    double amp_init_scale = 65536;                  ///< first loss scale of fp16
    std::string use_gradient_checkpointing = "off"; ///< auto, on, off
    bool use_torch_compile = false;          ///< accepted; training runs eagerly all the same
    std::string compile_mode = "default";    ///< default, reduce-overhead, max-autotune
    bool compile_fullgraph = false;          ///< a step that cannot be captured is an error
    std::string preload_data_to_ram = "off"; ///< auto, on, off
    std::string debug = "off";               ///< off, eager, anomaly, layer_norms
    std::string layers = "full";             ///< full, custom, or a recipe (layer_recipes.h)
    std::vector<std::string> layer_patterns;
    bool loss_explosion_protection = true;
    double explosion_threshold = 10; ///< times the running median of the gradient norm
    std::int64_t rollback_after_skips = 5;
    std::string on_plateau = "nothing"; ///< nothing, advise, lower_rate
    bool early_stopping = false;
    std::int64_t patience = 10; ///< validations without a better one
    std::int64_t valid_interval_steps = 500;
    std::int64_t save_interval_steps = 500;
    std::int64_t sample_interval_steps = 500;
    std::int64_t keep_checkpoints = 3;
    bool tensorboard = true;               ///< write event files for TensorBoard
    double telemetry_hz = 2;               ///< looks at the hardware a second; 0: none
    std::vector<std::string> sample_texts; ///< spoken every sample_interval_steps
    bool sample_raw_weights = false;       ///< with the raw weights, too

    bool recomputes() const { return use_gradient_checkpointing == "on"; }
    bool preloads() const { return preload_data_to_ram == "on"; }
};

std::vector<Field> train_fields();

/// The same with the max_steps that `epochs` makes, where it says how long the training is.
TrainConfig with_steps_of_epochs(TrainConfig config, std::int64_t steps_per_epoch);

ScheduleConfig schedule_of(const TrainConfig& config);

/// What the ranges of single fields cannot say; ErrorKind::usage.
Result<void> check_train_config(const TrainConfig& config);

} // namespace formant
