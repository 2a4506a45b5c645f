#include "ui/plots/plot_panel.h"

#include "ui/files/start_folder.h"
#include "ui/messages/error_note.h"
#include "ui/plots/compare_dialog.h"
#include "ui/plots/metric_csv.h"
#include "ui/plots/plot_choices.h"
#include "ui/plots/report_writer.h"

#include <QtCore/QSaveFile>
#include <QtGui/QDesktopServices>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QTabWidget>

namespace formant {
namespace {

constexpr int redraw_interval_ms = 100;
} // namespace

PlotPanel::PlotPanel(QWidget* parent)
    : QWidget(parent), metrics_(std::make_unique<RunMetrics>()), report_(new ReportWriter(this)),
      choices_(new PlotChoices), title_(new QLabel), tabs_(new QTabWidget), error_(new ErrorNote) {
    add_tab(QT_TR_NOOP("Loss"), {{Quantity::loss, Quantity::validation}});
    add_tab(QT_TR_NOOP("Optimizer"),
            {{Quantity::learning_rate}, {Quantity::gradient_norm}, {Quantity::loss_scale}});
    add_tab(QT_TR_NOOP("Speed"), {{Quantity::step_time}, {Quantity::samples_per_s}});
    gpu_tab_ = tabs_->count();
    add_tab(QT_TR_NOOP("GPU"), {{Quantity::gpu_use},
                                {Quantity::gpu_memory},
                                {Quantity::gpu_temperature},
                                {Quantity::gpu_power}});
    add_tab(QT_TR_NOOP("Machine"), {{Quantity::cpu_use}, {Quantity::ram}});
    ranks_tab_ = tabs_->count();
    add_tab(QT_TR_NOOP("Ranks"), {{Quantity::rank_compute}, {Quantity::rank_wait}});
    lay_out();
    connect_choices();
    redraw_.setSingleShot(true);
    redraw_.setInterval(redraw_interval_ms);
    connect(&redraw_, &QTimer::timeout, this, &PlotPanel::refresh);
    retranslate();
    reset();
    enable_report();
    apply_choices();
}

void PlotPanel::add_tab(const char* name, const std::vector<std::vector<Quantity>>& plots) {
    auto* page = new QWidget;
    auto* grid = new QGridLayout(page);
    const int columns = plots.size() > 3 ? 2 : 1;
    for (const std::vector<Quantity>& quantities : plots) {
        auto* plot = new MetricPlot(quantities);
        const int place = grid->count();
        grid->addWidget(plot, place / columns, place % columns);
        plots_.push_back(plot);
    }
    tab_names_.push_back(name);
    tabs_->addTab(page, QString());
}

void PlotPanel::connect_choices() {
    connect(choices_, &PlotChoices::changed, this, &PlotPanel::apply_choices);
    connect(choices_, &PlotChoices::picture_requested, this, [this] {
        ask_and_save(tr("Pictures (*.png)"), "plots.png", &PlotPanel::save_picture);
    });
    connect(choices_, &PlotChoices::table_requested, this,
            [this] { ask_and_save(tr("Tables (*.csv)"), "plots.csv", &PlotPanel::save_table); });
    connect(choices_, &PlotChoices::report_requested, this, &PlotPanel::write_report);
    connect(report_, &ReportWriter::written, this, &PlotPanel::open_report);
    connect(report_, &ReportWriter::failed, error_, &ErrorNote::show_error);
    connect(report_, &ReportWriter::busy_changed, this, [this](bool is_busy) {
        is_writing_report_ = is_busy;
        enable_report();
    });
    connect(tabs_, &QTabWidget::currentChanged, this, &PlotPanel::refresh);
    connect(choices_, &PlotChoices::comparison_requested, this, &PlotPanel::choose_runs_to_compare);
    connect(choices_, &PlotChoices::comparison_end_requested, &overlaid_, &OverlaidRuns::clear);
    connect(&overlaid_, &OverlaidRuns::failed, error_, &ErrorNote::show_error);
    connect(&overlaid_, &OverlaidRuns::changed, this, [this] {
        choices_->set_comparing(!overlaid_.runs().empty());
        for (MetricPlot* plot : plots_)
            plot->overlay_runs(overlaid_.runs());
    });
}

void PlotPanel::lay_out() {
    tabs_->setObjectName("plot_tabs");
    title_->setObjectName("plot_title");
    title_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    QFont bold = title_->font();
    bold.setBold(true);
    title_->setFont(bold);
    set_title({});
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(title_);
    rows->addWidget(choices_);
    rows->addWidget(tabs_, 1);
    rows->addWidget(error_);
}

void PlotPanel::apply_choices() {
    metrics_->set_smoothing(choices_->smoothing());
    overlaid_.set_smoothing(choices_->smoothing());
    for (MetricPlot* plot : plots_)
        plot->set_options(choices_->options());
}

void PlotPanel::begin_run(const QString& run_folder) {
    run_folder_ = run_folder;
    overlaid_.remove(run_folder); // its curves would lie over themselves
    enable_report();
    reset();
}

void PlotPanel::enable_report() {
    choices_->set_report_enabled(!run_folder_.isEmpty() && !is_writing_report_);
}

void PlotPanel::write_report() {
    error_->clear();
    report_->write(QStringList(run_folder_) + overlaid_.folders());
}

void PlotPanel::open_report(const QString& file) {
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(file)))
        error_->show_text(tr("The report is in %1. No program that opens it was found.").arg(file));
}

