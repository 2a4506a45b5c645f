#include "ui/data/findings_pane.h"

#include "ui/columns.h"
#include "ui/data/finding_details.h"
#include "ui/data/findings_view.h"

#include <QtWidgets/QBoxLayout>

#include <utility>

namespace formant {
namespace {

std::vector<DatasetEdit> list_of(const EntryEdits& edits) {
    std::vector<DatasetEdit> list;
    for (const auto& [place, edit] : edits)
        list.push_back(edit);
    return list;
}

} // namespace

FindingsPane::FindingsPane(const std::string& decode_program, QWidget* parent)
    : QWidget(parent), table_column_(new QVBoxLayout), findings_(new FindingsView),
      details_(new FindingDetails(decode_program)) {
    auto* parts = new Columns;
    auto* left = new QWidget;
    left->setLayout(table_column_);
    table_column_->setContentsMargins(0, 0, 0, 0);
    table_column_->addWidget(findings_);
    parts->addWidget(left);
    parts->addWidget(details_);
    parts->setSizes({3000, 2000}); // shares, not pixels
    parts->setChildrenCollapsible(false);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(parts);
    connect(findings_, &FindingsView::choice_changed, this, &FindingsPane::show_choice);
    connect(details_, &FindingDetails::play_requested, this, &FindingsPane::play_requested);
    connect(details_, &FindingDetails::stop_requested, this, &FindingsPane::stop_requested);
    connect(details_, &FindingDetails::seek_requested, this, &FindingsPane::seek_requested);
    connect(details_, &FindingDetails::folder_requested, this, &FindingsPane::folder_requested);
    connect(details_, &FindingDetails::typed, this, &FindingsPane::type);
    connect(details_, &FindingDetails::save_requested, this, &FindingsPane::save_and_next);
    connect(details_, &FindingDetails::exclude_requested, this, &FindingsPane::exclude_selected);
    connect(details_, &FindingDetails::restore_requested, this, &FindingsPane::restore_selected);
}

void FindingsPane::add_note(QWidget& note) {
    table_column_->addWidget(&note);
}

void FindingsPane::show_rows(DatasetRequest request, FindingRows rows) {
    if (request.corpus == request_.corpus)
        history_.mark_outdated();
    else
        history_.clear();
    request_ = std::move(request);
    findings_->show_rows(std::move(rows));
    emit_history();
}

void FindingsPane::show_position(const QString& file, double position_s) {
    details_->show_position(file, position_s);
}

void FindingsPane::show_playing(const QString& file, bool playing) {
    details_->show_playing(file, playing);
}

void FindingsPane::set_locked(bool is_locked) {
    is_locked_ = is_locked;
    show_choice();
    emit_history();
}

int FindingsPane::entries_with_errors() const {
    return static_cast<int>(exclude_entries_with_errors(findings_->model()).size());
}

bool FindingsPane::has_typed() const {
    return !typed_texts(findings_->model()).empty();
}

void FindingsPane::show_choice() {
    const std::vector<int> rows = findings_->chosen_rows();
    if (rows.empty())
        return details_->show_nothing();
    const FindingsModel& model = findings_->model();
    const int first = rows.front();
    const std::string* typed = model.typed(first);
    ShownFinding shown{model.finding(first), typed != nullptr ? *typed : model.finding(first).text};
    shown.state = model.state(first);
    const EntryEdits entries =
        shown.is_excluded() ? restore_entries(model, rows) : exclude_entries(model, rows);
    shown.chosen = static_cast<int>(entries.size());
    shown.is_analyzed = model.is_analyzed();
    shown.is_typed = typed != nullptr;
    shown.can_change = model.is_of_entry(first) && !is_locked_ && !is_busy();
    shown.can_type =
        model.is_of_entry(first) && !is_locked_ && !shown.is_excluded() && shown.chosen == 1;
    details_->show_finding(shown);
}

void FindingsPane::type(const QString& text) {
    findings_->model().set_typed(findings_->chosen_rows().front(), text.toStdString());
    show_choice();
}

void FindingsPane::save_and_next() {
    save_typed();
    findings_->select_next_open();
    details_->begin_typing();
}

void FindingsPane::save_typed() {
    saves_again_ = is_busy();
    edit({});
}

void FindingsPane::exclude_selected() {
    edit(exclude_entries(findings_->model(), findings_->chosen_rows()));
}

void FindingsPane::restore_selected() {
    edit(restore_entries(findings_->model(), findings_->chosen_rows()));
}

void FindingsPane::exclude_errors() {
    edit(exclude_entries_with_errors(findings_->model()));
}

/// Adds the texts typed for other entries, so that none of them is lost.
void FindingsPane::edit(EntryEdits edits) {
    edits.merge(typed_texts(findings_->model()));
    if (edits.empty() || is_busy())
        return;
    write(edits, [this, edits] { show_new(edits); });
}

void FindingsPane::undo() {
    if (history_.can_undo() && !is_busy() && !is_locked_)
        write(undoing(history_.last_done().edits), [this] { show_undone(); });
}

void FindingsPane::redo() {
    if (history_.can_redo() && !is_busy() && !is_locked_)
        write(history_.last_undone().edits, [this] { show_redone(); });
}

/// Writes the edits and calls `show` once they are written.
void FindingsPane::write(const EntryEdits& edits, std::function<void()> show) {
    edit_.emplace(
        *this,
        [request = request_, list = list_of(edits)](const CancellationToken& cancellation) {
            return edit_dataset(request, list, cancellation);
        },
        [this, show = std::move(show)](const Result<std::string>& written) {
            show_edited(written, show);
        });
    show_choice();
    emit_history();
    Q_EMIT edit_began();
}

void FindingsPane::show_new(const EntryEdits& edits) {
    FindingsModel& model = findings_->model();
    history_.push({edits, model.states_of(edits)});
    model.settle(edits);
}

void FindingsPane::show_undone() {
    const EditStep step = history_.last_done();
    history_.move_to_undone();
    if (!step.is_current)
        return Q_EMIT reread_requested();
    findings_->model().settle(undoing(step.edits));
    findings_->model().set_states(step.before);
}

void FindingsPane::show_redone() {
    const EditStep step = history_.last_undone();
    history_.move_to_done();
    if (!step.is_current)
        return Q_EMIT reread_requested();
    findings_->model().settle(step.edits);
}

void FindingsPane::emit_history() {
    const bool can_change = !is_busy() && !is_locked_;
    Q_EMIT history_changed(can_change && history_.can_undo(), can_change && history_.can_redo());
}

void FindingsPane::show_edited(const Result<std::string>& written,
                               const std::function<void()>& show) {
    edit_.reset();
    if (!written) {
        saves_again_ = false;
        show_choice();
        emit_history();
        Q_EMIT edit_failed(written.error());
        return;
    }
    request_.corpus = *written;
    show();
    show_choice();
    emit_history();
    Q_EMIT edited(QString::fromStdString(*written));
    if (window()->focusWidget() == nullptr)
        findings_->setFocus(); // the button has nothing left to do
    if (std::exchange(saves_again_, false))
        save_typed();
}

} // namespace formant
