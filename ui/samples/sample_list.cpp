#include "ui/samples/sample_list.h"

#include "ui/data/recording_path.h"
#include "ui/row_selection.h"
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
    const auto load_a = [this] { emit_current(&SampleList::load_a_requested); };
    const auto load_b = [this] { emit_current(&SampleList::load_b_requested); };
    connect(into_a_, &QPushButton::clicked, this, load_a);
    connect(into_b_, &QPushButton::clicked, this, load_b);
    connect(save_, &QPushButton::clicked, this,
            [this] { emit_current(&SampleList::save_requested); });
    connect(path_, &RecordingPath::folder_requested, this, &SampleList::folder_requested);
    connect(table_, &QTableView::activated, this, load_a);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &SampleList::update_buttons);
    add_key(Qt::SHIFT | Qt::Key_A, load_a);
    add_key(Qt::SHIFT | Qt::Key_B, load_b);
    add_key(Qt::Key_A, [this] { Q_EMIT play_a_requested(); });
    add_key(Qt::Key_B, [this] { Q_EMIT play_b_requested(); });
    add_key(Qt::Key_Space, [this] { Q_EMIT play_or_pause_requested(); });
}

/// The keys work in the table only: elsewhere letters are typed, and Space presses a button.
void SampleList::add_key(const QKeySequence& key, const std::function<void()>& act) {
    auto* shortcut = new QShortcut(key, table_);
    shortcut->setContext(Qt::WidgetShortcut);
    connect(shortcut, &QShortcut::activated, this, act);
}

void SampleList::retranslate() {
    table_->setAccessibleName(tr("Samples"));
    table_->setToolTip(tr("Enter loads a sample into A. A and B play, or switch at the same "
                          "position; Shift+A and Shift+B load the sample. Space pauses."));
    into_a_->setText(tr("Load into &A"));
    into_b_->setText(tr("Load into &B"));
    save_->setText(tr("Export audio…"));
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
        select_row(*table_, sorted_->mapFromSource(model_->index(row, 0)).row());
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

void SampleList::emit_current(void (SampleList::*request)(const RunSample&)) {
    if (const RunSample* sample = current(); sample != nullptr)
        Q_EMIT(this->*request)(*sample);
}

} // namespace formant
