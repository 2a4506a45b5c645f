#include "ui/plots/plot_words.h"

#include <QtCore/QCoreApplication>

#include <map>

namespace formant {
namespace {

struct PlotWords {
    Q_DECLARE_TR_FUNCTIONS(formant::PlotWords)
};

/// "GPU-5c1f0a2b-…": the beginning tells cards apart.
QString short_uuid(const std::string& uuid) {
    return QString::fromStdString(uuid).section('-', 0, 1);
}

/// A term of the loss. One that is not known yet is called as the run's records call it.
QString loss_words(const std::string& term) {
    static const std::map<std::string, const char*> known = {
        {"total", QT_TRANSLATE_NOOP("formant::PlotWords", "total")},
        {"recon", QT_TRANSLATE_NOOP("formant::PlotWords", "reconstruction")},
        {"prior", QT_TRANSLATE_NOOP("formant::PlotWords", "prior")},
        {"duration", QT_TRANSLATE_NOOP("formant::PlotWords", "duration")},
        {"kl", QT_TRANSLATE_NOOP("formant::PlotWords", "KL divergence")},
    };
    const auto found = known.find(term);
    return found == known.end() ? QString::fromStdString(term) : PlotWords::tr(found->second);
}

bool is_of_a_gpu(Quantity quantity) {
    return quantity >= Quantity::gpu_use && quantity <= Quantity::gpu_power;
}

} // namespace

QString words_for(Quantity quantity) {
    switch (quantity) {
    case Quantity::loss:
        return PlotWords::tr("loss");
    case Quantity::validation:
        return PlotWords::tr("validation");
    case Quantity::learning_rate:
        return PlotWords::tr("learning rate");
    case Quantity::gradient_norm:
        return PlotWords::tr("gradient norm");
    case Quantity::loss_scale:
        return PlotWords::tr("loss scale");
    case Quantity::step_time:
        return PlotWords::tr("time of a step (ms)");
    case Quantity::samples_per_s:
        return PlotWords::tr("samples a second");
    case Quantity::gpu_use:
        return PlotWords::tr("GPU use (%)");
    case Quantity::gpu_memory:
        return PlotWords::tr("GPU memory (GiB)");
    case Quantity::gpu_temperature:
        return PlotWords::tr("GPU temperature (°C)");
    case Quantity::gpu_power:
        return PlotWords::tr("GPU power (W)");
    case Quantity::cpu_use:
        return PlotWords::tr("CPU use (%)");
    case Quantity::ram:
        return PlotWords::tr("memory (GiB)");
    }
    return {};
}

QString curve_label(Quantity quantity, const std::string& name) {
    if (name.empty())
        return words_for(quantity);
    if (is_of_a_gpu(quantity))
        return short_uuid(name);
    if (quantity == Quantity::gradient_norm)
        return PlotWords::tr("gradient norm (%1)").arg(QString::fromStdString(name));
    if (quantity == Quantity::ram)
        return name == "ours" ? PlotWords::tr("this training") : PlotWords::tr("all programs");
    return loss_words(name);
}

} // namespace formant
