#include "ui/plots/plot_choices.h"

#include <QtWidgets/QCheckBox>
#include <QtWidgets/QMenu>

#include <array>

namespace formant {
namespace {

constexpr std::array smoothing_weights = {0.0, 0.9, 0.95, 0.99};
constexpr int default_smoothing = 2;

} // namespace

PlotChoices::PlotChoices(QWidget* parent)
    : QWidget(parent), logarithmic_(new QCheckBox), smoothing_label_(new QLabel),
      smoothing_(new QComboBox), x_axis_label_(new QLabel), x_axis_(new QComboBox),
      compare_(new QPushButton), save_(new QPushButton), report_(new QPushButton) {
    for (std::size_t i = 0; i < smoothing_weights.size(); ++i)
        smoothing_->addItem(QString());
    smoothing_->setCurrentIndex(default_smoothing);
    x_axis_->addItems({QString(), QString()});
    add_menus();
    name_widgets();
    lay_out();
    retranslate();
    connect(logarithmic_, &QCheckBox::toggled, this, &PlotChoices::changed);
    connect(smoothing_, &QComboBox::currentIndexChanged, this, &PlotChoices::changed);
    connect(x_axis_, &QComboBox::currentIndexChanged, this, &PlotChoices::changed);
    connect(report_, &QPushButton::clicked, this, &PlotChoices::report_requested);
}

void PlotChoices::add_menus() {
    auto* comparison = new QMenu(compare_);
    add_run_ = comparison->addAction(QString(), this, &PlotChoices::comparison_requested);
    remove_runs_ = comparison->addAction(QString(), this, &PlotChoices::comparison_end_requested);
    compare_->setMenu(comparison);
    set_comparing(false);
    auto* saving = new QMenu(save_);
    picture_ = saving->addAction(QString(), this, &PlotChoices::picture_requested);
    table_ = saving->addAction(QString(), this, &PlotChoices::table_requested);
    save_->setMenu(saving);
}

void PlotChoices::name_widgets() {
    logarithmic_->setObjectName("logarithmic");
    smoothing_->setObjectName("smoothing");
    x_axis_->setObjectName("plot_over");
    compare_->setObjectName("compare_runs");
    save_->setObjectName("save_plots");
    report_->setObjectName("write_report");
    smoothing_label_->setBuddy(smoothing_);
    x_axis_label_->setBuddy(x_axis_);
    for (QWidget* box : std::initializer_list<QWidget*>{logarithmic_, smoothing_, x_axis_})
        box->setProperty("kept", true);          // ui/window/window_state.h
    for (QComboBox* box : {smoothing_, x_axis_}) // also after a language change
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
}

void PlotChoices::lay_out() {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget* widget : std::initializer_list<QWidget*>{logarithmic_, smoothing_label_,
                                                           smoothing_, x_axis_label_, x_axis_})
        row->addWidget(widget);
    row->addStretch(1);
    row->addWidget(compare_);
    row->addWidget(save_);
    row->addWidget(report_);
}

PlotOptions PlotChoices::options() const {
    return {logarithmic_->isChecked(), smoothing() > 0,
            x_axis_->currentIndex() == 0 ? PlotXAxis::steps : PlotXAxis::training_time};
}

double PlotChoices::smoothing() const {
    return smoothing_weights[static_cast<std::size_t>(smoothing_->currentIndex())];
}

void PlotChoices::set_comparing(bool is_comparing) {
    remove_runs_->setEnabled(is_comparing);
}

void PlotChoices::set_report_enabled(bool is_enabled) {
    report_->setEnabled(is_enabled);
}

void PlotChoices::retranslate() {
    logarithmic_->setText(tr("&Log scale"));
    smoothing_label_->setText(tr("Smoot&hing:"));
    const std::array smoothings = {tr("none"), tr("light"), tr("medium"), tr("strong")};
    for (std::size_t i = 0; i < smoothings.size(); ++i)
        smoothing_->setItemText(static_cast<int>(i), smoothings[i]);
    x_axis_label_->setText(tr("&X axis:"));
    x_axis_->setItemText(0, tr("steps"));
    x_axis_->setItemText(1, tr("training time"));
    compare_->setText(tr("Compare"));
    add_run_->setText(tr("With other runs…"));
    remove_runs_->setText(tr("Stop comparing"));
    save_->setText(tr("Save plots"));
    picture_->setText(tr("As an image (PNG)…"));
    table_->setText(tr("As a table (CSV)…"));
    report_->setText(tr("Report"));
    report_->setToolTip(tr("Writes a page about this run, with plots, samples, settings and "
                           "checkpoints, and opens it; with other runs in the plots, a page that "
                           "compares them."));
}

void PlotChoices::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace formant
