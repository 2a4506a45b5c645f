#include "ui/training/training_page.h"

#include "ui/columns.h"
#include "ui/messages/error_note.h"
#include "ui/sign_icon.h"
#include "ui/training/message_entries.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QSplitter>
#include <QtWidgets/QTabWidget>

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
      health_(new QLabel), tabs_(new QTabWidget), plots_(new PlotPanel),
      live_(new LiveSettingsPanel),
      preflight_(new PreflightList([this] { return request(); }, look_at_all)),
      samples_(new LatestSamples), advice_(new MessageList("advice", [] { return tr("&Advice"); })),
      past_(new RunPast(this)), error_(new ErrorNote) {
    setObjectName("training_page");
    health_->setObjectName("health");
    health_->setWordWrap(true);
    health_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    lay_out();
    connect_parts();
    live_->show_request(choices_->request());
    retranslate();
}

void TrainingPage::connect_parts() {
    connect(choices_, &RunChoices::changed, preflight_, &PreflightList::forget_other);
    connect(choices_, &RunChoices::changed, live_,
            [this] { live_->show_request(choices_->request()); });
    connect(live_, &LiveSettingsPanel::changed, preflight_, &PreflightList::forget_other);
    connect(preflight_, &PreflightList::found_fit, error_, &ErrorNote::clear);
    connect(preflight_, &PreflightList::found_fit, this, &TrainingPage::found_fit);
    connect(samples_, &LatestSamples::play_asked, error_, &ErrorNote::clear);
    connect(samples_, &LatestSamples::play_asked, this, &TrainingPage::play_asked);
    connect(past_, &RunPast::told, this, &TrainingPage::show_events);
    connect(past_, &RunPast::told_before, plots_, &PlotPanel::take);
    connect(past_, &RunPast::failed, error_, &ErrorNote::show_error);
}

Result<RunRequest> TrainingPage::request() const {
    auto request = choices_->request();
    const auto settings = live_->settings();
    if (request && !settings)
        return fail(settings.error());
    if (request)
        request->settings.insert(request->settings.end(), settings->begin(), settings->end());
    return request;
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
    auto* columns = new Columns;
    columns->setObjectName("training_columns");
    tabs_->setObjectName("training_tabs");
    tabs_->addTab(plots_, QString());
    tabs_->addTab(live_, QString());
    columns->addWidget(tabs_);
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

/// A look would compete with the training, and take it for another one's.
void TrainingPage::give_way() {
    error_->clear();
    preflight_->give_up();
}

void TrainingPage::forget_run() {
    plots_->begin();
    samples_->clear();
    advice_->clear();
    watch_ = HealthWatch();
    show_health();
}

/// One that is followed tells its past itself.
void TrainingPage::begin_run(const QString& run_folder, bool is_followed) {
    forget_run();
    show_past_samples(run_folder);
    if (!is_followed)
        past_->read(run_folder);
    live_->begin_run(run_folder, is_followed);
    preflight_->begin_run();
    set_running(true);
}

void TrainingPage::end_run(RunOutcome outcome) {
    live_->end_run(choices_->request());
    const bool has_steps = plots_->metrics().last_step() > 0;
    preflight_->end_run(has_steps ? outcome : RunOutcome::neither);
    watch_ = HealthWatch(); // a process that died has told no end
    show_health();
    set_running(false);
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
    live_->take(events);
    show_health();
}

void TrainingPage::show_failure(const Error& error) {
    error_->show_error(error);
}

void TrainingPage::show_words(const QString& words) {
    error_->show_text(words);
}

void TrainingPage::show_health() {
    const QDateTime now = QDateTime::currentDateTime();
    const HealthFacts facts = watch_.facts(plots_->metrics(), now);
    preflight_->set_paused(facts.paused);
    const QString line = health_line(facts, now, QLocale());
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    health_sign_->setPixmap(sign_icon(sign_of(health_of(facts))).pixmap(size));
    health_sign_->setVisible(!line.isEmpty());
    health_->setVisible(!line.isEmpty());
    health_->setText(line);
    health_->setAccessibleName(tr("Health of the training"));
}

void TrainingPage::retranslate() {
    tabs_->setTabText(0, tr("Plots"));
    tabs_->setTabText(1, tr("Layers and monitor"));
    show_health();
}

void TrainingPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        show_health();
}

} // namespace formant
