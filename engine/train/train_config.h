#pragma once

#include "engine/base/result.h"
#include "engine/config/field.h"
#include "engine/train/schedule.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// Value of train.precision that means bf16 or fp16, depending on the device.
constexpr const char* half_precision = "half";

/// The section `train:` of the configuration.
struct TrainConfig {
    std::string pretrained_path;     ///< initial weights; empty: random
    bool pretrained_partial = false; ///< skip and report mismatched tensors
    std::int64_t max_steps = 2300;
    std::int64_t epochs = 0; ///< replaces max_steps; 0: unused
    std::int64_t seed = 1234;
    std::int64_t batch_size = 0;   ///< clips in a micro-batch; 0: automatic
    std::int64_t batch_frames = 0; ///< in a micro-batch with its padding; 0: no limit
    std::int64_t gradient_accumulation_steps = 0; ///< 0: automatic
    std::int64_t effective_batch_size = 32;       ///< target of automatic batch sizes
    std::int64_t data_parallel_size = 0;          ///< ranks that share a step; 0: automatic
    std::string gpus;                             ///< "0,1" or "all"; empty: one device
    std::string balance = "auto";                 ///< of the ranks: auto, equal
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
    std::string precision = "auto";                  ///< auto, half, float32, bf16, fp16
    std::string tf32 = "auto";                       ///< auto, on, off
    std::string cudnn_benchmark = "auto";            ///< auto, on, off
    double amp_init_scale = 65536;                   ///< first loss scale of fp16
    std::string use_gradient_checkpointing = "auto"; ///< auto, on, off
    bool use_torch_compile = false;                  ///< means compile_mode: reduce-overhead
    std::string compile_mode = "default";            ///< default, reduce-overhead, max-autotune
    bool compile_fullgraph = false;                  ///< running eagerly is an error
    std::string preload_data_to_ram = "auto";        ///< auto, on, off
    std::string debug = "off";                       ///< off, eager, anomaly, layer_norms
    std::string layers = "full";                     ///< see TrainableLayerSpec
    std::vector<std::string> layer_patterns;
    bool loss_explosion_protection = true;
    double explosion_threshold = 10; ///< times the running median of the gradient norm
    std::int64_t rollback_after_skips = 5;
    std::string on_plateau = "nothing"; ///< nothing, advise, lower_rate
    bool early_stopping = false;
    std::int64_t patience = 10; ///< validations without improvement
    std::int64_t valid_interval_steps = 500;
    std::int64_t save_interval_steps = 500;
    std::int64_t sample_interval_steps = 500;
    std::int64_t keep_checkpoints = 3;
    bool tensorboard = true;               ///< write event files for TensorBoard
    double telemetry_hz = 2;               ///< hardware samples per second; 0: none
    std::vector<std::string> sample_texts; ///< synthesized every sample_interval_steps
    bool sample_raw_weights = false;       ///< also with the raw weights

    /// Returns how many samples of this length (SampleLength::steps()) a micro-batch holds.
    std::int64_t samples_in_batch(std::int64_t steps) const;
    /// Returns the number of samples that each of data_parallel_size ranks adds to a step.
    std::int64_t samples_per_rank() const { return batch_size * gradient_accumulation_steps; }
    std::int64_t samples_per_step() const {
        return samples_per_rank() * std::max<std::int64_t>(1, data_parallel_size);
    }
    bool uses_gradient_checkpointing() const { return use_gradient_checkpointing == "on"; }
    /// True if steps are to be replayed as CUDA graphs.
    bool replays_steps() const {
        return (use_torch_compile || compile_mode == "reduce-overhead") && debug != "eager" &&
               debug != "anomaly";
    }
    bool preloads() const { return preload_data_to_ram == "on"; }
};

std::vector<Field> train_fields();

/// Returns `config` with max_steps computed from `epochs`, unless that is 0.
TrainConfig resolve_max_steps(TrainConfig config, std::int64_t steps_per_epoch);

ScheduleConfig schedule_of(const TrainConfig& config);

/// Validates constraints between fields. Returns ErrorKind::usage if one is violated.
Result<void> check_train_config(const TrainConfig& config);

} // namespace formant
