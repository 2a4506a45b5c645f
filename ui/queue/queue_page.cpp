#include "ui/queue/queue_page.h"

#include "engine/session/queue/job_name.h"
#include "engine/session/queue/queued_config.h"
#include "ui/files/short_path.h"
#include "ui/languages/isolated.h"
#include "ui/messages/error_note.h"
#include "ui/queue/beginning_delegate.h"
#include "ui/queue/job_dialog.h"
#include "ui/queue/recipe_dialog.h"
#include "ui/row_selection.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

#include <algorithm>
#include <utility>

namespace formant {
namespace {

QPushButton* button(const char* name) {
    auto* made = new QPushButton;
    made->setObjectName(name);
    return made;
}

/// Opens a dialog, and calls `use` with it when it is accepted.
template <class Dialog, class Use>
void open_dialog(Dialog* dialog, QObject* receiver, Use use) {
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::accepted, receiver, [dialog, use] { use(*dialog); });
    dialog->open();
}

int count_of(const JobQueue& queue, JobState state) {
    return static_cast<int>(std::ranges::count(queue.jobs, state, &QueuedJob::state));
}

} // namespace

QueuePage::QueuePage(QueueSetup setup, QWidget* parent)
    : QWidget(parent), client_(std::move(setup)), table_(new QTableView), status_(new QLabel),
      error_(new ErrorNote), add_(button("add_job")), recipe_(button("add_recipe")),
      duplicate_(button("duplicate_job")), edit_(button("edit_job")), remove_(button("remove_job")),
      requeue_(button("requeue_job")), watch_(button("watch_job")), up_(button("move_up")),
      down_(button("move_down")), start_(button("start_queue")),
      stop_after_(button("stop_after_job")), stop_now_(button("stop_queue")),
      continue_on_error_(new QCheckBox) {
    status_->setObjectName("queue_status");
    status_->setWordWrap(true);
    continue_on_error_->setObjectName("continue_on_error");
    make_table();
    lay_out();
    connect_buttons();
    connect_client();
    retranslate();
}

void QueuePage::make_table() {
    table_->setObjectName("jobs");
    table_->setModel(&model_);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setDragDropMode(QAbstractItemView::InternalMove);
    table_->setDragDropOverwriteMode(false);
    table_->setTabKeyNavigation(false); // Tab leaves the table
    table_->setWordWrap(false);
    table_->setTextElideMode(Qt::ElideMiddle); // the end of a path is more important
    table_->setItemDelegateForColumn(JobModel::state, new BeginningDelegate(table_));
    const int letter = fontMetrics().averageCharWidth();
    table_->setColumnWidth(JobModel::state, letter * 32);
    table_->setColumnWidth(JobModel::settings, letter * 30);
    table_->setColumnWidth(JobModel::device, letter * 16);
    table_->horizontalHeader()->setSectionResizeMode(JobModel::configuration, QHeaderView::Stretch);
}

void QueuePage::lay_out() {
    auto* side = new QVBoxLayout;
    for (QPushButton* one :
         {add_, recipe_, duplicate_, edit_, remove_, requeue_, watch_, up_, down_})
        side->addWidget(one);
    side->addStretch(1);
    auto* middle = new QHBoxLayout;
    middle->addWidget(table_, 1);
    middle->addLayout(side);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(status_, 1);
    bottom->addWidget(continue_on_error_);
    for (QPushButton* one : {start_, stop_after_, stop_now_})
        bottom->addWidget(one);
    auto* rows = new QVBoxLayout(this);
    rows->addLayout(middle, 1);
    rows->addWidget(error_);
    rows->addLayout(bottom);
}

