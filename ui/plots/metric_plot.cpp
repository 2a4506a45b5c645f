#include "ui/plots/metric_plot.h"

#include "engine/base/text/time_text.h"
#include "ui/plots/plot_labels.h"
#include "ui/plots/plot_style.h"
#include "ui/translate.h"

#include <algorithm>

namespace formant {
namespace {

constexpr double keyboard_move = 0.1; ///< share of the visible range
constexpr double keyboard_zoom = 0.8;
constexpr int max_ticks = 5; ///< on the y axis

bool starts_at_zero(Quantity quantity) {
    return quantity >= Quantity::step_time;
}

bool is_percentage(Quantity quantity) {
    return quantity == Quantity::gpu_use || quantity == Quantity::cpu_use;
}

} // namespace

MetricPlot::MetricPlot(std::vector<Quantity> quantities, QWidget* parent)
    : QCustomPlot(parent), quantities_(std::move(quantities)), legend_(*this),
      markers_(new PlotMarkers(this)),
      crosshair_(new Crosshair(*this, [this](const QString& curve, double key, double value) {
          return point_label(curve, key, value);
      })) {
    setLayoutDirection(Qt::LeftToRight);
    setFocusPolicy(Qt::StrongFocus);
    setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    setMinimumSize(fontMetrics().averageCharWidth() * 30, fontMetrics().height() * 6);
    connect(this, &QCustomPlot::mouseWheel, this, [this] { follows_ = false; });
    connect(this, &QCustomPlot::mouseDoubleClick, this, &MetricPlot::show_all);
    update_colors();
    retranslate();
}

void MetricPlot::clear_curves() {
    curves_.clear();
    clearGraphs();
}

void MetricPlot::show_run(const RunMetrics* run) {
    run_ = run;
    clear_curves();
    show_all();
}

void MetricPlot::overlay_runs(const std::vector<OverlaidRun>& runs) {
    overlaid_ = runs;
    clear_curves();
    show_all();
}

void MetricPlot::set_options(const PlotOptions& options) {
    options_ = options;
    const bool logarithmic = options.logarithmic && !is_percentage(quantities_.front());
    set_value_scale(*yAxis, logarithmic);
    xAxis->setTicker(options.x_axis == PlotXAxis::steps
                         ? QSharedPointer<QCPAxisTicker>(new QCPAxisTicker)
                         : time_ticker());
    fit_ticks();
    retranslate();
    show_all();
}

void MetricPlot::update_curves(Quantity quantity) {
    if (run_ != nullptr)
        for (const NamedSeries& one : run_->of(quantity))
            update_curve({QString(), quantity, one.name}, one.series);
    for (const OverlaidRun& other : overlaid_)
        if (const auto& series = other.metrics->of(quantity); !series.empty())
            update_curve({other.name, quantity, series.front().name}, series.front().series);
}

void MetricPlot::update_curve(const CurveName& name, const MetricSeries& series) {
    auto found = curves_.find(name);
    if (found == curves_.end()) {
        found = curves_.emplace(name, MetricCurve(*this, std::get<Quantity>(name), curve_count()))
                    .first;
        found->second.apply_colors(palette());
        found->second.name(label_of(name));
    }
    found->second.update(series, options_.x_axis);
    found->second.set_raw_visible(options_.smooth);
}

bool MetricPlot::lacks_curve_of_run() const {
    const auto is_missing = [this](Quantity quantity) {
        const auto& series = run_->of(quantity);
        return std::ranges::any_of(series, [&](const NamedSeries& one) {
            return !curves_.contains(CurveName(QString(), quantity, one.name));
        });
    };
    return run_ != nullptr && std::ranges::any_of(quantities_, is_missing);
}

void MetricPlot::refresh() {
    if (!overlaid_.empty() && lacks_curve_of_run())
        clear_curves(); // the run's own curves have the first colors
    for (const Quantity quantity : quantities_)
        update_curves(quantity);
    markers_->show_run(run_, options_.x_axis);
    legend_.set_shown(curve_count() > 1 || !overlaid_.empty());
    if (follows_)
        fit_axes();
    replot(QCustomPlot::rpQueuedReplot);
}

void MetricPlot::fit_axes() {
    if (curves_.empty()) { // the ranges of the previous run say nothing
        xAxis->setRange(0, 1);
        yAxis->setRange(yAxis->scaleType() == QCPAxis::stLinear ? 0 : 0.1, 1);
    }
    rescaleAxes(true);
    if (yAxis->scaleType() == QCPAxis::stLinear && starts_at_zero(quantities_.front()))
        yAxis->setRangeLower(0);
    if (is_percentage(quantities_.front()))
        yAxis->setRange(0, 100);
}

/// Limits the number of ticks so that their labels do not overlap.
void MetricPlot::fit_ticks() {
    const int available = height() / (3 * fontMetrics().height());
    yAxis->ticker()->setTickCount(std::clamp(available, 2, max_ticks));
}

void MetricPlot::show_all() {
    follows_ = true;
    refresh();
}

void MetricPlot::resizeEvent(QResizeEvent* event) {
    legend_.fit();
    fit_ticks();
    QCustomPlot::resizeEvent(event);
}

void MetricPlot::mouseMoveEvent(QMouseEvent* event) {
    follows_ = follows_ && event->buttons() == Qt::NoButton;
    QCustomPlot::mouseMoveEvent(event);
}

void MetricPlot::move_by(double share) {
    follows_ = false;
    xAxis->moveRange(share * xAxis->range().size());
    replot(QCustomPlot::rpQueuedReplot);
}

void MetricPlot::keyPressEvent(QKeyEvent* event) {
    const auto zoom = [this](double factor) {
        follows_ = false;
        xAxis->scaleRange(factor);
        replot(QCustomPlot::rpQueuedReplot);
    };
    switch (event->key()) {
    case Qt::Key_Left:
        return move_by(-keyboard_move);
    case Qt::Key_Right:
        return move_by(keyboard_move);
    case Qt::Key_Plus:
        return zoom(keyboard_zoom);
    case Qt::Key_Minus:
        return zoom(1 / keyboard_zoom);
    case Qt::Key_Home:
        return show_all();
    default:
        QCustomPlot::keyPressEvent(event);
    }
}

void MetricPlot::update_colors() {
    apply_plot_colors(*this);
    for (auto& [name, curve] : curves_)
        curve.apply_colors(palette());
    crosshair_->update_colors();
}

void MetricPlot::retranslate() {
    const QString label = quantity_label(quantities_.front());
    use_window_locale(*this);
    xAxis->setLabel(options_.x_axis == PlotXAxis::steps ? tr("step") : tr("training time"));
    yAxis->setLabel(label);
    setAccessibleName(tr("Plot: %1").arg(label));
    setToolTip(tr("%1 checkpoint, %2 advice, %3 resumed. Scroll to zoom, drag to pan, double-click "
                  "to reset.")
                   .arg(PlotMarkers::sign(MetricMarker::Kind::checkpoint),
                        PlotMarkers::sign(MetricMarker::Kind::advice),
                        PlotMarkers::sign(MetricMarker::Kind::resume)));
    for (auto& [name, curve] : curves_)
        curve.name(label_of(name));
}

void MetricPlot::changeEvent(QEvent* event) {
    QCustomPlot::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        update_colors();
    else if (event->type() == QEvent::LanguageChange)
        retranslate();
    else
        return;
    replot(QCustomPlot::rpQueuedReplot);
}

QString MetricPlot::label_of(const CurveName& name) {
    const auto& [run, quantity, series] = name;
    const QString label = curve_label(quantity, series);
    return run.isEmpty() ? label : tr("%1 of %2", "curve of a run").arg(label, run);
}

QString MetricPlot::point_label(const QString& curve, double key, double value) const {
    const QString number = locale().toString(value, 'g', 4);
    if (options_.x_axis == PlotXAxis::steps)
        return tr("%1: %2 at step %L3").arg(curve, number).arg(static_cast<qint64>(key));
    return tr("%1: %2 after %3").arg(curve, number, translate(time_text(key)));
}

} // namespace formant
