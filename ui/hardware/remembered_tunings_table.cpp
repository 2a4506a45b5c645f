#include "ui/hardware/remembered_tunings_table.h"

#include "ui/hardware/table.h"
#include "ui/languages/shown.h"

#include <QtCore/QEvent>
#include <QtCore/QLocale>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QTreeWidget>

namespace formant {

RememberedTuningsTable::RememberedTuningsTable(QWidget* parent)
    : QGroupBox(parent), table_(make_table("remembered_tunings")) {
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(table_);
    retranslate();
}

void RememberedTuningsTable::set_offers(const DeviceOffers& offers) {
    for (const OfferedDevice& offered : offers.devices)
        names_[offered.persistent_id] = shown(offered.name);
    retranslate();
}

void RememberedTuningsTable::set_tunings(std::vector<TunedBatch> tunings) {
    tunings_ = std::move(tunings);
    retranslate();
}

QString RememberedTuningsTable::name_of(const TunedBatch& tuned) const {
    const auto found = names_.find(tuned.device);
    return found != names_.end() ? found->second : tr("%1 (not present)").arg(shown(tuned.device));
}

void RememberedTuningsTable::retranslate() {
    setTitle(tr("Saved tuning results"));
    table_->setAccessibleName(tr("Saved tuning result of each device"));
    table_->setHeaderLabels({tr("Device"), tr("Model"), tr("Precision"), tr("Batch size"),
                             tr("Samples/s"), tr("Measured"), tr("Version")});
    table_->clear();
    for (const TunedBatch& tuned : tunings_)
        new QTreeWidgetItem(table_, {name_of(tuned), shown(tuned.model), shown(tuned.precision),
                                     QLocale().toString(tuned.batch_size),
                                     QLocale().toString(tuned.samples_per_s, 'f', 1),
                                     shown(tuned.measured_at), shown(tuned.version)});
    fit_columns(*table_);
}

void RememberedTuningsTable::changeEvent(QEvent* event) {
    QGroupBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace formant
