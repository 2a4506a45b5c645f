#include "ui/checkpoints/checkpoints_page.h"

#include "engine/session/runs/run_folder.h"
#include "ui/checkpoints/checkpoint_actions.h"
#include "ui/checkpoints/checkpoint_buttons.h"
#include "ui/checkpoints/checkpoint_model.h"
#include "ui/messages/error_note.h"
#include "ui/runs/run_choice.h"
#include "ui/tasks/background_task.h"
#include "ui/tasks/progress_line.h"

#include <QtCore/QEvent>
#include <QtCore/QSortFilterProxyModel>
#include <QtGui/QShortcut>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QTableView>

#include <algorithm>
#include <filesystem>

namespace formant {
namespace {

bool all_pinned(const std::vector<CheckpointRow>& rows) {
    return std::all_of(rows.begin(), rows.end(),
                       [](const CheckpointRow& row) { return row.file.is_pinned; });
}

/// Returns an empty table if there is no checkpoints folder: the run has saved nothing yet, or
/// failed to start.
Result<CheckpointTable> table_of(const std::string& run, const CancellationToken& cancellation) {
    std::error_code unreadable;
    if (!std::filesystem::exists(RunFolder::checkpoints_of(run), unreadable) && !unreadable)
        return CheckpointTable();
    return read_checkpoint_table(run, "", cancellation);
}

quint64 bytes_of(const std::vector<CheckpointRow>& rows) {
    quint64 bytes = 0;
    for (const CheckpointRow& row : rows)
        bytes += row.file.bytes;
    return bytes;
}

} // namespace

CheckpointsPage::CheckpointsPage(std::string runs_folder, QWidget* parent)
    : QWidget(parent), run_(new RunChoice(std::move(runs_folder))), error_(new ErrorNote),
      model_(new CheckpointModel(this)), sorted_(new QSortFilterProxyModel(this)),
      view_(new QTableView), line_(new ProgressLine), buttons_(new CheckpointButtons),
      actions_(new CheckpointActions(*this)) {
    set_up_table();
    lay_out();
    retranslate();
    connect_actions();
    connect_buttons();
    connect(run_, &RunChoice::chosen, this, &CheckpointsPage::show_run);
    connect(run_, &RunChoice::refreshed, this, &CheckpointsPage::refresh);
    connect(view_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &CheckpointsPage::update_buttons);
}

CheckpointsPage::~CheckpointsPage() = default;

void CheckpointsPage::set_up_table() {
    sorted_->setSourceModel(model_);
    sorted_->setSortRole(CheckpointModel::sort_role);
    view_->setModel(sorted_);
    view_->setObjectName("checkpoints");
    view_->setSelectionBehavior(QAbstractItemView::SelectRows);
    view_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    view_->setAlternatingRowColors(true);
    view_->setSortingEnabled(true);
    view_->sortByColumn(CheckpointModel::step, Qt::DescendingOrder);
    view_->setTabKeyNavigation(false); // Tab leaves the table
    view_->setWordWrap(false);
    view_->verticalHeader()->hide();
    view_->horizontalHeader()->setStretchLastSection(true);
    auto* key = new QShortcut(QKeySequence(QKeySequence::Delete), view_);
    key->setContext(Qt::WidgetShortcut);
    connect(key, &QShortcut::activated, this, &CheckpointsPage::remove);
}

void CheckpointsPage::lay_out() {
    auto* column = new QVBoxLayout(this);
    column->addWidget(run_);
    column->addWidget(view_, 1);
    column->addWidget(error_);
    column->addWidget(line_);
    column->addWidget(buttons_);
}

void CheckpointsPage::connect_actions() {
    using Actions = CheckpointActions;
    connect(actions_, &Actions::begun, this, &CheckpointsPage::show_begin);
    connect(actions_, &Actions::progressed, line_, &ProgressLine::set_done);
    connect(actions_, &Actions::checked, model_, &CheckpointModel::set_checked);
    connect(actions_, &Actions::fine_tune_requested, this, &CheckpointsPage::use_as_start);
    connect(actions_, &Actions::failed, error_, &ErrorNote::show_error);
    connect(actions_, &Actions::ended, this, &CheckpointsPage::show_end);
    connect(line_, &ProgressLine::cancel_requested, actions_, &Actions::cancel);
}

void CheckpointsPage::connect_buttons() {
    using Buttons = CheckpointButtons;
    connect(buttons_, &Buttons::verify_requested, this, &CheckpointsPage::verify);
    connect(buttons_, &Buttons::pin_requested, this, &CheckpointsPage::toggle_pinned);
    connect(buttons_, &Buttons::delete_requested, this, &CheckpointsPage::remove);
    connect(buttons_, &Buttons::promote_requested, this,
            [this] { actions_->promote(selected_file()); });
    connect(buttons_, &Buttons::export_voice_requested, this,
            [this] { actions_->export_voice(selected_file()); });
    connect(buttons_, &Buttons::export_checkpoint_requested, this,
            [this] { actions_->export_checkpoint(selected_file()); });
    connect(buttons_, &Buttons::import_requested, actions_, &CheckpointActions::import_voice);
    connect(buttons_, &Buttons::clean_requested, this,
            [this] { actions_->clean(run_->folder().toStdString(), model_->table().max_recent); });
    connect(buttons_, &Buttons::start_requested, this,
            [this] { Q_EMIT use_as_start(QString::fromStdString(selected_file())); });
    connect(buttons_, &Buttons::speak_requested, this,
            [this] { Q_EMIT speak_requested(QString::fromStdString(selected_file())); });
}

void CheckpointsPage::retranslate() {
    view_->setAccessibleName(tr("Checkpoints"));
    model_->retranslate();
    fit_columns();
    show_summary();
}

/// Sets the stretched last column again, because a fitted column no longer fills the row.
void CheckpointsPage::fit_columns() {
    view_->horizontalHeader()->setStretchLastSection(false);
    view_->resizeColumnsToContents();
    view_->horizontalHeader()->setStretchLastSection(true);
}

void CheckpointsPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        done_.clear(); // it is in the previous language
        retranslate();
    }
    QWidget::changeEvent(event);
}

