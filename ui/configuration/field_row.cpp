#include "ui/configuration/field_row.h"

#include "ui/configuration/field_labels.h"
#include "ui/configuration/search_terms.h"
#include "ui/configuration/with_labels.h"
#include "ui/palette.h"
#include "ui/translate.h"

#include <QtCore/QEvent>
#include <QtCore/QScopedValueRollback>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QToolButton>

namespace formant {
namespace {

QLabel* plain_label() {
    auto* label = new QLabel;
    label->setWordWrap(true);
    return label;
}

} // namespace

FieldRow::FieldRow(const FormField& field, ConfigDocument& document, QWidget* parent)
    : QWidget(parent), field_(field), document_(document), label_(plain_label()),
      editor_(new FieldEditor(field)), unit_(new QLabel), reset_(new QToolButton),
      note_(plain_label()), error_(plain_label()) {
    const QString key = QString::fromStdString(field.key);
    label_->setBuddy(&editor_->input());
    reset_->setObjectName("back:" + key);
    note_->setObjectName("note:" + key);
    error_->setObjectName("error:" + key);
    lay_out();
    connect(editor_, &FieldEditor::edited, this, &FieldRow::apply_input);
    connect(editor_, &FieldEditor::finished, this, &FieldRow::end_typing);
    connect(reset_, &QToolButton::clicked, this, [this] {
        forget_typing();
        if (auto done = document_.reset_to_preset(field_.key); !done)
            set_mistyped(with_labels(translate(done.error().what)));
        refresh();
    });
    color_error();
    retranslate();
}

void FieldRow::lay_out() {
    const int letter = fontMetrics().averageCharWidth();
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    label_->setFixedWidth(26 * letter);
    unit_->setMinimumWidth(11 * letter);
    reset_->setFocusPolicy(Qt::StrongFocus);
    QSizePolicy keeps_its_place = reset_->sizePolicy();
    keeps_its_place.setRetainSizeWhenHidden(true);
    reset_->setSizePolicy(keeps_its_place);
    grid->addWidget(label_, 0, 0);
    grid->addWidget(editor_, 0, 1);
    grid->addWidget(unit_, 0, 2);
    grid->addWidget(reset_, 0, 3);
    grid->addWidget(note_, 1, 1, 1, 3);
    grid->addWidget(error_, 2, 1, 1, 3);
    grid->setColumnStretch(1, 1);
}

void FieldRow::retranslate() {
    const QString name = field_label(field_.key);
    label_->setText(name);
    unit_->setText(unit_label(field_.unit));
    editor_->input().setAccessibleName(name);
    editor_->input().setAccessibleDescription(translate(field_.help));
    for (QWidget* widget : {static_cast<QWidget*>(label_), &editor_->input()})
        widget->setToolTip(QString::fromStdString(field_.key));
    reset_->setText(tr("↺ Reset"));
    refresh();
}

void FieldRow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange) {
        color_error();
        show_notes();
    }
    QWidget::changeEvent(event);
}

void FieldRow::color_error() {
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, bad_color(colors));
    error_->setPalette(colors);
}

/// Writes the input to the text if it is a valid value.
void FieldRow::apply_input(const QString& typed) {
    const QScopedValueRollback<bool> typing(is_typing_, true);
    const auto set = document_.set(field_.key, typed);
    set_mistyped(set ? QString() : with_labels(translate(set.error().what)));
}

void FieldRow::end_typing() {
    document_.end_undo_step();
    if (is_mistyped())
        return;
    shown_.reset(); // "1e-3" is shown as the text has it
    refresh();
}

void FieldRow::refresh() {
    const ConfigDraft& draft = document_.draft();
    const std::string& value = draft.value(field_.key);
    if (!is_typing_ && shown_ != value) {
        editor_->show_value(QString::fromStdString(value));
        mistyped_.clear();
    }
    shown_ = value;
    is_changed_ = draft.differs_from_preset(field_.key);
    show_mark();
    show_notes();
    Q_EMIT state_changed();
}

void FieldRow::forget_typing() {
    shown_.reset();
    mistyped_.clear();
}

void FieldRow::show_mark() {
    const QString preset = QString::fromStdString(document_.draft().preset_value(field_.key));
    const QString hint = preset.isEmpty() ? tr("Reset to the preset's value, which is empty")
                                          : tr("Reset to the preset's value: %1").arg(preset);
    reset_->setToolTip(hint);
    reset_->setAccessibleName(hint);
    reset_->setVisible(is_changed_);
    QFont font = label_->font();
    font.setBold(is_changed_);
    label_->setFont(font);
}

void FieldRow::show_notes() {
    const bool is_automatic = document_.draft().is_automatic(field_.key);
    const QString chosen =
        automatic_.isEmpty() ? tr("automatic") : tr("automatic: %1").arg(automatic_);
    const QString automatic = is_automatic ? chosen : QString();
    note_->setText(inactive_reason_.isEmpty() ? automatic : inactive_reason_);
    note_->setToolTip(is_automatic && inactive_reason_.isEmpty() ? why_automatic_ : QString());
    note_->setVisible(!note_->text().isEmpty());
    const QString wrong = error();
    error_->setText(wrong.isEmpty() ? QString() : tr("⚠ %1").arg(wrong));
    error_->setAccessibleName(wrong);
    error_->setVisible(!wrong.isEmpty());
    editor_->set_grayed(!inactive_reason_.isEmpty());
    label_->setEnabled(inactive_reason_.isEmpty());
    unit_->setEnabled(inactive_reason_.isEmpty());
    note_->setEnabled(inactive_reason_.isEmpty());
}

void FieldRow::set_mistyped(const QString& why) {
    mistyped_ = why;
    show_notes();
    Q_EMIT state_changed();
}

QString FieldRow::error() const {
    return is_mistyped() ? mistyped_ : fault_of_text();
}

QString FieldRow::fault_of_text() const {
    for (const ConfigFault& fault : document_.draft().faults())
        if (fault.key == field_.key)
            return with_labels(translate(fault.what));
    return {};
}

bool FieldRow::matches(const QString& query) const {
    const QString text =
        label_->text() + ' ' + QString::fromStdString(field_.key) + ' ' + translate(field_.help);
    return matches_query(searched_text(field_.key, text), query);
}

void FieldRow::set_automatic(const QString& value, const QString& why) {
    automatic_ = value;
    why_automatic_ = why;
    show_notes();
}

void FieldRow::set_inactive(const QString& why) {
    inactive_reason_ = why;
    show_notes();
}

} // namespace formant
