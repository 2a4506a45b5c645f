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
    table_->setTabKeyNavigation(false); // Tab leaves the table
    table_->verticalHeader()->hide();
    table_->setWordWrap(false);
    table_->setTextElideMode(Qt::ElideMiddle); // of paths the end says more
    size_columns();
    lay_out();
    retranslate();
    connect(kinds_, &QComboBox::currentIndexChanged, this, &FindingsView::show_chosen_kind);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &FindingsView::choice_changed);
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

/// Once, by the font: looking at all rows would take seconds.
void FindingsView::size_columns() {
    const int letter = fontMetrics().averageCharWidth();
    table_->setColumnWidth(FindingsModel::severity, letter * 16);
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
    Q_EMIT choice_changed();
}

void FindingsView::list_kinds() {
    const QSignalBlocker quiet(kinds_);
    const int chosen = std::max(0, kinds_->currentIndex());
    kinds_->clear();
    kinds_->addItem(tr("all findings (%1)").arg(locale().toString(model_.rowCount())));
    for (std::size_t i = 0; i < model_.kinds().size(); ++i)
        kinds_->addItem(
            tr("%1 (%2)").arg(translate(model_.kinds()[i]), locale().toString(model_.counts()[i])));
    kinds_->setCurrentIndex(chosen < kinds_->count() ? chosen : 0);
}

void FindingsView::show_chosen_kind() {
    const int chosen = kinds_->currentIndex();
    filter_.show_kind(chosen > 0 ? std::optional(chosen - 1) : std::nullopt);
    Q_EMIT choice_changed();
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
