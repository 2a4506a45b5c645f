#include "ui/plots/metric_plot.h"

#include "engine/base/time_text.h"
#include "ui/plots/plot_look.h"
#include "ui/plots/plot_words.h"
#include "ui/translate.h"

#include <algorithm>

namespace formant {
namespace {

constexpr double keyboard_move = 0.1; ///< share of what is seen
constexpr double keyboard_zoom = 0.8;
constexpr int most_ticks = 5; ///< of the values

bool begins_at_zero(Quantity quantity) {
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
          return words_of_point(curve, key, value);
      })) {
    setLayoutDirection(Qt::LeftToRight);
    setFocusPolicy(Qt::StrongFocus);
    setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    setMinimumSize(fontMetrics().averageCharWidth() * 30, fontMetrics().height() * 6);
    connect(this, &QCustomPlot::mouseWheel, this, [this] { follows_ = false; });
    connect(this, &QCustomPlot::mouseDoubleClick, this, &MetricPlot::show_all);
    colour();
    retranslate();
}

void MetricPlot::forget_curves() {
    curves_.clear();
    clearGraphs();
}

void MetricPlot::show_run(const RunMetrics* run) {
    run_ = run;
    forget_curves();
    show_all();
}

void MetricPlot::show_others(const std::vector<OverlaidRun>& others) {
    others_ = others;
    forget_curves();
    show_all();
}

void MetricPlot::set_options(const PlotOptions& options) {
    options_ = options;
    const bool logarithmic = options.logarithmic && !is_percentage(quantities_.front());
    set_value_scale(*yAxis, logarithmic);
    xAxis->setTicker(options.over == PlotOver::steps
                         ? QSharedPointer<QCPAxisTicker>(new QCPAxisTicker)
                         : time_ticker());
    fit_ticks();
    retranslate();
    show_all();
}

void MetricPlot::take_in(Quantity quantity) {
    if (run_ != nullptr)
        for (const NamedSeries& one : run_->of(quantity))
            update_curve({QString(), quantity, one.name}, one.series);
    for (const OverlaidRun& other : others_)
        if (const auto& series = other.metrics->of(quantity); !series.empty())
            update_curve({other.name, quantity, series.front().name}, series.front().series);
}

void MetricPlot::update_curve(const CurveName& name, const MetricSeries& series) {
    auto found = curves_.find(name);
    if (found == curves_.end()) {
        found = curves_.emplace(name, MetricCurve(*this, std::get<Quantity>(name), curve_count()))
                    .first;
        found->second.colour(palette());
        found->second.name(label_of(name));
    }
    found->second.update(series, options_.over);
    found->second.set_raw_visible(options_.smooth);
}

void MetricPlot::refresh() {
    for (const Quantity quantity : quantities_)
        take_in(quantity);
    markers_->show_run(run_, options_.over);
    legend_.set_shown(curve_count() > 1);
    if (follows_)
        fit_axes();
    replot(QCustomPlot::rpQueuedReplot);
}

void MetricPlot::fit_axes() {
    rescaleAxes(true);
    if (yAxis->scaleType() == QCPAxis::stLinear && begins_at_zero(quantities_.front()))
        yAxis->setRangeLower(0);
    if (is_percentage(quantities_.front()))
        yAxis->setRange(0, 100);
}

/// No more numbers than have room above each other.
void MetricPlot::fit_ticks() {
    const int room = height() / (3 * fontMetrics().height());
    yAxis->ticker()->setTickCount(std::clamp(room, 2, most_ticks));
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

void MetricPlot::colour() {
    colour_plot(*this);
    for (auto& [name, curve] : curves_)
        curve.colour(palette());
    crosshair_->colour();
}

void MetricPlot::retranslate() {
    const QString what = words_for(quantities_.front());
    write_numbers_in_language(*this);
    xAxis->setLabel(options_.over == PlotOver::steps ? tr("step") : tr("training time"));
    yAxis->setLabel(what);
    setAccessibleName(tr("Plot: %1").arg(what));
    setToolTip(tr("%1 checkpoint, %2 advice, %3 resumed. The wheel zooms, dragging moves, a double "
                  "click shows all.")
                   .arg(PlotMarkers::sign(MetricMarker::Kind::checkpoint),
                        PlotMarkers::sign(MetricMarker::Kind::advice),
                        PlotMarkers::sign(MetricMarker::Kind::resume)));
    for (auto& [name, curve] : curves_)
        curve.name(label_of(name));
}

void MetricPlot::changeEvent(QEvent* event) {
    QCustomPlot::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colour();
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

QString MetricPlot::words_of_point(const QString& curve, double key, double value) const {
    const QString number = locale().toString(value, 'g', 4);
    if (options_.over == PlotOver::steps)
        return tr("%1: %2 at step %L3").arg(curve, number).arg(static_cast<qint64>(key));
    return tr("%1: %2 after %3").arg(curve, number, translate(time_text(key)));
}

} // namespace formant
