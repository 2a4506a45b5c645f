#include "ui/training/training_page.h"

#include "ui/messages/error_note.h"
#include "ui/training/message_entries.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QSplitter>

namespace formant {
namespace {

Result<void> look_at_all(const RunRequest& request, const Cancellation& cancellation,
                         const OnPreflightLine& on_line) {
    return run_preflight(request, PreflightDepth::whole, cancellation, on_line);
}

QStyle::StandardPixmap sign_of(Health health) {
    switch (health) {
    case Health::good:
        return QStyle::SP_DialogApplyButton;
    case Health::to_watch:
        return QStyle::SP_MessageBoxWarning;
    case Health::paused:
        return QStyle::SP_MediaPause;
    }
    return QStyle::SP_MessageBoxInformation;
}

} // namespace

TrainingPage::TrainingPage(const RunRequest& base, QWidget* parent)
    : QWidget(parent), choices_(new RunChoices(base)), health_sign_(new QLabel),
      health_(new QLabel), plots_(new PlotPanel),
      preflight_(new PreflightList([this] { return choices_->request(); }, look_at_all)),
      samples_(new LatestSamples), advice_(new MessageList("advice", [] { return tr("&Advice"); })),
      past_(new RunPast(this)), error_(new ErrorNote) {
    setObjectName("training_page");
    health_->setObjectName("health");
    health_->setWordWrap(true);
    health_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    lay_out();
    connect(choices_, &RunChoices::changed, preflight_, &PreflightList::forget);
    connect(past_, &RunPast::told, this, &TrainingPage::show_events);
    connect(past_, &RunPast::told_before, plots_, &PlotPanel::take);
    connect(past_, &RunPast::failed, error_, &ErrorNote::show_error);
    show_health();
}

QSplitter* TrainingPage::notes() {
    auto* notes = new QSplitter(Qt::Vertical);
    notes->setObjectName("training_notes");
    for (QWidget* part : std::initializer_list<QWidget*>{preflight_, samples_, advice_})
        notes->addWidget(part);
    notes->setChildrenCollapsible(false);
    return notes;
}

void TrainingPage::lay_out() {
    auto* health = new QHBoxLayout;
    health->addWidget(health_sign_);
    health->addWidget(health_, 1);
    auto* columns = new QSplitter(Qt::Horizontal);
    columns->setObjectName("training_columns");
    columns->addWidget(plots_);
    columns->addWidget(notes());
    columns->setSizes({3000, 1300}); // shares, not pixels
    columns->setStretchFactor(0, 3);
    columns->setStretchFactor(1, 1);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(choices_);
    rows->addLayout(health);
    rows->addWidget(error_);
    rows->addWidget(columns, 1);
}

void TrainingPage::begin() {
    plots_->begin();
    samples_->clear();
    advice_->clear();
    error_->clear();
    watch_ = HealthWatch();
    show_health();
}

void TrainingPage::set_running(bool running) {
    choices_->setEnabled(!running);
    preflight_->setEnabled(!running);
}

void TrainingPage::show_events(const std::vector<TrainEvent>& events) {
    for (const TrainEvent& event : events) {
        watch_.take(event);
        if (const auto* advice = std::get_if<Advice>(&event))
            advice_->add_first(entry_of(*advice, QDateTime::currentDateTime()));
        else if (const auto* sample = std::get_if<SampleReady>(&event))
            samples_->add(*sample);
    }
    plots_->take(events);
    show_health();
}

void TrainingPage::show_health() {
    const QDateTime now = QDateTime::currentDateTime();
    const HealthFacts facts = watch_.facts(plots_->metrics(), now);
    const QString line = health_line(facts, now, QLocale());
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    health_sign_->setPixmap(style()->standardIcon(sign_of(health_of(facts))).pixmap(size));
    health_sign_->setVisible(!line.isEmpty());
    health_->setVisible(!line.isEmpty());
    health_->setText(line);
    health_->setAccessibleName(tr("Health of the training"));
}

void TrainingPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        show_health();
}

} // namespace formant
