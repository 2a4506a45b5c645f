#include "ui/configuration/field_editor.h"

#include "ui/configuration/choice_box.h"
#include "ui/configuration/digits.h"
#include "ui/configuration/language_box.h"
#include "ui/files/path_browse.h"
#include "ui/files/path_line.h"

#include <QtCore/QEvent>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>

namespace formant {
namespace {

/// Normalizes a typed number. In a list of numbers the comma stays, because it separates them.
QString number_typed(const QString& typed, ValueKind kind) {
    switch (kind) {
    case ValueKind::number:
        return with_decimal_dot(typed);
    case ValueKind::integer:
    case ValueKind::numbers:
        return latin_digits(typed);
    default:
        return typed;
    }
}

} // namespace

FieldEditor::FieldEditor(const FormField& field, QWidget* parent) : QWidget(parent) {
    if (field.kind == ValueKind::boolean)
        add_check_box();
    else if (!field.choices.empty())
        add_choices(field);
    else if (field.kind == ValueKind::texts)
        add_lines();
    else if (field.key == "text.language")
        add_languages();
    else
        add_line(field.kind);
    input_->setObjectName(QString::fromStdString(field.key));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(input_, 1);
    if (field.path != PathKind::none)
        add_browse(field.path, *layout);
    setFocusProxy(input_);
    input_->installEventFilter(this);
}

void FieldEditor::show_value(const QString& value) {
    if (value == typed())
        return;
    const QSignalBlocker quiet(input_);
    write_(value);
}

void FieldEditor::set_grayed(bool is_grayed) {
    QPalette colors; // an empty palette inherits the window's
    if (is_grayed)
        for (const auto role : {QPalette::Text, QPalette::ButtonText, QPalette::WindowText})
            colors.setColor(role, palette().color(QPalette::Disabled, role));
    input_->setPalette(colors);
}

bool FieldEditor::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusOut)
        Q_EMIT finished();
    return QWidget::eventFilter(watched, event);
}

void FieldEditor::add_check_box() {
    auto* box = new QCheckBox;
    read_ = [box] { return box->isChecked() ? QStringLiteral("true") : QStringLiteral("false"); };
    write_ = [box](const QString& value) { box->setChecked(value == QStringLiteral("true")); };
    connect(box, &QCheckBox::toggled, this, &FieldEditor::emit_edited);
    input_ = box;
}

void FieldEditor::add_choices(const FormField& field) {
    auto* box = new ChoiceBox(field.choices);
    read_ = [box] { return box->value(); };
    write_ = [box](const QString& value) { box->show_value(value); };
    connect(box, &QComboBox::currentIndexChanged, this, &FieldEditor::emit_edited);
    input_ = box;
}

void FieldEditor::add_languages() {
    auto* box = new LanguageBox;
    read_ = [box] { return box->code(); };
    write_ = [box](const QString& value) { box->set_code(value); };
    connect(box, &LanguageBox::edited, this, &FieldEditor::emit_edited);
    connect(box->lineEdit(), &QLineEdit::returnPressed, this, &FieldEditor::finished);
    input_ = box;
}

/// Adds a line for numbers and paths, which run from left to right in every language.
void FieldEditor::add_line(ValueKind kind) {
    auto* line = new PathLine; // also suits numbers
    read_ = [line, kind] { return number_typed(line->text(), kind); };
    write_ = [line](const QString& value) { line->setText(value); };
    connect(line, &QLineEdit::textEdited, this, &FieldEditor::emit_edited);
    connect(line, &QLineEdit::returnPressed, this, &FieldEditor::finished);
    input_ = line;
}

void FieldEditor::add_browse(PathKind kind, QBoxLayout& row) {
    auto* browse = new PathBrowse(
        kind == PathKind::file ? PathBrowse::Kind::file : PathBrowse::Kind::file_or_folder, read_);
    browse->setObjectName("browse:" + input_->objectName());
    row.addWidget(browse);
    connect(browse, &PathBrowse::chosen, this, [this](const QString& path) {
        show_value(path);
        emit_edited();
        Q_EMIT finished();
    });
}

void FieldEditor::add_lines() {
    auto* lines = new QPlainTextEdit;
    lines->setTabChangesFocus(true);
    lines->setLineWrapMode(QPlainTextEdit::NoWrap);
    lines->setFixedHeight(lines->fontMetrics().lineSpacing() * 5);
    read_ = [lines] { return lines->toPlainText(); };
    write_ = [lines](const QString& value) { lines->setPlainText(value); };
    connect(lines, &QPlainTextEdit::textChanged, this, &FieldEditor::emit_edited);
    input_ = lines;
}

} // namespace formant
