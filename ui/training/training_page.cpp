#include "ui/training/training_page.h"

#include "ui/columns.h"
#include "ui/languages/isolated.h"
#include "ui/messages/error_note.h"
#include "ui/themed_icon.h"
#include "ui/training/message_entries.h"

#include <QtCore/QEvent>
#include <QtCore/QFileInfo>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QSplitter>
#include <QtWidgets/QTabWidget>

#include <utility>

namespace formant {
namespace {

Result<void> run_full_preflight(const RunRequest& request, const CancellationToken& cancellation,
                                const OnPreflightCheck& on_check) {
    return run_preflight(request, PreflightDepth::full, cancellation, on_check);
}

QStyle::StandardPixmap icon_of(Health health) {
    switch (health) {
    case Health::good:
        return QStyle::SP_DialogApplyButton;
    case Health::warning:
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
      preflight_(new PreflightList([this] { return request(); }, run_full_preflight)),
      samples_(new LatestSamples), advice_(new MessageList("advice", [] { return tr("&Advice"); })),
      history_(new RunHistoryLoader(this)), error_(new ErrorNote) {
    setObjectName("training_page");
    plots_->set_runs_folder(base.runs_folder);
    health_->setObjectName("health");
    health_->setWordWrap(true);
    health_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    lay_out();
    connect_parts();
    live_->show_request(choices_->request());
    retranslate();
}

void TrainingPage::connect_parts() {
    connect(choices_, &RunChoices::changed, preflight_, &PreflightList::clear_if_changed);
    connect(choices_, &RunChoices::changed, error_, &ErrorNote::clear);
    connect(choices_, &RunChoices::failed, error_, &ErrorNote::show_error);
    connect(choices_, &RunChoices::changed, live_, [this] {
        if (!has_active_run())
            live_->show_request(choices_->request());
    });
    connect(live_, &LiveSettingsPanel::changed, preflight_, &PreflightList::clear_if_changed);
    connect(preflight_, &PreflightList::preflight_passed, error_, &ErrorNote::clear);
    connect(preflight_, &PreflightList::preflight_passed, this, &TrainingPage::preflight_passed);
    connect(samples_, &LatestSamples::play_requested, error_, &ErrorNote::clear);
    connect(samples_, &LatestSamples::play_requested, this, &TrainingPage::play_requested);
    connect(history_, &RunHistoryLoader::events_received, this, &TrainingPage::show_events);
    connect(history_, &RunHistoryLoader::history_received, this, &TrainingPage::show_history);
    connect(history_, &RunHistoryLoader::failed, error_, &ErrorNote::show_error);
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

QSplitter* TrainingPage::make_side_panel() {
    auto* panel = new QSplitter(Qt::Vertical);
    panel->setObjectName("training_notes");
    for (QWidget* part : std::initializer_list<QWidget*>{preflight_, samples_, advice_})
        panel->addWidget(part);
    panel->setChildrenCollapsible(false);
    return panel;
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
    auto* left = new QWidget;
    auto* left_rows = new QVBoxLayout(left);
    left_rows->setContentsMargins(0, 0, 0, 0);
    left_rows->addWidget(tabs_, 1);
    left_rows->addWidget(error_); // below the plots, so that it moves nothing that is pressed
    columns->addWidget(left);
    columns->addWidget(make_side_panel());
    columns->setSizes({3000, 1300}); // shares, not pixels
    columns->setStretchFactor(0, 3);
    columns->setStretchFactor(1, 1);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(choices_);
    rows->addLayout(health);
    rows->addWidget(columns, 1);
}

/// Checks would compete with the run and mistake it for another run.
void TrainingPage::cancel_preflight() {
    error_->clear();
    preflight_->cancel();
}

void TrainingPage::set_run(const QString& name, const QString& run_folder) {
    plots_->begin_run(run_folder);
    samples_->clear();
    advice_->clear();
    lost_steps_.reset();
    watch_ = HealthWatch();
    show_health();
    shown_name_ = name;
    shown_run_ = run_folder;
    show_title();
    if (!run_folder.isEmpty())
        samples_->load_earlier(run_folder);
}

void TrainingPage::show_run(const QString& name, const QString& run_folder) {
    set_run(name, run_folder);
    history_->read(run_folder);
}

/// A followed run reports its history itself.
void TrainingPage::begin_run(const QString& run_folder, bool is_followed) {
    set_run(QFileInfo(run_folder).fileName(), run_folder);
    history_->read(is_followed ? QString() : run_folder);
    live_->begin_run(run_folder, is_followed);
    preflight_->begin_run();
    set_running(true);
}

void TrainingPage::end_run(RunOutcome outcome) {
    live_->end_run(choices_->request());
    const bool has_steps = plots_->metrics().last_step() > 0;
    preflight_->end_run(has_steps ? outcome : RunOutcome::other);
    set_running(false);
    watch_.end_run();
    show_health();
}

bool TrainingPage::has_active_run() const {
    return !choices_->isEnabled();
}

/// Forecasts and problems are those of an active run only.
void TrainingPage::show_history(const std::vector<TrainEvent>& history) {
    plots_->handle(history);
    show_advice(history);
    if (has_active_run())
        for (const TrainEvent& event : history)
            watch_.handle_past(event);
    show_health();
}

/// Lists it below newer advice. Its time is not recorded.
void TrainingPage::show_advice(const std::vector<TrainEvent>& history) {
    for (auto event = history.rbegin(); event != history.rend(); ++event)
        if (const auto* advice = std::get_if<Advice>(&*event))
            advice_->add_last(entry_of(*advice, QDateTime()));
}

void TrainingPage::show_lost_steps(qint64 step, qint64 saved_step) {
    const auto text = [step, saved_step] {
        const QLocale locale;
        const QString lost = tr("%n step(s)", nullptr, static_cast<int>(step - saved_step));
        return saved_step == 0
                   ? tr("This run ended unexpectedly at step %1, before its first save. It "
                        "begins at step 1 again.")
                         .arg(locale.toString(step))
                   : tr("This run ended unexpectedly at step %1. Its last save is step %2: %3 "
                        "are lost and trained again.")
                         .arg(locale.toString(step), locale.toString(saved_step), lost);
    };
    lost_steps_ = {
        step, QString("[steps-lost] ended at step %1, last save %2").arg(step).arg(saved_step)};
    advice_->add_first({QStyle::SP_MessageBoxWarning, text, lost_steps_->details});
}

/// Once they are trained again, nothing is lost.
void TrainingPage::forget_lost_steps(qint64 step) {
    if (!lost_steps_ || step < lost_steps_->last)
        return;
    advice_->remove(lost_steps_->details);
    lost_steps_.reset();
}

void TrainingPage::show_title() {
    if (shown_name_.isEmpty())
        return plots_->set_title({});
    const QString name = isolated(shown_name_);
    plots_->set_title(shown_run_.isEmpty() ? tr("%1: not trained yet").arg(name)
                                           : tr("Run %1").arg(name));
}

void TrainingPage::set_running(bool running) {
    choices_->setEnabled(!running);
    preflight_->setEnabled(!running);
}

void TrainingPage::show_events(const std::vector<TrainEvent>& events) {
    for (const TrainEvent& event : events) {
        watch_.handle(event);
        if (const auto* advice = std::get_if<Advice>(&event))
            advice_->add_first(entry_of(*advice, QDateTime::currentDateTime()));
        else if (const auto* report = std::get_if<StepReport>(&event))
            forget_lost_steps(report->step);
        else if (const auto* sample = std::get_if<SampleReady>(&event))
            samples_->add(*sample);
    }
    plots_->handle(events);
    live_->handle(events);
    show_health();
}

void TrainingPage::show_failure(const Error& error) {
    error_->show_error(error);
}

void TrainingPage::show_text(const QString& text) {
    error_->show_text(text);
}

void TrainingPage::show_health() {
    const QDateTime now = QDateTime::currentDateTime();
    const HealthFacts facts = watch_.facts(plots_->metrics(), now);
    preflight_->set_paused(facts.paused);
    const QString line = health_line(facts, now, QLocale());
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    health_sign_->setPixmap(themed_icon(icon_of(health_of(facts))).pixmap(size));
    health_sign_->setVisible(!line.isEmpty());
    health_->setVisible(!line.isEmpty());
    health_->setText(line);
    health_->setAccessibleName(tr("Training health"));
    if (std::exchange(emitted_troubles_, watch_.troubles()) != emitted_troubles_)
        Q_EMIT troubles_changed(emitted_troubles_);
}

void TrainingPage::retranslate() {
    tabs_->setTabText(0, tr("Plots"));
    tabs_->setTabText(1, tr("Live settings"));
    show_title();
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
