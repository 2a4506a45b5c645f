#include "ui/plots/plot_choices.h"

#include <QtWidgets/QCheckBox>
#include <QtWidgets/QMenu>

#include <array>

namespace formant {
namespace {

constexpr std::array smoothing_weights = {0.0, 0.9, 0.95, 0.99};
constexpr int usual_smoothing = 2;

} // namespace

PlotChoices::PlotChoices(QWidget* parent)
    : QWidget(parent), logarithmic_(new QCheckBox), smoothing_label_(new QLabel),
      smoothing_(new QComboBox), over_label_(new QLabel), over_(new QComboBox),
      compare_(new QPushButton), save_(new QPushButton) {
    for (std::size_t i = 0; i < smoothing_weights.size(); ++i)
        smoothing_->addItem(QString());
    smoothing_->setCurrentIndex(usual_smoothing);
    over_->addItems({QString(), QString()});
    add_menus();
    name_and_keep();
    lay_out();
    retranslate();
    connect(logarithmic_, &QCheckBox::toggled, this, &PlotChoices::changed);
    connect(smoothing_, &QComboBox::currentIndexChanged, this, &PlotChoices::changed);
    connect(over_, &QComboBox::currentIndexChanged, this, &PlotChoices::changed);
}

void PlotChoices::add_menus() {
    auto* comparison = new QMenu(compare_);
    add_run_ = comparison->addAction(QString(), this, &PlotChoices::comparison_asked);
    remove_runs_ = comparison->addAction(QString(), this, &PlotChoices::comparison_end_asked);
    compare_->setMenu(comparison);
    auto* saving = new QMenu(save_);
    picture_ = saving->addAction(QString(), this, &PlotChoices::picture_asked);
    table_ = saving->addAction(QString(), this, &PlotChoices::table_asked);
    save_->setMenu(saving);
}

void PlotChoices::name_and_keep() {
    logarithmic_->setObjectName("logarithmic");
    smoothing_->setObjectName("smoothing");
    over_->setObjectName("plot_over");
    compare_->setObjectName("compare_runs");
    save_->setObjectName("save_plots");
    smoothing_label_->setBuddy(smoothing_);
    over_label_->setBuddy(over_);
    for (QWidget* box : std::initializer_list<QWidget*>{logarithmic_, smoothing_, over_})
        box->setProperty("kept", true);        // ui/window/kept_places.h
    for (QComboBox* box : {smoothing_, over_}) // also after the language has changed
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
}

void PlotChoices::lay_out() {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget* widget : std::initializer_list<QWidget*>{logarithmic_, smoothing_label_,
                                                           smoothing_, over_label_, over_})
        row->addWidget(widget);
    row->addStretch(1);
    row->addWidget(compare_);
    row->addWidget(save_);
}

PlotOptions PlotChoices::options() const {
    return {logarithmic_->isChecked(), smoothing() > 0,
            over_->currentIndex() == 0 ? PlotOver::steps : PlotOver::training_time};
}

double PlotChoices::smoothing() const {
    return smoothing_weights[static_cast<std::size_t>(smoothing_->currentIndex())];
}

void PlotChoices::retranslate() {
    logarithmic_->setText(tr("&Logarithmic"));
    smoothing_label_->setText(tr("Smoot&hing:"));
    const std::array smoothings = {tr("none"), tr("light"), tr("medium"), tr("strong")};
    for (std::size_t i = 0; i < smoothings.size(); ++i)
        smoothing_->setItemText(static_cast<int>(i), smoothings[i]);
    over_label_->setText(tr("Ove&r:"));
    over_->setItemText(0, tr("steps"));
    over_->setItemText(1, tr("training time"));
    compare_->setText(tr("Compare"));
    add_run_->setText(tr("With another run…"));
    remove_runs_->setText(tr("With none"));
    save_->setText(tr("Save plots"));
    picture_->setText(tr("As a picture (PNG)…"));
    table_->setText(tr("As a table (CSV)…"));
}

void PlotChoices::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace formant
