#include "engine/session/report/run_plots.h"

#include <algorithm>
#include <map>
#include <utility>

namespace formant {
namespace {

constexpr std::size_t max_named_series = 24; // a damaged file may have any number of names

template <class Value>
std::vector<PlotPoint> step_points(const RunHistory& history, Value&& value) {
    std::vector<PlotPoint> points;
    for (const StepReport& step : history.steps)
        points.push_back({static_cast<double>(step.step), value(step)});
    return points;
}

std::vector<PlotPoint> training_losses(const RunHistory& history) {
    return step_points(history, [](const StepReport& step) { return step.total; });
}

std::vector<PlotPoint> learning_rates(const RunHistory& history) {
    return step_points(history, [](const StepReport& step) { return step.learning_rate; });
}

PlotSeries validation_series(std::string name, const RunHistory& history) {
    std::vector<PlotPoint> points;
    for (const ValidationReport& report : history.validations)
        points.push_back({static_cast<double>(report.step), report.total});
    return {std::move(name), thinned_points(std::move(points)), {}};
}

/// Returns a series for each name among values such as the loss terms of the steps, in the order in
/// which the names first occur.
template <class Values>
std::vector<PlotSeries> named_series(const RunHistory& history, Values&& values) {
    std::vector<std::string> names;
    std::map<std::string, std::vector<PlotPoint>> points;
    for (const StepReport& step : history.steps)
        for (const auto& [name, value] : values(step)) {
            if (!points.contains(name) && names.size() == max_named_series)
                continue;
            const auto [found, is_new] = points.try_emplace(name);
            if (is_new)
                names.push_back(name);
            found->second.push_back({static_cast<double>(step.step), value});
        }
    std::vector<PlotSeries> series;
    series.reserve(names.size());
    for (const std::string& name : names)
        series.push_back(noisy_series(name, points[name]));
    return series;
}

std::vector<PlotSeries> gradient_norms(const RunHistory& history) {
    auto phases = named_series(
        history, [](const StepReport& step) -> const LossValues& { return step.grad_norms; });
    if (!phases.empty())
        return phases;
    return {noisy_series("gradient norm", step_points(history, [](const StepReport& step) {
                             return step.grad_norm;
                         }))};
}

std::vector<PlotSeries> step_times(const RunHistory& history) {
    return {noisy_series("step",
                         step_points(history, [](const StepReport& step) { return step.step_ms; })),
            noisy_series("waiting for data", step_points(history, [](const StepReport& step) {
                             return step.data_wait_ms;
                         }))};
}

/// Losses and gradient norms may fall by orders of magnitude.
Plot loss_plot(std::string title, std::string quantity) {
    return {std::move(title), std::move(quantity), {}, {}, /*can_be_logarithmic=*/true};
}

} // namespace

std::vector<Plot> plots_of_run(const RunHistory& history) {
    auto terms = named_series(
        history, [](const StepReport& step) -> const LossValues& { return step.losses; });
    std::vector<Plot> plots = {loss_plot("Losses", "loss")};
    plots[0].series = {noisy_series("training", training_losses(history)),
                       validation_series("validation", history)};
    if (terms.size() > 1) {
        plots.push_back(loss_plot("Loss terms", "loss, unweighted"));
        plots.back().series = std::move(terms);
    }
    plots.push_back({"Learning rate",
                     "learning rate",
                     {{"learning rate", thinned_points(learning_rates(history)), {}}}});
    plots.push_back(loss_plot("Gradient norm", "norm before clipping"));
    plots.back().series = gradient_norms(history);
    plots.push_back({"Step time", "time (ms)", step_times(history)});
    for (Plot& plot : plots)
        plot.resumes = history.resumes;
    return plots;
}

std::vector<Plot> plots_of_comparison(const std::vector<NamedHistory>& runs) {
    Plot training = loss_plot("Training loss", "loss");
    Plot validation = loss_plot("Validation loss", "loss");
    Plot rate{"Learning rate", "learning rate", {}, {}};
    for (const auto& [name, history] : runs) {
        training.series.push_back(noisy_series(name, training_losses(*history)));
        validation.series.push_back(validation_series(name, *history));
        rate.series.push_back({name, thinned_points(learning_rates(*history)), {}});
    }
    return {training, validation, rate};
}

} // namespace formant
