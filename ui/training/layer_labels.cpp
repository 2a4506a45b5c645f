#include "ui/training/layer_labels.h"

#include <QtCore/QCoreApplication>

#include <map>

namespace formant {
namespace {

struct LayerLabels {
    Q_DECLARE_TR_FUNCTIONS(formant::LayerLabels)
};

} // namespace

QString layer_choice_label(const std::string& choice) {
    if (choice == "full")
        return LayerLabels::tr("All layers");
    if (choice == "decoder_only")
        return LayerLabels::tr("Decoder only");
    if (choice == "freeze_text_encoder")
        return LayerLabels::tr("All but the text encoder");
    if (choice == "speaker_adaptation")
        return LayerLabels::tr("Speaker adaptation");
    if (choice == "global_encoder")
        return LayerLabels::tr("Global (style) encoder only");
    if (choice == "unet_only")
        return LayerLabels::tr("U-Net only");
    return LayerLabels::tr("Custom layers");
}

QString layer_title(const LayerNode& node) {
    const std::map<std::string, QString> groups = {
        {"text_encoder", LayerLabels::tr("Text encoder")},
        {"duration_predictor", LayerLabels::tr("Duration predictor")},
        {"global_encoder", LayerLabels::tr("Global (style) encoder")},
        {"unet", LayerLabels::tr("U-Net decoder")},
        {"speaker_embedding", LayerLabels::tr("Speaker embedding")},
        {"posterior_encoder", LayerLabels::tr("Posterior encoder")},
        {"flow", LayerLabels::tr("Flow")},
        {"decoder", LayerLabels::tr("Decoder")},
        {"generator", LayerLabels::tr("Generator")},
        {"scale_discriminator", LayerLabels::tr("Scale discriminator")},
        {"scale_discriminators", LayerLabels::tr("Scale discriminators")},
        {"period_discriminators", LayerLabels::tr("Period discriminators")}};
    const std::string period_prefix = "period_discriminator_";
    if (node.pattern.starts_with(period_prefix))
        return LayerLabels::tr("Discriminator of period %1")
            .arg(QString::fromStdString(node.pattern.substr(period_prefix.size())));
    const auto known = groups.find(node.pattern);
    return known == groups.end() ? QString::fromStdString(node.title) : known->second;
}

QString parameter_count(std::int64_t count, const QLocale& locale) {
    const auto number = static_cast<double>(count);
    if (count >= 1'000'000)
        return LayerLabels::tr("%1 M", "millions").arg(locale.toString(number / 1e6, 'f', 1));
    if (count >= 10'000)
        return LayerLabels::tr("%1 k", "thousands").arg(locale.toString(number / 1e3, 'f', 1));
    return locale.toString(static_cast<qlonglong>(count));
}

QString share_text(const std::string& choice, const TrainedShare& share, const QLocale& locale) {
    return LayerLabels::tr("%1: %2 of %3 parameters", "which layers; how many; of how many")
        .arg(layer_choice_label(choice), parameter_count(share.trained, locale),
             parameter_count(share.all, locale));
}

} // namespace formant
