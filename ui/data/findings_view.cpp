#include "ui/data/findings_view.h"

#include "ui/translate.h"

#include <QtCore/QEvent>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QTableView>

#include <algorithm>
#include <numeric>

namespace formant {

FindingsView::FindingsView(QWidget* parent)
    : QWidget(parent), filter_(model_), label_(new QLabel), kinds_(new QComboBox),
      table_(new QTableView) {
    kinds_->setObjectName("finding_kinds");
    kinds_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    label_->setBuddy(kinds_);
    table_->setObjectName("findings");
    table_->setModel(&filter_);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSortingEnabled(true);
    table_->sortByColumn(FindingsModel::severity, Qt::AscendingOrder);
    setFocusProxy(table_);
    table_->setTabKeyNavigation(false); // Tab leaves the table
    table_->verticalHeader()->hide();
    table_->setWordWrap(false);
    size_columns();
    lay_out();
    retranslate();
    connect(kinds_, &QComboBox::currentIndexChanged, this, &FindingsView::show_chosen_kind);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &FindingsView::choice_changed);
    connect(&model_, &QAbstractItemModel::dataChanged, this, &FindingsView::list_kinds);
    connect(&model_, &QAbstractItemModel::dataChanged, this, &FindingsView::choice_changed);
}

void FindingsView::lay_out() {
    auto* top = new QHBoxLayout;
    top->addWidget(label_);
    top->addWidget(kinds_);
    top->addStretch(1);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addLayout(top);
    rows->addWidget(table_, 1);
}

/// Sizes the columns once, by the font: measuring all rows would take seconds.
void FindingsView::size_columns() {
    const int letter = fontMetrics().averageCharWidth();
    table_->setColumnWidth(FindingsModel::severity, letter * 21);
    table_->setColumnWidth(FindingsModel::kind, letter * 24);
    table_->setColumnWidth(FindingsModel::recording, letter * 18);
    table_->horizontalHeader()->setStretchLastSection(true);
    table_->verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 3 / 2);
}

void FindingsView::retranslate() {
    label_->setText(tr("S&how:"));
    table_->setAccessibleName(tr("Findings"));
    model_.retranslate();
    list_kinds();
}

void FindingsView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void FindingsView::show_rows(FindingRows rows) {
    model_.set_rows(std::move(rows));
    kinds_->setCurrentIndex(0);
    list_kinds();
    if (model_.findings() == 0 && model_.recordings() > 0) // more useful than an empty list
        kinds_->setCurrentIndex(kinds_->findData(FindingsFilter::all_recordings));
    Q_EMIT choice_changed();
}

/// Lists the kinds with their number of rows and of open ones.
void FindingsView::list_kinds() {
    const QSignalBlocker quiet(kinds_);
    const QVariant chosen = kinds_->currentData();
    const std::vector<int> open = model_.open_of_each_kind();
    const std::vector<int> all = model_.each_kind();
    kinds_->clear();
    add_kind(tr("all findings"), std::accumulate(open.begin(), open.end(), 0), model_.findings(),
             std::nullopt);
    add_kind(tr("all recordings"), model_.recordings(), FindingsFilter::all_recordings);
    for (std::size_t i = 0; i < open.size(); ++i)
        add_kind(translate(model_.kinds()[i]), open[i], all[i], static_cast<int>(i));
    const int excluded = model_.count_of(FindingsModel::State::excluded);
    if (excluded > 0 || chosen == FindingsFilter::excluded)
        add_kind(tr("excluded"), excluded, FindingsFilter::excluded);
    kinds_->setCurrentIndex(std::max(0, kinds_->findData(chosen)));
}

void FindingsView::add_kind(const QString& name, int open, int count, std::optional<int> kind) {
    const QString text =
        open == count
            ? tr("%1 (%2)").arg(name, locale().toString(count))
            : tr("%1 (%2 of %3 open)").arg(name, locale().toString(open), locale().toString(count));
    kinds_->addItem(text, kind ? QVariant(*kind) : QVariant());
}

void FindingsView::add_kind(const QString& name, int count, int kind) {
    add_kind(name, count, count, kind);
}

void FindingsView::show_chosen_kind() {
    const QVariant chosen = kinds_->currentData();
    filter_.show_kind(chosen.isValid() ? std::optional(chosen.toInt()) : std::nullopt);
    Q_EMIT choice_changed();
}

bool FindingsView::is_next(int row, int kind) const {
    const int of_model = filter_.mapToSource(filter_.index(row, 0)).row();
    return model_.kind_of(of_model) == kind && model_.is_open(of_model);
}

/// Selects this row alone, even while Ctrl is held, which would extend the selection.
void FindingsView::choose(int row) {
    table_->selectionModel()->setCurrentIndex(
        filter_.index(row, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void FindingsView::select_next_open() {
    const int from = table_->currentIndex().row(), rows = filter_.rowCount();
    if (from < 0)
        return;
    const int kind = model_.kind_of(filter_.mapToSource(table_->currentIndex()).row());
    for (int further = 1; further < rows; ++further)
        if (const int row = (from + further) % rows; is_next(row, kind))
            return choose(row);
}

std::vector<int> FindingsView::chosen_rows() const {
    std::vector<int> rows;
    const QModelIndex current = table_->currentIndex();
    if (table_->selectionModel()->isRowSelected(current.row(), {}))
        rows.push_back(filter_.mapToSource(current).row());
    for (const QModelIndex& index : table_->selectionModel()->selectedRows())
        if (index.row() != current.row())
            rows.push_back(filter_.mapToSource(index).row());
    return rows;
}

} // namespace formant