void QueuePage::connect_buttons() {
    connect(add_, &QPushButton::clicked, this, &QueuePage::edit_new);
    connect(recipe_, &QPushButton::clicked, this, &QueuePage::choose_recipe);
    connect(duplicate_, &QPushButton::clicked, this, &QueuePage::duplicate_chosen);
    connect(edit_, &QPushButton::clicked, this, &QueuePage::edit_chosen);
    connect(table_, &QTableView::doubleClicked, this, &QueuePage::edit_chosen);
    connect(remove_, &QPushButton::clicked, this, &QueuePage::ask_and_remove);
    connect(requeue_, &QPushButton::clicked, this, [this] {
        submit_edit([id = chosen()->id](JobQueue& queue) { requeue_job(queue, id); });
    });
    connect(watch_, &QPushButton::clicked, this,
            [this] { Q_EMIT watch_requested(QString::fromStdString(chosen()->run_folder)); });
    connect(up_, &QPushButton::clicked, this, [this] { move_chosen(-1); });
    connect(down_, &QPushButton::clicked, this, [this] { move_chosen(1); });
    up_->setShortcut(Qt::ALT | Qt::Key_Up);
    down_->setShortcut(Qt::ALT | Qt::Key_Down);
    connect(continue_on_error_, &QCheckBox::clicked, this, [this](bool continues) {
        submit_edit([continues](JobQueue& queue) { queue.continue_on_error = continues; });
    });
    const auto invoke = [this](void (TrainingQueue::*act)()) {
        return [this, act] { submit(act); };
    };
    connect(start_, &QPushButton::clicked, this, invoke(&TrainingQueue::start));
    connect(stop_after_, &QPushButton::clicked, this, invoke(&TrainingQueue::stop_after_current));
    connect(stop_now_, &QPushButton::clicked, this, &QueuePage::stop);
}

void QueuePage::submit(void (TrainingQueue::*act)()) {
    client_.submit([act](TrainingQueue& queue) {
        (queue.*act)();
        return Result<void>();
    });
}

void QueuePage::stop() {
    submit(&TrainingQueue::stop);
}

void QueuePage::connect_client() {
    connect(&client_, &QueueClient::changed, this, &QueuePage::show_jobs);
    connect(&client_, &QueueClient::stepped, &model_, &JobModel::show_step);
    connect(&client_, &QueueClient::failed, error_, &ErrorNote::show_error);
    connect(&client_, &QueueClient::opened, error_, &ErrorNote::clear);
    connect(&model_, &JobModel::move_requested, this, [this](qint64 id, int place) {
        submit_edit(
            [id, place](JobQueue& queue) { move_job(queue, id, static_cast<std::size_t>(place)); });
    });
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &QueuePage::enable_buttons);
}

void QueuePage::retranslate() {
    table_->setAccessibleName(tr("Queued jobs"));
    add_->setText(tr("&Add…"));
    recipe_->setText(tr("Voice &by a recipe…"));
    duplicate_->setText(tr("D&uplicate and edit…"));
    edit_->setText(tr("&Edit…"));
    remove_->setText(tr("&Remove"));
    requeue_->setText(tr("Re-&queue"));
    watch_->setText(tr("&Watch"));
    watch_->setToolTip(tr("Shows the running job on the Training page."));
    up_->setText(tr("Move up"));
    down_->setText(tr("Move down"));
    start_->setText(tr("S&tart"));
    stop_after_->setText(tr("Stop after t&his job"));
    stop_now_->setText(tr("Save and st&op now"));
    continue_on_error_->setText(tr("&Continue on error"));
    for (QPushButton* moved : {up_, down_}) // setText() replaces the shortcut
        moved->setShortcut(moved == up_ ? Qt::ALT | Qt::Key_Up : Qt::ALT | Qt::Key_Down);
    model_.retranslate();
    enable_buttons();
}

void QueuePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

bool QueuePage::is_running() const {
    return count_of(client_.jobs(), JobState::running) > 0;
}

const QueuedJob* QueuePage::running_job_of(const QString& run_folder) const {
    const auto& jobs = client_.jobs().jobs;
    const auto found = std::ranges::find_if(jobs, [&](const QueuedJob& job) {
        return job.state == JobState::running && job.run_folder == run_folder.toStdString();
    });
    return found == jobs.end() ? nullptr : &*found;
}

bool QueuePage::has_job(const QString& run_folder) const {
    const auto& jobs = client_.jobs().jobs;
    return std::ranges::find(jobs, run_folder.toStdString(), &QueuedJob::run_folder) != jobs.end();
}

