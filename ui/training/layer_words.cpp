#include "ui/training/layer_words.h"

#include <QtCore/QCoreApplication>

#include <map>

namespace formant {
namespace {

struct LayerWords {
    Q_DECLARE_TR_FUNCTIONS(formant::LayerWords)
};

} // namespace

QString layer_choice_words(const std::string& choice) {
    if (choice == "full")
        return LayerWords::tr("Everything");
    if (choice == "decoder_only")
        return LayerWords::tr("Decoder only");
    if (choice == "freeze_text_encoder")
        return LayerWords::tr("All but the text encoder");
    if (choice == "speaker_adaptation")
        return LayerWords::tr("Speaker adaptation");
    if (choice == "global_encoder")
        return LayerWords::tr("Global (style) encoder only");
    if (choice == "unet_only")
        return LayerWords::tr("U-Net only");
    return LayerWords::tr("Chosen layers");
}

QString layer_title(const LayerNode& node) {
    const std::map<std::string, QString> groups = {
        {"text_encoder", LayerWords::tr("Text encoder")},
        {"duration_predictor", LayerWords::tr("Duration predictor")},
        {"global_encoder", LayerWords::tr("Global (style) encoder")},
        {"unet", LayerWords::tr("U-Net decoder")},
        {"speaker_embedding", LayerWords::tr("Speaker embedding")},
        {"posterior_encoder", LayerWords::tr("Posterior encoder")},
        {"flow", LayerWords::tr("Flow")},
        {"decoder", LayerWords::tr("Decoder")},
        {"generator", LayerWords::tr("Generator")},
        {"scale_discriminator", LayerWords::tr("Scale discriminator")},
        {"scale_discriminators", LayerWords::tr("Scale discriminators")},
        {"period_discriminators", LayerWords::tr("Period discriminators")}};
    const std::string of_period = "period_discriminator_";
    if (node.pattern.starts_with(of_period))
        return LayerWords::tr("Discriminator of period %1")
            .arg(QString::fromStdString(node.pattern.substr(of_period.size())));
    const auto known = groups.find(node.pattern);
    return known == groups.end() ? QString::fromStdString(node.title) : known->second;
}

QString parameter_count(std::int64_t count, const QLocale& locale) {
    const auto number = static_cast<double>(count);
    if (count >= 1'000'000)
        return LayerWords::tr("%1 M", "millions").arg(locale.toString(number / 1e6, 'f', 1));
    if (count >= 10'000)
        return LayerWords::tr("%1 k", "thousands").arg(locale.toString(number / 1e3, 'f', 1));
    return locale.toString(static_cast<qlonglong>(count));
}

QString share_words(const std::string& choice, const TrainedShare& share, const QLocale& locale) {
    return LayerWords::tr("%1: %2 of %3 parameters", "which layers; how many; of how many")
        .arg(layer_choice_words(choice), parameter_count(share.trained, locale),
             parameter_count(share.all, locale));
}

} // namespace formant
