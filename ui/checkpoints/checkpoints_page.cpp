#include "ui/checkpoints/checkpoints_page.h"

#include "engine/session/runs/run_folder.h"
#include "ui/checkpoints/checkpoint_actions.h"
#include "ui/checkpoints/checkpoint_buttons.h"
#include "ui/checkpoints/checkpoint_model.h"
#include "ui/messages/error_note.h"
#include "ui/runs/run_choice.h"
#include "ui/tasks/background_task.h"
#include "ui/tasks/work_line.h"

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

bool all_kept_by_hand(const std::vector<CheckpointRow>& rows) {
    return std::all_of(rows.begin(), rows.end(),
                       [](const CheckpointRow& row) { return row.file.kept_by_hand; });
}

/// A run that has saved nothing yet, or whose start has failed and left nothing, has none.
Result<CheckpointTable> table_of(const std::string& run, const Cancellation& cancellation) {
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
      view_(new QTableView), line_(new WorkLine), buttons_(new CheckpointButtons),
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
    column->addWidget(error_);
    column->addWidget(view_, 1);
    column->addWidget(line_);
    column->addWidget(buttons_);
}

void CheckpointsPage::connect_actions() {
    using Actions = CheckpointActions;
    connect(actions_, &Actions::begun, this, &CheckpointsPage::show_begin);
    connect(actions_, &Actions::progressed, line_, &WorkLine::set_done);
    connect(actions_, &Actions::checked, model_, &CheckpointModel::set_checked);
    connect(actions_, &Actions::failed, error_, &ErrorNote::show_error);
    connect(actions_, &Actions::ended, this, &CheckpointsPage::show_end);
    connect(line_, &WorkLine::cancel_asked, actions_, &Actions::cancel);
}

void CheckpointsPage::connect_buttons() {
    using Buttons = CheckpointButtons;
    connect(buttons_, &Buttons::verify_asked, this, &CheckpointsPage::verify);
    connect(buttons_, &Buttons::keep_asked, this, &CheckpointsPage::keep);
    connect(buttons_, &Buttons::delete_asked, this, &CheckpointsPage::remove);
    connect(buttons_, &Buttons::promote_asked, this,
            [this] { actions_->promote(selected_file()); });
    connect(buttons_, &Buttons::export_asked, this,
            [this] { actions_->export_voice(selected_file()); });
    connect(buttons_, &Buttons::clean_asked, this,
            [this] { actions_->clean(run_->folder().toStdString(), model_->table().newest); });
    connect(buttons_, &Buttons::start_asked, this,
            [this] { Q_EMIT use_as_start(QString::fromStdString(selected_file())); });
    connect(buttons_, &Buttons::speak_asked, this,
            [this] { Q_EMIT speak_asked(QString::fromStdString(selected_file())); });
}

void CheckpointsPage::retranslate() {
    view_->setAccessibleName(tr("Checkpoints"));
    model_->retranslate();
    fit_columns();
    show_summary();
}

/// A last column that has been fitted to what it says fills the row no longer until it is told to.
void CheckpointsPage::fit_columns() {
    view_->horizontalHeader()->setStretchLastSection(false);
    view_->resizeColumnsToContents();
    view_->horizontalHeader()->setStretchLastSection(true);
}

void CheckpointsPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        done_.clear(); // it was said in the language before
        retranslate();
    }
    QWidget::changeEvent(event);
}

void CheckpointsPage::set_run(const QString& folder) {
    run_->choose(folder);
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
        *this, [run](const Cancellation& cancellation) { return table_of(run, cancellation); },
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
}

void CheckpointsPage::show_summary() {
    if (actions_->is_busy())
        return;
    const int count = model_->rowCount();
    const QString all = count == 0 ? tr("There are no checkpoints yet.")
                                   : tr("%n checkpoints, %1 in all.", "", count)
                                         .arg(CheckpointWords::size(model_->total_bytes()));
    line_->say(done_.isEmpty() ? all : tr("%1 %2", "two sentences").arg(done_, all));
}

void CheckpointsPage::show_begin(const QString& words, int count) {
    error_->clear();
    line_->begin(words, count);
    update_buttons();
}

void CheckpointsPage::show_end(const QString& words) {
    done_ = words;
    line_->end(words);
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

void CheckpointsPage::keep() {
    actions_->keep(selected_files(), !all_kept_by_hand(selected()));
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
    selection.count_in_all = model_->rowCount();
    selection.all_kept = !rows.empty() && all_kept_by_hand(rows);
    selection.can_be_best =
        rows.size() == 1 && rows.front().file.step >= 0 && rows.front().kept != KeptBecause::best;
    selection.is_busy = actions_->is_busy();
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
