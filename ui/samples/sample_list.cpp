#include "ui/samples/sample_list.h"

#include "ui/data/recording_path.h"
#include "ui/row_choice.h"
#include "ui/samples/sample_model.h"

#include <QtCore/QEvent>
#include <QtCore/QSortFilterProxyModel>
#include <QtGui/QShortcut>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

namespace formant {

SampleList::SampleList(QWidget* parent)
    : QWidget(parent), model_(new SampleModel(this)), sorted_(new QSortFilterProxyModel(this)),
      table_(new QTableView), into_a_(new QPushButton), into_b_(new QPushButton),
      save_(new QPushButton), path_(new RecordingPath) {
    set_up_table();
    lay_out();
    retranslate();
    connect_parts();
    update_buttons();
}

void SampleList::set_up_table() {
    sorted_->setSourceModel(model_);
    sorted_->setSortRole(SampleModel::sort_role);
    table_->setModel(sorted_);
    table_->setObjectName("samples");
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setAlternatingRowColors(true);
    table_->setSortingEnabled(true);
    table_->sortByColumn(SampleModel::step, Qt::DescendingOrder);
    table_->setTabKeyNavigation(false); // Tab leaves the list
    table_->setWordWrap(false);
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setStretchLastSection(true);
}

void SampleList::lay_out() {
    into_a_->setObjectName("into_a");
    into_b_->setObjectName("into_b");
    save_->setObjectName("save_sound");
    auto* row = new QHBoxLayout;
    row->addWidget(into_a_);
    row->addWidget(into_b_);
    row->addWidget(save_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(table_, 1);
    column->addLayout(row);
    column->addWidget(path_);
}

void SampleList::connect_parts() {
    const auto choose_a = [this] { choose(&SampleList::into_a); };
    const auto choose_b = [this] { choose(&SampleList::into_b); };
    connect(into_a_, &QPushButton::clicked, this, choose_a);
    connect(into_b_, &QPushButton::clicked, this, choose_b);
    connect(save_, &QPushButton::clicked, this, [this] { choose(&SampleList::save_asked); });
    connect(path_, &RecordingPath::folder_asked, this, &SampleList::folder_asked);
    connect(table_, &QTableView::activated, this, choose_a);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &SampleList::update_buttons);
    add_key(Qt::SHIFT | Qt::Key_A, choose_a);
    add_key(Qt::SHIFT | Qt::Key_B, choose_b);
    add_key(Qt::Key_A, [this] { Q_EMIT play_a(); });
    add_key(Qt::Key_B, [this] { Q_EMIT play_b(); });
    add_key(Qt::Key_Space, [this] { Q_EMIT play_or_pause(); });
}

/// In the table alone: elsewhere letters are written, and the space bar presses a button.
void SampleList::add_key(const QKeySequence& key, const std::function<void()>& act) {
    auto* shortcut = new QShortcut(key, table_);
    shortcut->setContext(Qt::WidgetShortcut);
    connect(shortcut, &QShortcut::activated, this, act);
}

void SampleList::retranslate() {
    table_->setAccessibleName(tr("Samples"));
    table_->setToolTip(tr("Enter puts a sample into A. The keys A and B play, or switch at the "
                          "same place; with Shift they put the sample there. Space pauses."));
    into_a_->setText(tr("Put into &A"));
    into_b_->setText(tr("Put into &B"));
    save_->setText(tr("Save the sound…"));
    model_->retranslate();
}

void SampleList::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void SampleList::show_samples(std::vector<RunSample> samples) {
    const RunSample* chosen = current();
    const std::string file = chosen != nullptr ? chosen->file : "";
    model_->set_samples(std::move(samples));
    select(file);
    table_->resizeColumnToContents(SampleModel::step);
    table_->resizeColumnToContents(SampleModel::weights);
    update_buttons();
}

void SampleList::add(const RunSample& sample) {
    model_->add(sample);
}

void SampleList::select(const std::string& file) {
    if (const int row = model_->row_of(file); row >= 0)
        choose_row(*table_, sorted_->mapFromSource(model_->index(row, 0)).row());
}

const RunSample* SampleList::current() const {
    const QModelIndexList rows = table_->selectionModel()->selectedRows();
    return rows.isEmpty() ? nullptr : &model_->sample(sorted_->mapToSource(rows.front()).row());
}

void SampleList::update_buttons() {
    const RunSample* sample = current();
    for (QPushButton* button : {into_a_, into_b_, save_})
        button->setEnabled(sample != nullptr);
    path_->show_path(sample != nullptr ? QString::fromStdString(sample->file) : QString());
}

void SampleList::choose(void (SampleList::*into)(const RunSample&)) {
    if (const RunSample* sample = current(); sample != nullptr)
        Q_EMIT(this->*into)(*sample);
}

} // namespace formant