bool QueuePage::is_training(const QString& run_folder) const {
    return running_job_of(run_folder) != nullptr;
}

RunStarter QueuePage::watcher_of(const QString& run_folder) const {
    const QueuedJob* running = running_job_of(run_folder);
    QueuedJob job = running != nullptr ? *running : QueuedJob();
    job.run_folder = run_folder.toStdString();
    return [feed = client_.feed(), job](const RunRequest&,
                                        TrainObserver& observer) -> Result<std::unique_ptr<Run>> {
        return watch_job(feed, job, observer);
    };
}

void QueuePage::set_busy_device(const std::string& device, const QString& name) {
    busy_name_ = name;
    std::vector<std::string> devices;
    if (!device.empty())
        devices.push_back(device);
    client_.submit([devices](TrainingQueue& queue) {
        queue.set_busy_devices(devices);
        return Result<void>();
    });
}

std::optional<QueuedJob> QueuePage::job_on_device(const std::string& device) const {
    const std::string occupied = client_.occupied_device(device);
    for (const QueuedJob& job : client_.jobs().jobs)
        if (job.state == JobState::running && job.card == occupied)
            return job;
    return std::nullopt;
}

QString QueuePage::status_text() const {
    const JobQueue& queue = client_.jobs();
    if (!client_.is_open())
        return tr("Opening the queue…");
    if (queue.jobs.empty())
        return tr("The queue is empty: add a configuration.");
    if (is_running() && !client_.is_started())
        return tr("Stops after the current job.");
    if (!is_running() && client_.is_started() && !busy_name_.isEmpty())
        return tr("Waits until the training of %1 on this device ends.").arg(isolated(busy_name_));
    const int waiting = count_of(queue, JobState::waiting),
              failed = count_of(queue, JobState::failed);
    const QString queued = tr("%n job(s) queued", nullptr, waiting);
    return failed == 0 ? queued : tr("%1; %2").arg(queued, tr("%n job(s) failed", nullptr, failed));
}

void QueuePage::enable_buttons() {
    const auto job = chosen();
    const bool is_idle = job && job->state != JobState::running;
    add_->setEnabled(client_.is_open());
    recipe_->setEnabled(client_.is_open());
    duplicate_->setEnabled(job.has_value());
    edit_->setEnabled(is_idle);
    remove_->setEnabled(is_idle);
    requeue_->setEnabled(is_idle && job->state != JobState::waiting);
    watch_->setEnabled(job && job->state == JobState::running && !job->run_folder.empty());
    up_->setEnabled(is_idle && model_.row_of(job->id) > 0);
    down_->setEnabled(is_idle && model_.row_of(job->id) < model_.rowCount() - 1);
    start_->setEnabled(!client_.is_started() && has_ready_job(client_.jobs()));
    stop_after_->setEnabled(client_.is_started() && is_running());
    stop_now_->setEnabled(is_running() || client_.is_started()); // it may wait for a device
    continue_on_error_->setEnabled(client_.is_open());
    status_->setText(status_text());
}

void QueuePage::show_jobs() {
    const auto was_chosen = chosen();
    const JobQueue& queue = client_.jobs();
    model_.show_jobs(queue);
    if (was_chosen)
        choose(was_chosen->id);
    continue_on_error_->setChecked(queue.continue_on_error);
    emit_started_jobs();
    enable_buttons();
    emit_if_idle();
}

void QueuePage::emit_if_idle() {
    const bool ran = std::exchange(was_running_, is_running());
    if (ran && !was_running_)
        Q_EMIT became_idle();
}

void QueuePage::emit_started_jobs() {
    for (const QueuedJob& job : client_.jobs().jobs) {
        if (job.state != JobState::running || job.run_folder.empty()) {
            reported_folders_.erase(job.id);
            continue;
        }
        std::string& reported = reported_folders_[job.id];
        if (reported != job.run_folder)
            Q_EMIT job_started(QString::fromStdString(reported = job.run_folder));
    }
}

