#include "ui/configuration/search_terms.h"

#include "engine/session/interop/setting_aliases.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QStringList>

#include <algorithm>

namespace formant {
namespace {

/// Makes British and American spelling equal: one letter for s and z, "or" for "our".
QString folded(const QString& text) {
    return text.toLower().replace('z', 's').replace(QStringLiteral("our"), QStringLiteral("or"));
}

QString option_names(const std::string& key) {
    static const std::vector<SettingAlias> aliases = setting_aliases();
    QStringList names;
    for (const SettingAlias& alias : aliases)
        if (alias.key == key)
            names += QString::fromStdString(alias.option);
    return names.join(' ');
}

} // namespace

const std::vector<SearchTerms>& search_terms() {
    static const std::vector<SearchTerms> all = {
        {"lr learning rate",
         {"train.learning_rate", "train.learning_rate_final", "train.learning_rate_decay",
          "train.warmup_steps", "train.schedule", "train.on_plateau"}},
        {"scheduler annealing cosine exponential",
         {"train.schedule", "train.learning_rate_decay", "train.learning_rate_final",
          "train.warmup_steps", "train.on_plateau"}},
        {"gamma lr_decay", {"train.learning_rate_decay"}},
        {"optimizer adam adamw",
         {"train.learning_rate", "train.betas", "train.weight_decay", "train.epsilon",
          "train.grad_clip"}},
        {"momentum beta1 beta2", {"train.betas"}},
        {"eps", {"train.epsilon"}},
        {"l2 regularization", {"train.weight_decay"}},
        {"clip_grad_norm max_grad_norm gradient norm", {"train.grad_clip"}},
        {"vram gpu memory oom out",
         {"train.batch_size", "train.gradient_accumulation_steps", "train.effective_batch_size",
          "train.precision", "train.use_gradient_checkpointing", "train.use_torch_compile",
          "model.size", "data.concatenate_max"}},
        {"ram memory", {"train.preload_data_to_ram", "data.prefetch_buffer_size"}},
        {"mixed precision amp autocast fp16 bf16 fp32 half float16 bfloat16",
         {"train.precision", "train.amp_init_scale"}},
        {"grad scaler loss scale", {"train.amp_init_scale"}},
        {"activation checkpointing", {"train.use_gradient_checkpointing"}},
        {"micro batch grad_accum accumulate", {"train.gradient_accumulation_steps"}},
        {"polyak weight averaging", {"train.ema_decay"}},
        {"iterations total length duration of training", {"train.max_steps", "train.epochs"}},
        {"random reproducible", {"train.seed"}},
        {"finetune fine-tune warm start initialize restore checkpoint",
         {"train.pretrained_path", "train.pretrained_partial"}},
        {"freeze frozen layers", {"train.layers", "train.layer_patterns"}},
        {"early stop overfitting", {"train.early_stopping", "train.patience", "train.on_plateau"}},
        {"nan divergence loss spike",
         {"train.loss_explosion_protection", "train.explosion_threshold",
          "train.rollback_after_skips"}},
        {"dataset recordings wavs manifest metadata folder", {"data.corpus"}},
        {"held out test split", {"data.validation", "data.validation_share"}},
        {"dataloader threads processes cpu", {"data.num_workers", "data.preprocess_workers"}},
        {"volume level gain lufs", {"data.normalise_loudness", "data.loudness_target_lufs"}},
        {"stereo mono", {"data.channels"}},
        {"silence vad trimming", {"data.trim_threshold_db", "data.trim_keep_ms"}},
        {"sr sampling rate resample", {"audio.sample_rate_hz"}},
        {"window size stft", {"audio.n_fft", "audio.hop_length"}},
        {"phonemes espeak graphemes characters", {"text.mode", "text.symbols"}},
        {"tokenizer vocabulary", {"text.symbols", "text.layout"}},
    };
    return all;
}

QString searched_text(const std::string& key, const QString& text) {
    QString searched = text + ' ' + option_names(key);
    for (const SearchTerms& entry : search_terms())
        if (std::ranges::count(entry.keys, key) != 0)
            searched += ' ' + QString(entry.terms);
    return searched;
}

bool matches_query(const QString& text, const QString& query) {
    static const QRegularExpression joint(QStringLiteral("[-_]"));
    const QString whole = folded(text), joined = QString(whole).remove(joint);
    const QStringList parts =
        folded(query).replace(joint, QStringLiteral(" ")).split(' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(
        parts, [&](const QString& part) { return whole.contains(part) || joined.contains(part); });
}

} // namespace formant
