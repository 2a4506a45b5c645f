#include "ui/data/findings_pane.h"

#include "ui/columns.h"
#include "ui/data/finding_details.h"
#include "ui/data/findings_view.h"

#include <QtWidgets/QBoxLayout>

#include <utility>

namespace formant {

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
    connect(details_, &FindingDetails::text_changed, this, &FindingsPane::change_text);
    connect(details_, &FindingDetails::exclude_asked, this, &FindingsPane::leave_out_chosen);
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
    return static_cast<int>(leave_out_harmful_entries(findings_->model()).edits.size());
}

void FindingsPane::show_choice() {
    const std::vector<int> rows = findings_->chosen_rows();
    if (rows.empty())
        return details_->show_nothing();
    const FindingsModel& model = findings_->model();
    const int first = rows.front();
    const bool can_change = model.is_of_entry(first) && !is_locked_ && !is_busy() &&
                            model.state(first) != FindingsModel::State::left_out;
    const auto entries = leave_out_entries(model, rows).edits.size();
    details_->show_finding(model.finding(first), can_change, static_cast<int>(entries));
}

void FindingsPane::leave_out_chosen() {
    edit(leave_out_entries(findings_->model(), findings_->chosen_rows()));
}

void FindingsPane::leave_out_harmful() {
    edit(leave_out_harmful_entries(findings_->model()));
}

void FindingsPane::change_text(const QString& text) {
    EntryEdits edits = leave_out_entries(findings_->model(), findings_->chosen_rows());
    if (edits.edits.size() != 1)
        return;
    edits.edits.front().new_text = text.toStdString();
    edit(edits);
}

void FindingsPane::edit(const EntryEdits& edits) {
    if (edits.edits.empty() || is_busy())
        return;
    edit_.emplace(
        *this,
        [request = request_, edits](const Cancellation& cancellation) {
            return edit_dataset(request, edits.edits, cancellation);
        },
        [this, edits](const Result<std::string>& written) { show_edited(written, edits); });
    show_choice();
    Q_EMIT edit_began();
}

void FindingsPane::show_edited(const Result<std::string>& written, const EntryEdits& edits) {
    edit_.reset();
    if (!written) {
        show_choice();
        Q_EMIT edit_failed(written.error());
        return;
    }
    request_.corpus = *written;
    const auto& new_text = edits.edits.front().new_text;
    findings_->model().settle(
        edits.places,
        new_text ? FindingsModel::State::text_changed : FindingsModel::State::left_out, new_text);
    show_choice();
    Q_EMIT edited(QString::fromStdString(*written));
}

} // namespace formant
