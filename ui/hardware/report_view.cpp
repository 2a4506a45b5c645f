#include "ui/hardware/report_view.h"

#include "engine/session/hardware/hardware_labels.h"
#include "engine/session/hardware/hardware_report.h"
#include "ui/hardware/facts_grid.h"
#include "ui/hardware/gpu_card.h"
#include "ui/translate.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QGroupBox>
#include <QtWidgets/QLabel>

#include <set>

namespace formant {
namespace {

QLabel* text_label(const QString& name) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QGroupBox* box_of(std::initializer_list<QWidget*> rows) {
    auto* box = new QGroupBox;
    auto* layout = new QVBoxLayout(box);
    for (QWidget* row : rows)
        layout->addWidget(row);
    return box;
}

QString as_list(const std::vector<Message>& items) {
    QStringList lines;
    for (const Message& item : items)
        lines << ReportView::tr("• %1", "an entry of a list").arg(translate(item));
    return lines.join('\n');
}

/// Returns the recommendations that are not notes on a card already.
std::vector<Message> advice_without_card_notes(const HardwareReport& report) {
    std::vector<Message> advice = environment_messages(report.chosen.hardware);
    std::set<std::string> on_cards;
    for (const GpuInfo& gpu : report.chosen.hardware.gpus)
        for (const Message& note : gpu.notes)
            on_cards.insert(to_english(note));
    for (const Message& one : report.recommendations)
        if (!on_cards.contains(to_english(one)))
            advice.push_back(one);
    return advice;
}

} // namespace

ReportView::ReportView(QWidget* parent)
    : QScrollArea(parent), cards_(new QVBoxLayout), choice_(text_label("device_choice")),
      machine_(new FactsGrid), versions_(new FactsGrid), advice_(text_label("recommendations")) {
    setObjectName("hardware_report");
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    gpu_box_ = box_of({choice_});
    machine_box_ = box_of({machine_});
    version_box_ = box_of({versions_});
    advice_box_ = box_of({advice_});
    lay_out();
    retranslate();
}

void ReportView::lay_out() {
    static_cast<QVBoxLayout*>(gpu_box_->layout())->addLayout(cards_);
    auto* content = new QWidget;
    auto* rows = new QVBoxLayout(content);
    for (QGroupBox* box : {gpu_box_, machine_box_, advice_box_, version_box_})
        rows->addWidget(box);
    rows->addStretch();
    setWidget(content);
}

void ReportView::set_report(const HardwareReport& report) {
    report_ = report;
    machine_->set_facts(host_facts(report.chosen.hardware.host));
    versions_->set_facts(version_facts(report));
    show_cards();
    retranslate_lists();
}

void ReportView::show_cards() {
    while (QLayoutItem* item = cards_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const GpuInfo& gpu : report_->chosen.hardware.gpus)
        cards_->addWidget(new GpuCard(gpu));
}

void ReportView::show_only_machine() {
    gpu_box_->hide();
}

void ReportView::show_only_gpus() {
    for (QGroupBox* box : {machine_box_, advice_box_, version_box_})
        box->hide();
}

void ReportView::retranslate() {
    setAccessibleName(tr("Hardware report"));
    gpu_box_->setTitle(tr("Graphics cards"));
    machine_box_->setTitle(tr("Machine"));
    version_box_->setTitle(tr("Versions"));
    advice_box_->setTitle(tr("Recommendations"));
    if (report_)
        retranslate_lists();
}

void ReportView::retranslate_lists() {
    const ChosenHardware& chosen = report_->chosen;
    const std::vector<Message> advice = advice_without_card_notes(*report_);
    advice_->setText(advice.empty() ? tr("No recommendations.") : as_list(advice));
    const bool no_gpu = chosen.hardware.gpus.empty();
    choice_->setText(no_gpu ? tr("No usable graphics card: %1. Training uses the CPU.")
                                  .arg(translate(chosen.hardware.why_no_gpu))
                            : translate(chosen.choice.how));
}

QString ReportView::text_to_copy() const {
    QStringList lines;
    if (report_)
        for (const Message& line : hardware_report_lines(*report_))
            lines << QString::fromStdString(to_english(line));
    return lines.join('\n');
}

void ReportView::changeEvent(QEvent* event) {
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace formant