std::optional<QueuedJob> QueuePage::chosen() const {
    const QModelIndexList rows = table_->selectionModel()->selectedRows();
    return rows.isEmpty() ? std::nullopt : std::optional(model_.job(rows.front().row()));
}

void QueuePage::choose(qint64 job) {
    if (const int row = model_.row_of(job); row >= 0)
        select_row(*table_, row);
}

void QueuePage::submit_edit(std::function<void(JobQueue&)> change) {
    error_->clear();
    client_.submit(
        [change = std::move(change)](TrainingQueue& queue) { return queue.edit(change); });
}

void QueuePage::add(const QString& config_file, const QStringList& settings,
                    const QString& device) {
    QueuedJob job;
    job.config_file = config_file.toStdString();
    job.device = device.toStdString();
    for (const QString& setting : settings)
        job.settings.push_back(setting.toStdString());
    submit_edit([job](JobQueue& queue) { add_job(queue, with_unique_run(job, queue)); });
    if (client_.has_failed_to_open())
        error_->show_text(
            tr("The queue cannot be opened yet, because another formant process still "
               "runs it. The job is added as soon as that has ended; keep this "
               "window open until then."));
}

void QueuePage::ask_and_remove() {
    const QueuedJob job = *chosen();
    const QString name = file_name_of(QString::fromStdString(job.config_file));
    auto* box = new QMessageBox(
        QMessageBox::Question, tr("Queue"),
        tr("Remove %1 from the queue? Its run folder is kept.").arg(isolated_path(name)),
        QMessageBox::Cancel, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setDefaultButton(QMessageBox::Cancel);
    auto* confirm = box->addButton(tr("Remove"), QMessageBox::DestructiveRole);
    confirm->setObjectName("agreed");
    connect(confirm, &QPushButton::clicked, this, [this, id = job.id] { remove(id); });
    box->open();
}

void QueuePage::remove(qint64 job) {
    error_->clear();
    client_.submit([job](TrainingQueue& queue) { return remove_with_snapshot(queue, job); });
}

void QueuePage::edit_new() {
    open_dialog(new JobDialog({}, client_.gpus(), this), this, [this](const JobDialog& dialog) {
        submit_edit([job = dialog.job()](JobQueue& queue) { add_job(queue, job); });
    });
}

void QueuePage::choose_recipe() {
    auto* dialog = new RecipeDialog(client_.runs_folder(), client_.gpus(), this);
    open_dialog(dialog, this, [this](const RecipeDialog& accepted) {
        client_.submit(
            [jobs = accepted.jobs()](TrainingQueue& queue) { return add_recipe(queue, jobs); });
    });
}

void QueuePage::edit_chosen() {
    const auto job = chosen();
    if (!job || job->state == JobState::running)
        return;
    open_dialog(new JobDialog(*job, client_.gpus(), this), this, [this](const JobDialog& dialog) {
        submit_edit([edited = dialog.job()](JobQueue& queue) {
            if (QueuedJob* found = find_job(queue, edited.id); found != nullptr)
                *found = edited;
        });
    });
}

/// Queues the edited copy, which trains a run of its own, after the original.
void QueuePage::duplicate_chosen() {
    const QueuedJob original = *chosen();
    auto* dialog = new JobDialog(copy_as_new_run(original, client_.jobs()), client_.gpus(), this);
    open_dialog(dialog, this, [this, id = original.id](const JobDialog& accepted) {
        submit_edit([job = accepted.job(), id](JobQueue& queue) {
            const auto found = std::ranges::find(queue.jobs, id, &QueuedJob::id);
            const auto place = static_cast<std::size_t>(found - queue.jobs.begin()) + 1;
            add_job(queue, job, std::min(place, queue.jobs.size()));
        });
    });
}

void QueuePage::move_chosen(int by) {
    const auto job = chosen();
    const int place = model_.row_of(job->id) + by;
    submit_edit([id = job->id, place](JobQueue& queue) {
        move_job(queue, id, static_cast<std::size_t>(place));
    });
}

} // namespace formant
