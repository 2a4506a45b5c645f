#include "ui/configuration/config_form.h"

#include "ui/configuration/field_help.h"
#include "ui/configuration/inactive_reasons.h"
#include "ui/configuration/with_labels.h"
#include "ui/translate.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QTextBrowser>

namespace formant {
namespace {

/// Returns false for the preset, which is chosen above the form, and for the version, which users
/// do not edit.
bool has_row(const FormField& field) {
    return field.key != "preset" && field.key != "version";
}

} // namespace

ConfigForm::ConfigForm(ConfigDocument& document, QWidget* parent)
    : QWidget(parent), document_(document), search_(new QLineEdit), nothing_found_(new QLabel),
      scroll_(new QScrollArea), help_(new QTextBrowser) {
    add_rows();
    lay_out();
    connect(search_, &QLineEdit::textChanged, this, &ConfigForm::search);
    connect(&document_, &ConfigDocument::replaced, this, &ConfigForm::forget_typing);
    connect(&document_, &ConfigDocument::changed, this, &ConfigForm::refresh);
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget*, const QWidget* now) { show_help_of(now); });
    groups_.front()->set_open(true);
    retranslate();
    refresh();
}

void ConfigForm::add_rows() {
    for (const FormField& field : form_fields()) {
        if (!has_row(field))
            continue;
        if (rows_.empty() || groups_.back()->rows().back()->field().section != field.section)
            groups_.push_back(new FieldGroup(field.section));
        auto* row = new FieldRow(field, document_);
        groups_.back()->add(row);
        rows_[field.key] = row;
    }
}

void ConfigForm::lay_out() {
    search_->setObjectName("search");
    search_->setClearButtonEnabled(true);
    nothing_found_->setVisible(false);
    help_->setObjectName("help");
    help_->setFixedHeight(fontMetrics().lineSpacing() * 8);
    help_->setFocusPolicy(Qt::ClickFocus);
    auto* all = new QWidget;
    auto* sections = new QVBoxLayout(all);
    for (FieldGroup* group : groups_)
        sections->addWidget(group);
    sections->addStretch(1);
    scroll_->setWidget(all);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(search_);
    layout->addWidget(nothing_found_);
    layout->addWidget(scroll_, 1);
    layout->addWidget(help_);
}

void ConfigForm::retranslate() {
    search_->setPlaceholderText(tr("Search settings"));
    search_->setAccessibleName(tr("Search settings"));
    nothing_found_->setText(tr("No matching settings."));
    help_->setAccessibleName(tr("Help on the setting"));
    if (help_row_ == nullptr)
        help_->setPlainText(tr("Choose a setting to read what it does."));
    else
        help_->setHtml(help_text(help_row_->field()));
}

void ConfigForm::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        show_inactive();
        show_automatic(automatic_);
    }
    QWidget::changeEvent(event);
}

/// Keeps the last readable values while the text is not valid YAML.
void ConfigForm::refresh() {
    if (!document_.draft().is_readable())
        return;
    show_inactive();
    for (const auto& [key, row] : rows_)
        row->refresh();
}

void ConfigForm::show_inactive() {
    const auto idle = inactive_reasons(document_.draft().config());
    for (const auto& [key, row] : rows_)
        row->set_inactive(idle.contains(key) ? idle.at(key) : QString());
}

void ConfigForm::show_automatic(const std::vector<AutomaticValue>& values) {
    automatic_ = values;
    std::map<std::string, const AutomaticValue*> by_key;
    for (const AutomaticValue& one : automatic_)
        by_key[one.key] = &one;
    for (const auto& [key, row] : rows_)
        if (const auto found = by_key.find(key); found != by_key.end())
            row->set_automatic(QString::fromStdString(found->second->value),
                               with_labels(translate(found->second->why)));
        else
            row->set_automatic({}, {});
}

void ConfigForm::forget_typing() {
    for (const auto& [key, row] : rows_)
        row->forget_typing();
}

FieldRow* ConfigForm::row(const std::string& key) const {
    const auto found = rows_.find(key);
    return found == rows_.end() ? nullptr : found->second;
}

FieldRow* ConfigForm::invalid_row() const {
    for (const FieldGroup* group : groups_)
        for (FieldRow* row : group->rows())
            if (row->is_mistyped())
                return row;
    return nullptr;
}

void ConfigForm::go_to(FieldRow& row) {
    search_->clear();
    for (FieldGroup* group : groups_)
        if (group->isAncestorOf(&row))
            group->set_open(true);
    // A section that was just opened must be laid out before the row has its position.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    row.editor().setFocus();
    scroll_->ensureWidgetVisible(&row);
}

void ConfigForm::save_open_state() {
    if (open_before_search_.empty())
        for (FieldGroup* group : groups_)
            open_before_search_[group] = group->is_open();
}

/// Filters the rows. Restores the open and closed sections once the query is empty.
void ConfigForm::search(const QString& query) {
    int found = 0;
    if (query.trimmed().isEmpty()) {
        for (FieldGroup* group : groups_)
            group->show_all();
        for (const auto& [group, was_open] : std::exchange(open_before_search_, {}))
            group->set_open(was_open);
        return nothing_found_->setVisible(false);
    }
    save_open_state();
    for (FieldGroup* group : groups_)
        found += group->show_matches(query);
    nothing_found_->setVisible(found == 0);
}

void ConfigForm::show_help_of(const QWidget* focused) {
    for (const auto& [key, row] : rows_)
        if (focused != nullptr && row->isAncestorOf(focused)) {
            help_row_ = row;
            help_->setHtml(help_text(row->field()));
        }
}

} // namespace formant