void PlotPanel::reset() {
    auto fresh = std::make_unique<RunMetrics>();
    fresh->set_smoothing(choices_->smoothing());
    for (MetricPlot* plot : plots_)
        plot->show_run(fresh.get());
    metrics_ = std::move(fresh);
    show_tabs_with_content();
}

void PlotPanel::handle(const std::vector<TrainEvent>& events) {
    for (const TrainEvent& event : events)
        metrics_->add(event);
    show_tabs_with_content();
    refresh_soon();
}

/// Without a GPU, or with one rank, the plots of some tabs would stay empty.
void PlotPanel::show_tabs_with_content() {
    const bool has_gpu =
        !metrics_->of(Quantity::gpu_use).empty() || !metrics_->of(Quantity::gpu_memory).empty();
    tabs_->setTabVisible(gpu_tab_, has_gpu);
    tabs_->setTabVisible(ranks_tab_, !metrics_->of(Quantity::rank_compute).empty());
}

void PlotPanel::show_error(const Error& error) {
    error_->show_error(error);
}

void PlotPanel::set_title(const QString& title) {
    title_->setText(title);
    title_->setVisible(!title.isEmpty());
}

void PlotPanel::refresh_soon() {
    if (!redraw_.isActive())
        redraw_.start();
}

std::vector<MetricPlot*> PlotPanel::visible_plots() const {
    std::vector<MetricPlot*> visible;
    for (MetricPlot* plot : plots_)
        if (plot->parentWidget() == tabs_->currentWidget())
            visible.push_back(plot);
    return visible;
}

void PlotPanel::refresh() {
    for (MetricPlot* plot : visible_plots())
        plot->refresh();
}

void PlotPanel::compare_with(const QString& folder) {
    error_->clear();
    overlaid_.add(folder, choices_->smoothing());
}

void PlotPanel::choose_runs_to_compare() {
    auto* dialog = new CompareDialog(runs_folder_, overlaid_.folders(), run_folder_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &CompareDialog::compare_requested, this, &PlotPanel::compare_with);
    connect(dialog, &CompareDialog::removal_requested, &overlaid_, &OverlaidRuns::remove);
    dialog->show();
}

void PlotPanel::ask_and_save(const QString& filter, const QString& name,
                             void (PlotPanel::*save)(const QString&)) {
    const QString file = QFileDialog::getSaveFileName(
        this, tr("Save plots"), start_file(name, QStandardPaths::DocumentsLocation), filter);
    if (!file.isEmpty())
        (this->*save)(file);
}

void PlotPanel::save_picture(const QString& file) {
    refresh();
    if (!tabs_->currentWidget()->grab().save(file))
        error_->show_text(
            tr("%1 cannot be written. Choose another folder or free disk space.").arg(file));
}

void PlotPanel::save_table(const QString& file) {
    std::vector<Quantity> quantities;
    for (const MetricPlot* plot : visible_plots())
        quantities.insert(quantities.end(), plot->quantities().begin(), plot->quantities().end());
    QSaveFile table(file);
    const bool is_open = table.open(QIODevice::WriteOnly);
    if (is_open)
        table.write(csv_of(*metrics_, quantities));
    if (!is_open || !table.commit())
        error_->show_text(tr("%1 cannot be written: %2").arg(file, table.errorString()));
}

void PlotPanel::retranslate() {
    tabs_->setAccessibleName(tr("Training plots"));
    for (std::size_t i = 0; i < tab_names_.size(); ++i)
        tabs_->setTabText(static_cast<int>(i), tr(tab_names_[i]));
}

void PlotPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace formant
