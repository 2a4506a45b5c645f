#include "ui/data/findings_pane.h"

#include "ui/columns.h"
#include "ui/data/finding_details.h"
#include "ui/data/findings_view.h"

#include <QtWidgets/QBoxLayout>

#include <utility>

namespace formant {
namespace {

std::vector<DatasetEdit> in_a_row(const EntryEdits& edits) {
    std::vector<DatasetEdit> row;
    for (const auto& [place, edit] : edits)
        row.push_back(edit);
    return row;
}

} // namespace

FindingsPane::FindingsPane(const std::string& decode_program, QWidget* parent)
    : QWidget(parent), findings_(new FindingsView), details_(new FindingDetails(decode_program)) {
    auto* parts = new Columns;
    parts->addWidget(findings_);
    parts->addWidget(details_);
    parts->setSizes({3000, 2000}); // shares, not pixels
    parts->setChildrenCollapsible(false);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(parts);
    connect(findings_, &FindingsView::choice_changed, this, &FindingsPane::show_choice);
    connect(details_, &FindingDetails::play_asked, this, &FindingsPane::play_asked);
    connect(details_, &FindingDetails::folder_asked, this, &FindingsPane::folder_asked);
    connect(details_, &FindingDetails::typed, this, &FindingsPane::type);
    connect(details_, &FindingDetails::save_asked, this, &FindingsPane::save_and_go_on);
    connect(details_, &FindingDetails::exclude_asked, this, &FindingsPane::leave_out_chosen);
    connect(details_, &FindingDetails::take_back_asked, this, &FindingsPane::take_back_chosen);
}

void FindingsPane::show_rows(DatasetRequest request, FindingRows rows) {
    request_ = std::move(request);
    findings_->show_rows(std::move(rows));
}

void FindingsPane::set_locked(bool is_locked) {
    is_locked_ = is_locked;
    show_choice();
}

int FindingsPane::harmful_entries() const {
    return static_cast<int>(leave_out_harmful_entries(findings_->model()).size());
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
        shown.is_left_out() ? take_back_entries(model, rows) : leave_out_entries(model, rows);
    shown.chosen = static_cast<int>(entries.size());
    shown.is_heard = model.is_heard();
    shown.is_typed = typed != nullptr;
    shown.can_change = model.is_of_entry(first) && !is_locked_ && !is_busy();
    shown.can_type =
        model.is_of_entry(first) && !is_locked_ && !shown.is_left_out() && shown.chosen == 1;
    details_->show_finding(shown);
}

void FindingsPane::type(const QString& text) {
    findings_->model().set_typed(findings_->chosen_rows().front(), text.toStdString());
    show_choice();
}

void FindingsPane::save_and_go_on() {
    save_typed();
    findings_->go_to_next();
    details_->begin_typing();
}

void FindingsPane::save_typed() {
    saves_again_ = is_busy();
    edit({});
}

void FindingsPane::leave_out_chosen() {
    edit(leave_out_entries(findings_->model(), findings_->chosen_rows()));
}

void FindingsPane::take_back_chosen() {
    edit(take_back_entries(findings_->model(), findings_->chosen_rows()));
}

void FindingsPane::leave_out_harmful() {
    edit(leave_out_harmful_entries(findings_->model()));
}

/// With what was typed of other entries, so that none of it is lost.
void FindingsPane::edit(EntryEdits edits) {
    edits.merge(typed_texts(findings_->model()));
    if (edits.empty() || is_busy())
        return;
    edit_.emplace(
        *this,
        [request = request_, edits](const Cancellation& cancellation) {
            return edit_dataset(request, in_a_row(edits), cancellation);
        },
        [this, edits](const Result<std::string>& written) { show_edited(written, edits); });
    show_choice();
    Q_EMIT edit_began();
}

void FindingsPane::show_edited(const Result<std::string>& written, const EntryEdits& edits) {
    edit_.reset();
    if (!written) {
        saves_again_ = false;
        show_choice();
        Q_EMIT edit_failed(written.error());
        return;
    }
    request_.corpus = *written;
    findings_->model().settle(edits);
    show_choice();
    Q_EMIT edited(QString::fromStdString(*written));
    if (std::exchange(saves_again_, false))
        save_typed();
}

} // namespace formant
