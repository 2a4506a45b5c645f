#include "ui/configuration/field_group.h"

#include "ui/configuration/field_labels.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QToolButton>

#include <algorithm>

namespace formant {

FieldGroup::FieldGroup(std::string section, QWidget* parent)
    : QWidget(parent), section_(std::move(section)), heading_(new QToolButton), body_(new QWidget) {
    heading_->setObjectName("section:" + QString::fromStdString(section_));
    heading_->setCheckable(true);
    heading_->setAutoRaise(true);
    heading_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    heading_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    heading_->setFocusPolicy(Qt::StrongFocus);
    QFont font = heading_->font();
    font.setBold(true);
    heading_->setFont(font);
    new QVBoxLayout(body_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(heading_);
    layout->addWidget(body_);
    connect(heading_, &QToolButton::toggled, this, &FieldGroup::show_open);
    show_open();
    retranslate();
}

void FieldGroup::add(FieldRow* row) {
    rows_.push_back(row);
    body_->layout()->addWidget(row);
    connect(row, &FieldRow::state_changed, this, &FieldGroup::retranslate);
}

bool FieldGroup::is_open() const {
    return heading_->isChecked();
}

void FieldGroup::set_open(bool open) {
    heading_->setChecked(open);
}

void FieldGroup::show_open() {
    body_->setVisible(is_open());
    heading_->setArrowType(is_open()         ? Qt::DownArrow
                           : isRightToLeft() ? Qt::LeftArrow
                                             : Qt::RightArrow);
}

int FieldGroup::show_matches(const QString& query) {
    int matching = 0;
    for (FieldRow* row : rows_) {
        const bool matches = row->matches(query);
        row->setVisible(matches);
        matching += matches ? 1 : 0;
    }
    setVisible(matching > 0);
    set_open(matching > 0);
    return matching;
}

void FieldGroup::show_all() {
    for (FieldRow* row : rows_)
        row->setVisible(true);
    setVisible(true);
}

void FieldGroup::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::LayoutDirectionChange)
        show_open();
    QWidget::changeEvent(event);
}

/// Adds to the title what a closed section hides: the number of invalid or modified settings.
void FieldGroup::retranslate() {
    const auto changed = static_cast<int>(std::count_if(
        rows_.begin(), rows_.end(), [](const FieldRow* row) { return row->is_changed(); }));
    const auto wrong = static_cast<int>(std::count_if(
        rows_.begin(), rows_.end(), [](const FieldRow* row) { return !row->error().isEmpty(); }));
    const QString title = section_title(section_);
    if (wrong > 0)
        heading_->setText(tr("%1 (⚠ %n invalid)", nullptr, wrong).arg(title));
    else if (changed > 0)
        heading_->setText(tr("%1 (%n modified)", nullptr, changed).arg(title));
    else
        heading_->setText(title);
}

} // namespace formant