void CheckpointsPage::set_run(const QString& folder) {
    run_->choose(folder);
}

void CheckpointsPage::set_active_run(const QString& folder) {
    active_run_ = folder;
    update_buttons();
}

void CheckpointsPage::show_run() {
    error_->clear();
    done_.clear();
    refresh();
}

void CheckpointsPage::refresh() {
    const std::string run = run_->folder().toStdString();
    if (run.empty())
        return show_table(CheckpointTable());
    reading_ = std::make_unique<BackgroundTask>(
        *this, [run](const CancellationToken& cancellation) { return table_of(run, cancellation); },
        [this](Result<CheckpointTable> table) { show_table(std::move(table)); });
}

void CheckpointsPage::show_table(Result<CheckpointTable> table) {
    if (!table)
        error_->show_error(table.error());
    const auto files = selected_files();
    model_->set_table(table ? std::move(*table) : CheckpointTable());
    select(files);
    fit_columns();
    update_buttons();
    show_summary();
    if (window()->focusWidget() == nullptr && view_->isVisible() && !actions_->is_busy())
        view_->setFocus(); // the button has nothing left to do
}

void CheckpointsPage::show_summary() {
    if (actions_->is_busy())
        return;
    const int count = model_->rowCount();
    const QString all = count == 0 ? tr("There are no checkpoints yet.")
                                   : tr("%n checkpoints, %1 in total.", "", count)
                                         .arg(CheckpointText::size(model_->total_bytes()));
    line_->set_text(done_.isEmpty() ? all : tr("%1 %2", "two sentences").arg(done_, all));
}

void CheckpointsPage::show_begin(const QString& text, int count) {
    error_->clear();
    line_->begin(text, count);
    update_buttons();
}

void CheckpointsPage::show_end(const QString& text) {
    done_ = text;
    line_->end(text);
    update_buttons();
    refresh();
}

void CheckpointsPage::verify() {
    auto files = selected_files();
    if (files.empty())
        for (const CheckpointRow& row : model_->table().rows)
            files.push_back(row.file.file);
    actions_->verify(files);
}

void CheckpointsPage::toggle_pinned() {
    actions_->set_pinned(selected_files(), !all_pinned(selected()));
}

void CheckpointsPage::remove() {
    const std::vector<CheckpointRow> rows = selected();
    if (!rows.empty() && !actions_->is_busy())
        actions_->remove(selected_files(), bytes_of(rows));
}

void CheckpointsPage::update_buttons() {
    const std::vector<CheckpointRow> rows = selected();
    CheckpointSelection selection;
    selection.count = static_cast<int>(rows.size());
    selection.total_count = model_->rowCount();
    selection.all_pinned = !rows.empty() && all_pinned(rows);
    selection.can_be_best = rows.size() == 1 && rows.front().file.step >= 0 &&
                            rows.front().kept != RetentionReason::best;
    selection.is_busy = actions_->is_busy();
    selection.is_training = !active_run_.isEmpty() && active_run_ == run_->folder();
    buttons_->set_selection(selection);
}

std::vector<CheckpointRow> CheckpointsPage::selected() const {
    std::vector<CheckpointRow> rows;
    for (const QModelIndex& index : view_->selectionModel()->selectedRows())
        rows.push_back(model_->row(sorted_->mapToSource(index).row()));
    return rows;
}

std::vector<std::string> CheckpointsPage::selected_files() const {
    std::vector<std::string> files;
    for (const CheckpointRow& row : selected())
        files.push_back(row.file.file);
    return files;
}

std::string CheckpointsPage::selected_file() const {
    const auto files = selected_files();
    return files.empty() ? std::string() : files.front();
}

void CheckpointsPage::select(const std::vector<std::string>& files) {
    QItemSelection selection;
    for (int row = 0; row < model_->rowCount(); ++row)
        if (std::find(files.begin(), files.end(), model_->row(row).file.file) != files.end())
            selection.select(model_->index(row, 0),
                             model_->index(row, CheckpointModel::column_count - 1));
    view_->selectionModel()->select(sorted_->mapSelectionFromSource(selection),
                                    QItemSelectionModel::ClearAndSelect);
}

} // namespace formant
