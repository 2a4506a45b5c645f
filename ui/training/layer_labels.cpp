#include "ui/training/layer_labels.h"

#include "engine/session/config/config_form.h"
#include "ui/translate.h"

#include <QtCore/QCoreApplication>

namespace formant {
namespace {

struct LayerLabels {
    Q_DECLARE_TR_FUNCTIONS(formant::LayerLabels)
};

} // namespace

QString layer_choice_label(const std::string& choice) {
    if (choice == "full")
        return LayerLabels::tr("All layers");
    if (const auto title = choice_title(choice))
        return translate(*title);
    return LayerLabels::tr("Custom layers");
}

QString layer_title(const LayerNode& node) {
    return translate({"layers", node.title, {}});
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
