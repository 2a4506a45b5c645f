#include "ui/data/findings_model.h"

#include "ui/data/finding_text.h"
#include "ui/languages/isolated.h"
#include "ui/languages/shown.h"
#include "ui/translate.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>

#include <algorithm>

namespace formant {
namespace {

using State = FindingsModel::State;

/// Returns the state after an edit. Restoring an entry reopens its earlier findings; findings about
/// the audio stay open whatever is typed.
State state_after(const DatasetEdit& edit, const DatasetFinding& finding, State before) {
    if (edit.should_restore)
        return finding.is_excluded ? State::restored : State::open;
    if (!edit.new_text)
        return State::excluded;
    return finding.is_audio_fault ? before : State::text_changed;
}

} // namespace

void FindingsModel::set_rows(FindingRows rows) {
    beginResetModel();
    rows_ = std::move(rows);
    typed_.clear();
    states_.clear();
    for (const DatasetFinding& finding : rows_.findings)
        states_.push_back(finding.is_excluded ? State::excluded : State::open);
    endResetModel();
}

void FindingsModel::settle(const EntryEdits& edits) {
    for (std::size_t i = 0; i < rows_.findings.size(); ++i) {
        DatasetFinding& finding = rows_.findings[i];
        const auto edit = edits.find(finding.place);
        if (edit == edits.end())
            continue;
        states_[i] = state_after(edit->second, finding, states_[i]);
        finding.text = edit->second.new_text.value_or(finding.text);
        const auto typed = typed_.find(finding.place);
        if (typed != typed_.end() && typed->second == finding.text)
            typed_.erase(typed);
    }
    emit_states_changed();
}

std::map<int, State> FindingsModel::states_of(const EntryEdits& edits) const {
    std::map<int, State> states;
    for (int row = 0; row < rowCount(); ++row)
        if (edits.contains(finding(row).place))
            states[row] = state(row);
    return states;
}

void FindingsModel::set_states(const std::map<int, State>& states) {
    for (const auto& [row, state] : states)
        states_[index_of(row)] = state;
    emit_states_changed();
}

void FindingsModel::set_typed(int row, const std::string& text) {
    const DatasetFinding& of = finding(row);
    const bool was_typed = typed_.contains(of.place);
    if (text.empty() || text == of.text)
        typed_.erase(of.place);
    else
        typed_[of.place] = text;
    if (typed_.contains(of.place) != was_typed)
        emit_states_changed();
}

const std::string* FindingsModel::typed(int row) const {
    const auto found = typed_.find(finding(row).place);
    return found == typed_.end() ? nullptr : &found->second;
}

bool FindingsModel::is_untouched(int row) const {
    return is_fine(row) && is_open(row);
}

void FindingsModel::emit_states_changed() {
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, severity), index(rowCount() - 1, what));
}

void FindingsModel::retranslate() {
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, column_count - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, column_count - 1);
}

std::vector<int> FindingsModel::open_of_each_kind() const {
    std::vector<int> counts(rows_.kinds.size(), 0);
    for (int row = 0; row < rowCount(); ++row)
        if (state(row) == State::open && !is_fine(row))
            ++counts[index_of(kind_of(row))];
    return counts;
}

std::vector<int> FindingsModel::each_kind() const {
    std::vector<int> counts(rows_.kinds.size(), 0);
    for (const int of_row : rows_.kind_of)
        if (of_row != FindingRows::no_kind)
            ++counts[index_of(of_row)];
    return counts;
}

int FindingsModel::findings() const {
    return rowCount() -
           static_cast<int>(std::ranges::count_if(rows_.findings, &DatasetFinding::is_fine));
}

int FindingsModel::recordings() const {
    return static_cast<int>(std::count(rows_.is_first.begin(), rows_.is_first.end(), true));
}

int FindingsModel::count_of(State wanted) const {
    return static_cast<int>(std::ranges::count(states_, wanted));
}

int FindingsModel::order_of(int row, int column) const {
    switch (column) {
    case severity:
        if (is_fine(row))
            return 3;
        return finding(row).is_error ? (finding(row).needs_text ? 1 : 0) : 2;
    case kind:
        return kind_of(row);
    case recording:
        return rows_.place_of_file[index_of(row)];
    default:
        return row; // corpus order
    }
}

int FindingsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.findings.size());
}

int FindingsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : column_count;
}

QString FindingsModel::text_of(int row, int column) const {
    const DatasetFinding& found = finding(row);
    switch (column) {
    case severity:
        return is_untouched(row) ? no_finding_label(is_analyzed())
                                 : effect_label(found, state(row), typed(row) != nullptr);
    case kind:
        return is_fine(row) ? QString() : kind_label(found);
    case recording:
        return shown(QFileInfo(QString::fromStdString(found.file)).fileName());
    default:
        return is_fine(row) ? shown(found.text)
                            : finding_sentence(found, state(row), PathLength::name_only);
    }
}

QString FindingsModel::tool_tip(const QModelIndex& index) const {
    const DatasetFinding& found = finding(index.row());
    if (index.column() != recording && found.is_fine)
        return shown(found.text);
    if (index.column() != recording)
        return finding_sentence(found, state(index.row()), PathLength::whole);
    return isolated_path(QDir::toNativeSeparators(QString::fromStdString(found.file)));
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
        return text_of(index.row(), index.column());
    if (role == Qt::ToolTipRole)
        return tool_tip(index);
    if (role == Qt::DecorationRole && index.column() == severity && !is_untouched(index.row()))
        return effect_icon(finding(index.row()), state(index.row()), typed(index.row()) != nullptr);
    return {};
}

QVariant FindingsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case severity:
        return tr("Severity");
    case kind:
        return tr("Issue");
    case recording:
        return tr("Recording");
    default:
        return tr("Details");
    }
}

} // namespace formant
