#include "ui/training/monitor_panel.h"

#include "ui/configuration/field_row.h"
#include "ui/configuration/inactive_reasons.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QScrollBar>

namespace formant {
namespace {

bool is_live_setting(const FormField& field) {
    return !field.restart_needed && field.key != "train.layers" &&
           field.key != "train.layer_patterns";
}

} // namespace

MonitorPanel::MonitorPanel(ConfigDocument& document, QWidget* parent)
    : QScrollArea(parent), document_(document) {
    auto* all = new QWidget;
    auto* layout = new QVBoxLayout(all);
    for (const FormField& field : form_fields()) {
        if (!is_live_setting(field))
            continue;
        auto* row = new FieldRow(field, document);
        layout->addWidget(row);
        rows_.push_back(row);
        connect(&document, &ConfigDocument::replaced, row, &FieldRow::forget_typing);
        connect(&document, &ConfigDocument::changed, row, &FieldRow::refresh);
        connect(row, &FieldRow::state_changed, this, &MonitorPanel::state_changed);
        row->refresh();
    }
    connect(&document, &ConfigDocument::changed, this, &MonitorPanel::show_inactive);
    layout->addStretch(1);
    setWidget(all);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    keep_width();
    retranslate();
    show_inactive();
}

void MonitorPanel::show_inactive() {
    const auto reasons = inactive_reasons(document_.draft().config());
    for (FieldRow* row : rows_)
        row->set_inactive(reasons.contains(row->field().key) ? reasons.at(row->field().key)
                                                             : QString());
}

FieldRow* MonitorPanel::invalid_row() const {
    for (FieldRow* row : rows_)
        if (row->is_mistyped())
            return row;
    return nullptr;
}

void MonitorPanel::forget_typing() {
    for (FieldRow* row : rows_)
        row->forget_typing();
}

/// Keeps the panel wide enough for its rows in every language, because it does not scroll
/// horizontally.
void MonitorPanel::keep_width() {
    setMinimumWidth(widget()->minimumSizeHint().width() + 2 * frameWidth() +
                    verticalScrollBar()->sizeHint().width());
}

bool MonitorPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        keep_width();
    return QScrollArea::eventFilter(watched, event);
}

void MonitorPanel::retranslate() {
    setAccessibleName(tr("Settings that can be changed while training"));
}

void MonitorPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        show_inactive();
    }
    QScrollArea::changeEvent(event);
}

} // namespace formant
