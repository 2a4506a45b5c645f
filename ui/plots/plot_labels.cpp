#include "ui/plots/plot_labels.h"

#include "ui/languages/shown.h"

#include <QtCore/QCoreApplication>

#include <map>

namespace formant {
namespace {

struct PlotLabels {
    Q_DECLARE_TR_FUNCTIONS(formant::PlotLabels)
};

/// Shortens "GPU-5c1f0a2b-…" to its beginning, which distinguishes GPUs.
QString short_uuid(const std::string& uuid) {
    return shown(uuid).section('-', 0, 1);
}

/// Returns the label of a loss term. An unknown term keeps the name of the run's records.
QString loss_label(const std::string& term) {
    static const std::map<std::string, const char*> known = {
        {"total", QT_TRANSLATE_NOOP("formant::PlotLabels", "total")},
        {"recon", QT_TRANSLATE_NOOP("formant::PlotLabels", "reconstruction")},
        {"prior", QT_TRANSLATE_NOOP("formant::PlotLabels", "prior")},
        {"duration", QT_TRANSLATE_NOOP("formant::PlotLabels", "duration")},
        {"kl", QT_TRANSLATE_NOOP("formant::PlotLabels", "KL divergence")},
    };
    const auto found = known.find(term);
    return found == known.end() ? shown(term) : PlotLabels::tr(found->second);
}

bool is_of_a_gpu(Quantity quantity) {
    return quantity >= Quantity::gpu_use && quantity <= Quantity::gpu_power;
}

bool is_of_a_rank(Quantity quantity) {
    return quantity == Quantity::rank_compute || quantity == Quantity::rank_wait;
}

} // namespace

QString quantity_label(Quantity quantity) {
    switch (quantity) {
    case Quantity::loss:
        return PlotLabels::tr("loss");
    case Quantity::validation:
        return PlotLabels::tr("validation");
    case Quantity::learning_rate:
        return PlotLabels::tr("learning rate");
    case Quantity::gradient_norm:
        return PlotLabels::tr("gradient norm");
    case Quantity::loss_scale:
        return PlotLabels::tr("loss scale");
    case Quantity::step_time:
        return PlotLabels::tr("step time (ms)");
    case Quantity::samples_per_s:
        return PlotLabels::tr("samples/s");
    case Quantity::gpu_use:
        return PlotLabels::tr("GPU utilization (%)");
    case Quantity::gpu_memory:
        return PlotLabels::tr("GPU memory (GiB)");
    case Quantity::gpu_temperature:
        return PlotLabels::tr("GPU temperature (°C)");
    case Quantity::gpu_power:
        return PlotLabels::tr("GPU power (W)");
    case Quantity::cpu_use:
        return PlotLabels::tr("CPU utilization (%)");
    case Quantity::ram:
        return PlotLabels::tr("memory (GiB)");
    case Quantity::rank_compute:
        return PlotLabels::tr("computing (ms per step)");
    case Quantity::rank_wait:
        return PlotLabels::tr("waiting for others (ms per step)");
    }
    return {};
}

QString curve_label(Quantity quantity, const std::string& name) {
    if (name.empty())
        return quantity_label(quantity);
    if (is_of_a_gpu(quantity))
        return short_uuid(name);
    if (quantity == Quantity::gradient_norm)
        return PlotLabels::tr("gradient norm (%1)").arg(shown(name));
    if (is_of_a_rank(quantity))
        return PlotLabels::tr("rank %1").arg(shown(name));
    if (quantity == Quantity::ram)
        return name == "ours" ? PlotLabels::tr("this run") : PlotLabels::tr("system total");
    return loss_label(name);
}

} // namespace formant
