#include "ui/training/training_page.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QCheckBox>

namespace formant {

TrainingPage::TrainingPage(const RunRequest& base, QWidget* parent)
    : QWidget(parent), choices_(new RunChoices(base)), plot_(new LossPlot), notes_(new RunNotes) {
    setObjectName("training_page");
    lay_out();
}

void TrainingPage::lay_out() {
    auto* logarithmic = new QCheckBox(tr("&Logarithmic"));
    connect(logarithmic, &QCheckBox::toggled, plot_, &LossPlot::set_logarithmic);
    auto* top = new QHBoxLayout;
    top->addWidget(choices_, 1);
    top->addWidget(logarithmic);
    auto* middle = new QSplitter(Qt::Horizontal);
    middle->setObjectName("training_columns");
    middle->addWidget(plot_);
    middle->addWidget(notes_);
    middle->setSizes({3000, 1000}); // shares, not pixels
    middle->setStretchFactor(0, 3);
    middle->setStretchFactor(1, 1);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addLayout(top);
    rows->addWidget(middle, 1);
}

void TrainingPage::begin() {
    plot_->clear();
    notes_->clear();
}

void TrainingPage::set_running(bool running) {
    choices_->setEnabled(!running);
}

void TrainingPage::take(const std::vector<TrainEvent>& events) {
    for (const TrainEvent& event : events) {
        if (const auto* report = std::get_if<StepReport>(&event))
            plot_->add(*report);
        else if (const auto* valid = std::get_if<ValidationReport>(&event))
            plot_->add(*valid);
        else if (const auto* advice = std::get_if<Advice>(&event))
            notes_->add(*advice);
        else if (const auto* sample = std::get_if<SampleReady>(&event))
            notes_->add(*sample);
    }
    plot_->refresh();
}

} // namespace formant
