#include "ui/configuration/field_labels.h"

#include <QtCore/QCoreApplication>

#include <map>

namespace formant {
namespace {

using Names = std::map<std::string, const char*>;

const Names& labels() {
    static const Names all = {
        {"version", QT_TRANSLATE_NOOP("field", "Version of the form")},
        {"name", QT_TRANSLATE_NOOP("field", "Name of the run")},
        {"preset", QT_TRANSLATE_NOOP("field", "Preset")},
        {"audio.sample_rate_hz", QT_TRANSLATE_NOOP("field", "Sampling rate")},
        {"audio.n_fft", QT_TRANSLATE_NOOP("field", "Length of the Fourier transform")},
        {"audio.hop_length", QT_TRANSLATE_NOOP("field", "Distance of frames")},
        {"audio.n_mels", QT_TRANSLATE_NOOP("field", "Mel bands")},
        {"audio.f_min_hz", QT_TRANSLATE_NOOP("field", "Lowest frequency")},
        {"audio.f_max_hz", QT_TRANSLATE_NOOP("field", "Highest frequency")},
        {"audio.mel_scale", QT_TRANSLATE_NOOP("field", "Mel scale")},
        {"text.language", QT_TRANSLATE_NOOP("field", "Language")},
        {"text.keep_stress", QT_TRANSLATE_NOOP("field", "Keep stress marks")},
        {"text.mode", QT_TRANSLATE_NOOP("field", "Texts are read as")},
        {"text.keep_punctuation", QT_TRANSLATE_NOOP("field", "Keep punctuation")},
        {"text.spell_numbers", QT_TRANSLATE_NOOP("field", "Numbers in words")},
        {"text.symbols", QT_TRANSLATE_NOOP("field", "Table of symbols")},
        {"text.layout", QT_TRANSLATE_NOOP("field", "Between symbols")},
        {"model.name", QT_TRANSLATE_NOOP("field", "Kind of model")},
        {"model.size", QT_TRANSLATE_NOOP("field", "Size")},
        {"model.unet.encoder_channels", QT_TRANSLATE_NOOP("field", "Encoder channels")},
        {"model.unet.encoder_blocks", QT_TRANSLATE_NOOP("field", "Encoder blocks")},
        {"model.unet.decoder_channels", QT_TRANSLATE_NOOP("field", "Decoder channels")},
        {"model.unet.decoder_levels", QT_TRANSLATE_NOOP("field", "Decoder levels")},
        {"model.unet.decoder_blocks", QT_TRANSLATE_NOOP("field", "Decoder blocks")},
        {"model.unet.style_channels", QT_TRANSLATE_NOOP("field", "Style channels")},
        {"model.unet.style_encoder_channels", QT_TRANSLATE_NOOP("field", "Style encoder channels")},
        {"model.unet.vocoder", QT_TRANSLATE_NOOP("field", "Vocoder")},
        {"model.unet.sigma_min", QT_TRANSLATE_NOOP("field", "Width of the flow's end")},
        {"model.unet.recon_weight", QT_TRANSLATE_NOOP("field", "Weight of reconstruction")},
        {"model.unet.prior_weight", QT_TRANSLATE_NOOP("field", "Weight of prior")},
        {"model.unet.duration_weight", QT_TRANSLATE_NOOP("field", "Weight of duration")},
        {"model.unet.kl_weight", QT_TRANSLATE_NOOP("field", "Weight of KL divergence")},
        {"model.unet.recon_warmup_steps", QT_TRANSLATE_NOOP("field", "Warm-up of reconstruction")},
        {"model.unet.prior_warmup_steps", QT_TRANSLATE_NOOP("field", "Warm-up of prior")},
        {"model.unet.duration_warmup_steps", QT_TRANSLATE_NOOP("field", "Warm-up of duration")},
        {"model.unet.kl_warmup_steps", QT_TRANSLATE_NOOP("field", "Warm-up of KL divergence")},
        {"model.vits.inter_channels", QT_TRANSLATE_NOOP("field", "Latent channels")},
        {"model.vits.hidden_channels", QT_TRANSLATE_NOOP("field", "Hidden channels")},
        {"model.vits.filter_channels", QT_TRANSLATE_NOOP("field", "Feed-forward channels")},
        {"model.vits.n_heads", QT_TRANSLATE_NOOP("field", "Attention heads")},
        {"model.vits.n_layers", QT_TRANSLATE_NOOP("field", "Text encoder layers")},
        {"model.vits.kernel_size", QT_TRANSLATE_NOOP("field", "Width of convolutions")},
        {"model.vits.p_dropout", QT_TRANSLATE_NOOP("field", "Dropout")},
        {"model.vits.gin_channels", QT_TRANSLATE_NOOP("field", "Speaker channels")},
        {"model.vits.speaker_embedding", QT_TRANSLATE_NOOP("field", "One speaker like several")},
        {"model.vits.use_sdp", QT_TRANSLATE_NOOP("field", "Durations vary")},
        {"model.vits.use_spectral_norm", QT_TRANSLATE_NOOP("field", "Spectral norm")},
        {"model.vits.discriminator_channels", QT_TRANSLATE_NOOP("field", "Discriminator channels")},
        {"model.vits.segment_frames", QT_TRANSLATE_NOOP("field", "Frames of a segment")},
        {"model.vits.mel_weight", QT_TRANSLATE_NOOP("field", "Weight of mel")},
        {"model.vits.kl_weight", QT_TRANSLATE_NOOP("field", "Weight of the latent KL divergence")},
        {"model.vits.resblock", QT_TRANSLATE_NOOP("field", "Kind of residual blocks")},
        {"model.vits.resblock_kernel_sizes",
         QT_TRANSLATE_NOOP("field", "Widths of residual blocks")},
        {"model.vits.resblock_dilation_sizes",
         QT_TRANSLATE_NOOP("field", "Dilations of residual blocks")},
        {"model.vits.upsample_rates", QT_TRANSLATE_NOOP("field", "Rates of the levels")},
        {"model.vits.upsample_kernel_sizes", QT_TRANSLATE_NOOP("field", "Widths of the levels")},
        {"model.vits.upsample_initial_channel",
         QT_TRANSLATE_NOOP("field", "Channels before the levels")},
        {"model.hifigan.discriminator_channels",
         QT_TRANSLATE_NOOP("field", "Discriminator channels (HiFi-GAN)")},
        {"model.hifigan.segment_frames",
         QT_TRANSLATE_NOOP("field", "Frames of a segment (HiFi-GAN)")},
        {"model.hifigan.mel_weight", QT_TRANSLATE_NOOP("field", "Weight of mel (HiFi-GAN)")},
        {"model.hifigan.loss_f_max_hz",
         QT_TRANSLATE_NOOP("field", "Highest frequency of the loss (HiFi-GAN)")},
        {"model.hifigan.mels_of", QT_TRANSLATE_NOOP("field", "Learn from the frames of the voice")},
        {"model.hifigan.resblock",
         QT_TRANSLATE_NOOP("field", "Kind of residual blocks (HiFi-GAN)")},
        {"model.hifigan.resblock_kernel_sizes",
         QT_TRANSLATE_NOOP("field", "Widths of residual blocks (HiFi-GAN)")},
        {"model.hifigan.resblock_dilation_sizes",
         QT_TRANSLATE_NOOP("field", "Dilations of residual blocks (HiFi-GAN)")},
        {"model.hifigan.upsample_rates",
         QT_TRANSLATE_NOOP("field", "Rates of the levels (HiFi-GAN)")},
        {"model.hifigan.upsample_kernel_sizes",
         QT_TRANSLATE_NOOP("field", "Widths of the levels (HiFi-GAN)")},
        {"model.hifigan.upsample_initial_channel",
         QT_TRANSLATE_NOOP("field", "Channels before the levels (HiFi-GAN)")},
        {"data.corpus", QT_TRANSLATE_NOOP("field", "Recordings")},
        {"data.format", QT_TRANSLATE_NOOP("field", "Kind of corpus")},
        {"data.prompt_list", QT_TRANSLATE_NOOP("field", "Prompt list")},
        {"data.validation", QT_TRANSLATE_NOOP("field", "Recordings for validation")},
        {"data.validation_share", QT_TRANSLATE_NOOP("field", "Share for validation")},
        {"data.num_workers", QT_TRANSLATE_NOOP("field", "Threads for batches")},
        {"data.preprocess_workers", QT_TRANSLATE_NOOP("field", "Decoding processes")},
        {"data.prefetch_buffer_size", QT_TRANSLATE_NOOP("field", "Batches kept ready")},
        {"data.trim_threshold_db", QT_TRANSLATE_NOOP("field", "Silence below")},
        {"data.trim_keep_ms", QT_TRANSLATE_NOOP("field", "Silence kept at the ends")},
        {"data.channels", QT_TRANSLATE_NOOP("field", "Channels")},
        {"data.normalise_loudness", QT_TRANSLATE_NOOP("field", "Same loudness for all")},
        {"data.loudness_target_lufs", QT_TRANSLATE_NOOP("field", "Loudness")},
        {"data.length_buckets", QT_TRANSLATE_NOOP("field", "Like lengths together")},
        {"data.concatenate_max", QT_TRANSLATE_NOOP("field", "Recordings joined")},
        {"data.concatenate_pause_ms_max",
         QT_TRANSLATE_NOOP("field", "Longest pause between joined")},
        {"data.concatenate_edge_ms_min",
         QT_TRANSLATE_NOOP("field", "Shortest silence at the ends")},
        {"data.concatenate_edge_ms_max", QT_TRANSLATE_NOOP("field", "Longest silence at the ends")},
        {"data.exclude_sequences", QT_TRANSLATE_NOOP("field", "File of excluded texts")},
        {"data.samples_per_epoch", QT_TRANSLATE_NOOP("field", "Samples of an epoch")},
        {"data.decode_timeout_s", QT_TRANSLATE_NOOP("field", "Time for decoding")},
        {"train.pretrained_path", QT_TRANSLATE_NOOP("field", "Begin with the checkpoint")},
        {"train.pretrained_partial", QT_TRANSLATE_NOOP("field", "Take what fits of it")},
        {"train.max_steps", QT_TRANSLATE_NOOP("field", "Steps")},
        {"train.epochs", QT_TRANSLATE_NOOP("field", "Epochs")},
        {"train.seed", QT_TRANSLATE_NOOP("field", "Seed")},
        {"train.batch_size", QT_TRANSLATE_NOOP("field", "Batch size")},
        {"train.gradient_accumulation_steps", QT_TRANSLATE_NOOP("field", "Gradient accumulation")},
        {"train.effective_batch_size", QT_TRANSLATE_NOOP("field", "Samples of a step")},
        {"train.learning_rate", QT_TRANSLATE_NOOP("field", "Learning rate")},
        {"train.learning_rate_final", QT_TRANSLATE_NOOP("field", "Final share of the rate")},
        {"train.warmup_steps", QT_TRANSLATE_NOOP("field", "Warm-up")},
        {"train.schedule", QT_TRANSLATE_NOOP("field", "Fall of the learning rate")},
        {"train.learning_rate_decay", QT_TRANSLATE_NOOP("field", "Factor of an epoch")},
        {"train.betas", QT_TRANSLATE_NOOP("field", "Betas of AdamW")},
        {"train.weight_decay", QT_TRANSLATE_NOOP("field", "Weight decay")},
        {"train.epsilon", QT_TRANSLATE_NOOP("field", "Epsilon")},
        {"train.grad_clip", QT_TRANSLATE_NOOP("field", "Longest gradient")},
        {"train.ema_decay", QT_TRANSLATE_NOOP("field", "Decay of the average (EMA)")},
        {"train.precision", QT_TRANSLATE_NOOP("field", "Precision")},
        {"train.amp_init_scale", QT_TRANSLATE_NOOP("field", "First loss scale")},
        {"train.tf32", QT_TRANSLATE_NOOP("field", "TF32")},
        {"train.cudnn_benchmark", QT_TRANSLATE_NOOP("field", "cuDNN benchmark")},
        {"train.use_gradient_checkpointing", QT_TRANSLATE_NOOP("field", "Gradient checkpointing")},
        {"train.use_torch_compile", QT_TRANSLATE_NOOP("field", "Captured graphs")},
        {"train.compile_mode", QT_TRANSLATE_NOOP("field", "Mode of capturing")},
        {"train.compile_fullgraph", QT_TRANSLATE_NOOP("field", "Whole step captured")},
        {"train.preload_data_to_ram", QT_TRANSLATE_NOOP("field", "Recordings in memory")},
        {"train.debug", QT_TRANSLATE_NOOP("field", "Looking for errors")},
        {"train.layers", QT_TRANSLATE_NOOP("field", "Trained layers")},
        {"train.layer_patterns", QT_TRANSLATE_NOOP("field", "Patterns of layers")},
        {"train.on_plateau", QT_TRANSLATE_NOOP("field", "At a plateau")},
        {"train.early_stopping", QT_TRANSLATE_NOOP("field", "Early stopping")},
        {"train.patience", QT_TRANSLATE_NOOP("field", "Patience")},
        {"train.loss_explosion_protection", QT_TRANSLATE_NOOP("field", "Explosion protection")},
        {"train.explosion_threshold", QT_TRANSLATE_NOOP("field", "Explosion threshold")},
        {"train.rollback_after_skips", QT_TRANSLATE_NOOP("field", "Roll back after")},
        {"train.valid_interval_steps", QT_TRANSLATE_NOOP("field", "Validate every")},
        {"train.save_interval_steps", QT_TRANSLATE_NOOP("field", "Save every")},
        {"train.sample_interval_steps", QT_TRANSLATE_NOOP("field", "Speak samples every")},
        {"train.keep_checkpoints", QT_TRANSLATE_NOOP("field", "Checkpoints kept")},
        {"train.tensorboard", QT_TRANSLATE_NOOP("field", "TensorBoard")},
        {"train.telemetry_hz", QT_TRANSLATE_NOOP("field", "Looks at the hardware")},
        {"train.sample_texts", QT_TRANSLATE_NOOP("field", "Spoken texts")},
        {"train.sample_raw_weights", QT_TRANSLATE_NOOP("field", "Also by the raw weights")},
    };
    return all;
}

const Names& titles() {
    static const Names all = {
        {"", QT_TRANSLATE_NOOP("section", "Run")},
        {"audio", QT_TRANSLATE_NOOP("section", "Sound")},
        {"text", QT_TRANSLATE_NOOP("section", "Text")},
        {"model", QT_TRANSLATE_NOOP("section", "Model")},
        {"model.unet", QT_TRANSLATE_NOOP("section", "Model: U-Net")},
        {"model.vits", QT_TRANSLATE_NOOP("section", "Model: VITS")},
        {"model.hifigan", QT_TRANSLATE_NOOP("section", "Model: HiFi-GAN")},
        {"data", QT_TRANSLATE_NOOP("section", "Recordings")},
        {"train", QT_TRANSLATE_NOOP("section", "Training")},
    };
    return all;
}

const Names& units() {
    static const Names all = {
        {"Hz", QT_TRANSLATE_NOOP("unit", "Hz")},
        {"LUFS", QT_TRANSLATE_NOOP("unit", "LUFS")},
        {"audio samples", QT_TRANSLATE_NOOP("unit", "audio samples")},
        {"dB", QT_TRANSLATE_NOOP("unit", "dB")},
        {"epochs", QT_TRANSLATE_NOOP("unit", "epochs")},
        {"frames", QT_TRANSLATE_NOOP("unit", "frames")},
        {"ms", QT_TRANSLATE_NOOP("unit", "ms")},
        {"recordings", QT_TRANSLATE_NOOP("unit", "recordings")},
        {"s", QT_TRANSLATE_NOOP("unit", "s")},
        {"samples", QT_TRANSLATE_NOOP("unit", "samples")},
        {"steps", QT_TRANSLATE_NOOP("unit", "steps")},
        {"validations", QT_TRANSLATE_NOOP("unit", "validations")},
    };
    return all;
}

QString translated(const Names& names, const char* context, const std::string& name) {
    const auto found = names.find(name);
    return found == names.end() ? QString() : QCoreApplication::translate(context, found->second);
}

} // namespace

QString field_label(const std::string& key) {
    return translated(labels(), "field", key);
}

QString section_title(const std::string& section) {
    return translated(titles(), "section", section);
}

QString unit_words(const std::string& unit) {
    return translated(units(), "unit", unit);
}

} // namespace formant
