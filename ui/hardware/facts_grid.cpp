#include "ui/hardware/facts_grid.h"

#include "ui/translate.h"

#include <QtCore/QEvent>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>

namespace formant {
namespace {

QString label_of(const HardwareFact& fact) {
    return FactsGrid::tr("%1:", "the name of a fact, before its value").arg(translate(fact.name));
}

} // namespace

FactsGrid::FactsGrid(QWidget* parent) : QWidget(parent), rows_(new QFormLayout(this)) {
    rows_->setContentsMargins(0, 0, 0, 0);
    rows_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    rows_->setVerticalSpacing(rows_->verticalSpacing() / 2);
}

void FactsGrid::set_facts(std::vector<HardwareFact> facts) {
    facts_ = std::move(facts);
    retranslate();
}

void FactsGrid::add(const HardwareFact& fact) {
    auto* value = new QLabel(translate(fact.value));
    // Values in Latin letters also start next to their labels in right-to-left layouts.
    value->setAlignment((isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute |
                        Qt::AlignVCenter);
    value->setWordWrap(true);
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    value->setAccessibleName(translate(fact.name));
    rows_->addRow(label_of(fact), value);
}

void FactsGrid::retranslate() {
    while (rows_->rowCount() > 0)
        rows_->removeRow(0);
    for (const HardwareFact& fact : facts_)
        add(fact);
}

QString FactsGrid::value_of(const QString& name) const {
    for (const QLabel* value : findChildren<QLabel*>())
        if (value->accessibleName() == name)
            return value->text();
    return {};
}

void FactsGrid::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace formant
