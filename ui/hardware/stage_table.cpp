#include "ui/hardware/stage_table.h"

#include "engine/session/tuning/diagnosis_messages.h"
#include "ui/hardware/stage_brush.h"
#include "ui/hardware/table.h"
#include "ui/translate.h"

#include <QtCore/QEvent>
#include <QtCore/QLocale>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QStyle>
#include <QtWidgets/QTreeWidget>

namespace formant {

StageTable::StageTable(QWidget* parent) : QWidget(parent), table_(make_table("stages")) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(table_);
    setFocusProxy(table_);
    retranslate();
}

void StageTable::set_rows(std::vector<StageRow> rows) {
    rows_ = std::move(rows);
    retranslate();
}

void StageTable::add(const StageRow& row, const StagePart& part) {
    auto* item = new QTreeWidgetItem(
        table_,
        {translate(stage_label(part.stage)), QLocale().toString(part.ms, 'f', 2),
         tr("%1 %").arg(QLocale().toString(100 * part.share, 'f', 1)), translate(row.name)});
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize);
    item->setIcon(0, stage_swatch(part.stage, palette(), size));
}

void StageTable::retranslate() {
    table_->setAccessibleName(tr("Time of each stage"));
    table_->setHeaderLabels({tr("Stage"), tr("ms"), tr("Share"), tr("Thread")});
    table_->clear();
    for (const StageRow& row : rows_)
        for (const StagePart& part : row.parts)
            add(row, part);
    fit_columns(*table_);
}

void StageTable::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
}

} // namespace formant
