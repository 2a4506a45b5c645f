#include "ui/configuration/field_labels.h"

#include <QtCore/QCoreApplication>

#include <map>

namespace formant {
namespace {

using Names = std::map<std::string, const char*>;

const Names& labels() {
    static const Names all = {
        {"version", QT_TRANSLATE_NOOP("field", "Format version")},
        {"name", QT_TRANSLATE_NOOP("field", "Run name")},
        {"preset", QT_TRANSLATE_NOOP("field", "Preset")},
        {"audio.sample_rate_hz", QT_TRANSLATE_NOOP("field", "Sample rate")},
        {"audio.n_fft", QT_TRANSLATE_NOOP("field", "FFT size (n_fft)")},
        {"audio.hop_length", QT_TRANSLATE_NOOP("field", "Hop length")},
        {"audio.n_mels", QT_TRANSLATE_NOOP("field", "Mel bands")},
        {"audio.f_min_hz", QT_TRANSLATE_NOOP("field", "Min. frequency (fmin)")},
        {"audio.f_max_hz", QT_TRANSLATE_NOOP("field", "Max. frequency (fmax)")},
        {"audio.mel_scale", QT_TRANSLATE_NOOP("field", "Mel scale")},
        {"text.language", QT_TRANSLATE_NOOP("field", "Language")},
        {"text.keep_stress", QT_TRANSLATE_NOOP("field", "Keep stress marks")},
        {"text.mode", QT_TRANSLATE_NOOP("field", "Text mode")},
        {"text.keep_punctuation", QT_TRANSLATE_NOOP("field", "Keep punctuation")},
        {"text.spell_numbers", QT_TRANSLATE_NOOP("field", "Spell out numbers")},
        {"text.symbols", QT_TRANSLATE_NOOP("field", "Symbol set")},
        {"text.layout", QT_TRANSLATE_NOOP("field", "Symbol layout")},
        {"model.name", QT_TRANSLATE_NOOP("field", "Model")},
        {"model.size", QT_TRANSLATE_NOOP("field", "Model size")},
        {"model.unet.encoder_channels", QT_TRANSLATE_NOOP("field", "Encoder channels")},
        {"model.unet.encoder_blocks", QT_TRANSLATE_NOOP("field", "Encoder blocks")},
        {"model.unet.decoder_channels", QT_TRANSLATE_NOOP("field", "Decoder channels")},
        {"model.unet.decoder_levels", QT_TRANSLATE_NOOP("field", "Decoder levels")},
        {"model.unet.decoder_blocks", QT_TRANSLATE_NOOP("field", "Decoder blocks")},
        {"model.unet.style_channels", QT_TRANSLATE_NOOP("field", "Style channels")},
        {"model.unet.style_encoder_channels", QT_TRANSLATE_NOOP("field", "Style encoder channels")},
        {"model.unet.vocoder", QT_TRANSLATE_NOOP("field", "Vocoder")},
        {"model.unet.sigma_min", QT_TRANSLATE_NOOP("field", "Minimum sigma of the flow")},
        {"model.unet.recon_weight", QT_TRANSLATE_NOOP("field", "Reconstruction loss weight")},
        {"model.unet.prior_weight", QT_TRANSLATE_NOOP("field", "Prior loss weight")},
        {"model.unet.duration_weight", QT_TRANSLATE_NOOP("field", "Duration loss weight")},
        {"model.unet.kl_weight", QT_TRANSLATE_NOOP("field", "KL loss weight")},
        {"model.unet.recon_warmup_steps",
         QT_TRANSLATE_NOOP("field", "Reconstruction loss warm-up")},
        {"model.unet.prior_warmup_steps", QT_TRANSLATE_NOOP("field", "Prior loss warm-up")},
        {"model.unet.duration_warmup_steps", QT_TRANSLATE_NOOP("field", "Duration loss warm-up")},
        {"model.unet.kl_warmup_steps", QT_TRANSLATE_NOOP("field", "KL loss warm-up")},
        {"model.vits.inter_channels", QT_TRANSLATE_NOOP("field", "Latent channels")},
        {"model.vits.hidden_channels", QT_TRANSLATE_NOOP("field", "Hidden channels")},
        {"model.vits.filter_channels", QT_TRANSLATE_NOOP("field", "Feed-forward channels")},
        {"model.vits.n_heads", QT_TRANSLATE_NOOP("field", "Attention heads")},
        {"model.vits.n_layers", QT_TRANSLATE_NOOP("field", "Text encoder layers")},
        {"model.vits.kernel_size", QT_TRANSLATE_NOOP("field", "Kernel size")},
        {"model.vits.p_dropout", QT_TRANSLATE_NOOP("field", "Dropout")},
        {"model.vits.gin_channels", QT_TRANSLATE_NOOP("field", "Speaker channels")},
        {"model.vits.speaker_embedding", QT_TRANSLATE_NOOP("field", "Single-speaker embedding")},
        {"model.vits.use_sdp", QT_TRANSLATE_NOOP("field", "Stochastic duration predictor")},
        {"model.vits.use_spectral_norm", QT_TRANSLATE_NOOP("field", "Spectral normalization")},
        {"model.vits.discriminator_channels", QT_TRANSLATE_NOOP("field", "Discriminator channels")},
        {"model.vits.segment_frames", QT_TRANSLATE_NOOP("field", "Segment size")},
        {"model.vits.mel_weight", QT_TRANSLATE_NOOP("field", "Mel loss weight")},
        {"model.vits.kl_weight", QT_TRANSLATE_NOOP("field", "KL loss weight (VITS)")},
        {"model.vits.resblock", QT_TRANSLATE_NOOP("field", "Residual block type")},
        {"model.vits.resblock_kernel_sizes",
         QT_TRANSLATE_NOOP("field", "Residual block kernel sizes")},
        {"model.vits.resblock_dilation_sizes",
         QT_TRANSLATE_NOOP("field", "Residual block dilations")},
        {"model.vits.upsample_rates", QT_TRANSLATE_NOOP("field", "Upsample rates")},
        {"model.vits.upsample_kernel_sizes", QT_TRANSLATE_NOOP("field", "Upsample kernel sizes")},
        {"model.vits.upsample_initial_channel",
         QT_TRANSLATE_NOOP("field", "Upsample initial channels")},
        {"model.hifigan.discriminator_channels",
         QT_TRANSLATE_NOOP("field", "Discriminator channels (HiFi-GAN)")},
        {"model.hifigan.segment_frames", QT_TRANSLATE_NOOP("field", "Segment size (HiFi-GAN)")},
        {"model.hifigan.mel_weight", QT_TRANSLATE_NOOP("field", "Mel loss weight (HiFi-GAN)")},
        {"model.hifigan.loss_f_max_hz",
         QT_TRANSLATE_NOOP("field", "Max. frequency of the mel loss (HiFi-GAN)")},
        {"model.hifigan.teacher", QT_TRANSLATE_NOOP("field", "Train on mels of")},
        {"model.hifigan.resblock", QT_TRANSLATE_NOOP("field", "Residual block type (HiFi-GAN)")},
        {"model.hifigan.resblock_kernel_sizes",
         QT_TRANSLATE_NOOP("field", "Residual block kernel sizes (HiFi-GAN)")},
        {"model.hifigan.resblock_dilation_sizes",
         QT_TRANSLATE_NOOP("field", "Residual block dilations (HiFi-GAN)")},
        {"model.hifigan.upsample_rates", QT_TRANSLATE_NOOP("field", "Upsample rates (HiFi-GAN)")},
        {"model.hifigan.upsample_kernel_sizes",
         QT_TRANSLATE_NOOP("field", "Upsample kernel sizes (HiFi-GAN)")},
        {"model.hifigan.upsample_initial_channel",
         QT_TRANSLATE_NOOP("field", "Upsample initial channels (HiFi-GAN)")},
        {"data.corpus", QT_TRANSLATE_NOOP("field", "Corpus")},
        {"data.format", QT_TRANSLATE_NOOP("field", "Corpus format")},
        {"data.prompt_list", QT_TRANSLATE_NOOP("field", "Prompt list")},
        {"data.folders_are_speakers", QT_TRANSLATE_NOOP("field", "Folders are speakers")},
        {"data.validation", QT_TRANSLATE_NOOP("field", "Validation set")},
        {"data.validation_share", QT_TRANSLATE_NOOP("field", "Validation split")},
        {"data.num_workers", QT_TRANSLATE_NOOP("field", "Data loader workers")},
        {"data.preprocess_workers", QT_TRANSLATE_NOOP("field", "Preprocessing workers")},
        {"data.prefetch_buffer_size", QT_TRANSLATE_NOOP("field", "Prefetch buffer size")},
        {"data.trim_threshold_db", QT_TRANSLATE_NOOP("field", "Trim threshold")},
        {"data.trim_keep_ms", QT_TRANSLATE_NOOP("field", "Padding kept after trimming")},
        {"data.channels", QT_TRANSLATE_NOOP("field", "Channels")},
        {"data.normalise_loudness", QT_TRANSLATE_NOOP("field", "Normalize loudness")},
        {"data.loudness_target_lufs", QT_TRANSLATE_NOOP("field", "Target loudness")},
        {"data.length_buckets", QT_TRANSLATE_NOOP("field", "Bucket by length")},
        {"data.concatenate_max", QT_TRANSLATE_NOOP("field", "Max. concatenated clips")},
        {"data.concatenate_pause_ms_max", QT_TRANSLATE_NOOP("field", "Max. pause between clips")},
        {"data.concatenate_edge_ms_min", QT_TRANSLATE_NOOP("field", "Min. silence at the edges")},
        {"data.concatenate_edge_ms_max", QT_TRANSLATE_NOOP("field", "Max. silence at the edges")},
        {"data.exclude_sequences", QT_TRANSLATE_NOOP("field", "Excluded sequences (file)")},
        {"data.samples_per_epoch", QT_TRANSLATE_NOOP("field", "Samples per epoch")},
        {"data.decode_timeout_s", QT_TRANSLATE_NOOP("field", "Decoding timeout")},
        {"train.pretrained_path", QT_TRANSLATE_NOOP("field", "Pretrained checkpoint")},
        {"train.pretrained_partial", QT_TRANSLATE_NOOP("field", "Load partially")},
        {"train.max_steps", QT_TRANSLATE_NOOP("field", "Steps")},
        {"train.epochs", QT_TRANSLATE_NOOP("field", "Epochs")},
        {"train.seed", QT_TRANSLATE_NOOP("field", "Seed")},
        {"train.batch_size", QT_TRANSLATE_NOOP("field", "Batch size")},
        {"train.gradient_accumulation_steps", QT_TRANSLATE_NOOP("field", "Gradient accumulation")},
        {"train.effective_batch_size", QT_TRANSLATE_NOOP("field", "Effective batch size")},
        {"train.learning_rate", QT_TRANSLATE_NOOP("field", "Learning rate")},
        {"train.learning_rate_final", QT_TRANSLATE_NOOP("field", "Final learning rate ratio")},
        {"train.warmup_steps", QT_TRANSLATE_NOOP("field", "Warm-up")},
        {"train.schedule", QT_TRANSLATE_NOOP("field", "Learning rate schedule")},
        {"train.learning_rate_decay", QT_TRANSLATE_NOOP("field", "Learning rate decay per epoch")},
        {"train.betas", QT_TRANSLATE_NOOP("field", "AdamW betas")},
        {"train.weight_decay", QT_TRANSLATE_NOOP("field", "Weight decay")},
        {"train.epsilon", QT_TRANSLATE_NOOP("field", "AdamW epsilon")},
        {"train.grad_clip", QT_TRANSLATE_NOOP("field", "Gradient clipping")},
        {"train.ema_decay", QT_TRANSLATE_NOOP("field", "EMA decay")},
        {"train.precision", QT_TRANSLATE_NOOP("field", "Precision")},
        {"train.amp_init_scale", QT_TRANSLATE_NOOP("field", "Initial loss scale")},
        {"train.tf32", QT_TRANSLATE_NOOP("field", "TF32")},
        {"train.cudnn_benchmark", QT_TRANSLATE_NOOP("field", "cuDNN benchmark")},
        {"train.use_gradient_checkpointing", QT_TRANSLATE_NOOP("field", "Gradient checkpointing")},
        {"train.use_torch_compile", QT_TRANSLATE_NOOP("field", "torch.compile (CUDA graphs)")},
        {"train.compile_mode", QT_TRANSLATE_NOOP("field", "Compile mode")},
        {"train.compile_fullgraph", QT_TRANSLATE_NOOP("field", "Compile full graph")},
        {"train.preload_data_to_ram", QT_TRANSLATE_NOOP("field", "Preload data into RAM")},
        {"train.debug", QT_TRANSLATE_NOOP("field", "Debug mode")},
        {"train.layers", QT_TRANSLATE_NOOP("field", "Trainable layers")},
        {"train.layer_patterns", QT_TRANSLATE_NOOP("field", "Layer patterns")},
        {"train.on_plateau", QT_TRANSLATE_NOOP("field", "On plateau")},
        {"train.early_stopping", QT_TRANSLATE_NOOP("field", "Early stopping")},
        {"train.patience", QT_TRANSLATE_NOOP("field", "Patience")},
        {"train.loss_explosion_protection",
         QT_TRANSLATE_NOOP("field", "Loss explosion protection")},
        {"train.explosion_threshold", QT_TRANSLATE_NOOP("field", "Explosion threshold")},
        {"train.rollback_after_skips", QT_TRANSLATE_NOOP("field", "Roll back after skips")},
        {"train.valid_interval_steps", QT_TRANSLATE_NOOP("field", "Validate every")},
        {"train.save_interval_steps", QT_TRANSLATE_NOOP("field", "Save every")},
        {"train.sample_interval_steps", QT_TRANSLATE_NOOP("field", "Generate samples every")},
        {"train.keep_checkpoints", QT_TRANSLATE_NOOP("field", "Checkpoints kept")},
        {"train.tensorboard", QT_TRANSLATE_NOOP("field", "TensorBoard")},
        {"train.telemetry_hz", QT_TRANSLATE_NOOP("field", "Hardware polling rate")},
        {"train.sample_texts", QT_TRANSLATE_NOOP("field", "Sample texts")},
        {"train.sample_raw_weights", QT_TRANSLATE_NOOP("field", "Also sample raw weights")},
    };
    return all;
}

const Names& titles() {
    static const Names all = {
        {"", QT_TRANSLATE_NOOP("section", "Run")},
        {"audio", QT_TRANSLATE_NOOP("section", "Audio")},
        {"text", QT_TRANSLATE_NOOP("section", "Text")},
        {"model", QT_TRANSLATE_NOOP("section", "Model")},
        {"model.unet", QT_TRANSLATE_NOOP("section", "Model: U-Net")},
        {"model.vits", QT_TRANSLATE_NOOP("section", "Model: VITS")},
        {"model.hifigan", QT_TRANSLATE_NOOP("section", "Model: HiFi-GAN")},
        {"data", QT_TRANSLATE_NOOP("section", "Data")},
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

QString unit_label(const std::string& unit) {
    return translated(units(), "unit", unit);
}

} // namespace formant
