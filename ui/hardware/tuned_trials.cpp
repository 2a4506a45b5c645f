#include "ui/hardware/tuned_trials.h"

#include "ui/hardware/memory_text.h"
#include "ui/hardware/table.h"
#include "ui/translate.h"

#include <QtCore/QEvent>
#include <QtCore/QLocale>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QStyle>
#include <QtWidgets/QTreeWidget>

namespace formant {
namespace {

bool is_same_size(const TuneTrial& a, const TuneTrial& b) {
    return a.batch_size == b.batch_size && a.accumulation == b.accumulation;
}

QString memory_of(const TuneTrial& trial) {
    if (trial.limit_bytes <= 0)
        return memory_text(trial.peak_bytes);
    return TunedTrials::tr("%1 of %2")
        .arg(memory_text(trial.peak_bytes), memory_text(trial.limit_bytes));
}

QStringList texts_of(const TuneTrial& trial) {
    const QString batch = QLocale().toString(trial.batch_size);
    const QString accumulation = QLocale().toString(trial.accumulation);
    if (!trial.works())
        return {batch, accumulation, QString(), QString(), translate(trial.failure)};
    return {batch, accumulation, QLocale().toString(trial.samples_per_s, 'f', 1), memory_of(trial),
            TunedTrials::tr("works")};
}

} // namespace

TunedTrials::TunedTrials(QWidget* parent) : QWidget(parent), table_(make_table("tuned_trials")) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(table_);
    setFocusProxy(table_);
    retranslate();
}

void TunedTrials::clear() {
    trials_.clear();
    best_.reset();
    table_->clear();
}

void TunedTrials::add(const TuneTrial& trial) {
    trials_.push_back(trial);
    show_trial(trial);
}

void TunedTrials::mark_best(const TuneTrial& best) {
    best_ = best;
    retranslate();
}

void TunedTrials::show_trial(const TuneTrial& trial) {
    auto* item = new QTreeWidgetItem(table_, texts_of(trial));
    item->setToolTip(4, item->text(4));
    if (!trial.works())
        item->setIcon(4, style()->standardIcon(QStyle::SP_MessageBoxWarning));
    if (best_ && is_same_size(trial, *best_)) {
        item->setIcon(4, style()->standardIcon(QStyle::SP_DialogApplyButton));
        item->setText(4, tr("best: the fastest that fits"));
    }
    fit_columns(*table_);
    table_->scrollToItem(item);
}

void TunedTrials::retranslate() {
    table_->setAccessibleName(tr("Tried batch sizes"));
    table_->setHeaderLabels(
        {tr("Batch size"), tr("Accumulation"), tr("Samples/s"), tr("Memory"), tr("Result")});
    table_->clear();
    for (const TuneTrial& trial : trials_)
        show_trial(trial);
    fit_columns(*table_);
}

void TunedTrials::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace formant
