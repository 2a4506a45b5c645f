#include "ui/configuration/configuration_page.h"

#include "engine/session/corpus/voice_config_file.h"
#include "engine/session/interop/config_import.h"
#include "engine/session/queue/queued_config.h"
#include "engine/session/runs/find_run.h"
#include "ui/columns.h"
#include "ui/configuration/config_buttons.h"
#include "ui/configuration/config_files.h"
#include "ui/configuration/config_form.h"
#include "ui/configuration/field_labels.h"
#include "ui/configuration/forecast_panel.h"
#include "ui/configuration/import_report.h"
#include "ui/configuration/unnamed_run.h"
#include "ui/configuration/yaml_view.h"
#include "ui/languages/isolated.h"
#include "ui/messages/error_note.h"
#include "ui/translate.h"

#include <QtCore/QDir>
#include <QtCore/QEvent>
#include <QtCore/QFileInfo>
#include <QtGui/QShortcut>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QStyle>

namespace formant {

ConfigurationPage::ConfigurationPage(QWidget* parent)
    : ConfigurationPage(ConfigQuestions(), parent) {
    questions_ = ask_in_dialogs(*this);
}

ConfigurationPage::ConfigurationPage(ConfigQuestions questions, QWidget* parent)
    : QWidget(parent), document_(new ConfigDocument(this)), questions_(std::move(questions)),
      buttons_(new ConfigButtons(*document_)), file_(new QLabel), error_(new ErrorNote),
      imported_(new ImportReport), form_(new ConfigForm(*document_)),
      yaml_(new YamlView(*document_)), forecast_(new ForecastPanel(*document_)) {
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(buttons_);
    layout->addWidget(file_);
    layout->addWidget(imported_);
    layout->addWidget(make_sides(), 1);
    layout->addWidget(error_); // below, so that it moves nothing that is being edited
    file_->setObjectName("file");
    file_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    connect_buttons();
    add_shortcuts();
    show_file();
}

/// Disconnects first, because a field that loses the focus during destruction still emits signals.
ConfigurationPage::~ConfigurationPage() {
    document_->disconnect(this);
    for (const FieldRow* row : form_->findChildren<FieldRow*>())
        row->disconnect(this);
}

void ConfigurationPage::set_base(const RunRequest& base) {
    forecast_->measurement().set_base(base);
    runs_folder_ = base.runs_folder;
}

void ConfigurationPage::set_training_active(bool active) {
    forecast_->measurement().set_training_active(active);
}

/// Stacks the right side in a layout: a splitter would ignore the height of the forecast's wrapped
/// lines.
QWidget* ConfigurationPage::make_sides() {
    auto* right = new QWidget;
    auto* rows = new QVBoxLayout(right);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(yaml_, 1);
    rows->addWidget(forecast_);
    auto* sides = new Columns;
    sides->addWidget(form_);
    sides->addWidget(right);
    sides->setSizes({3000, 2000}); // shares, not pixels
    sides->setChildrenCollapsible(false);
    return sides;
}

void ConfigurationPage::add_shortcuts() {
    const auto add = [this](QKeySequence::StandardKey key, void (ConfigurationPage::*act)()) {
        auto* shortcut = new QShortcut(key, this);
        shortcut->setContext(Qt::WindowShortcut); // also if the focus is in none of its fields
        connect(shortcut, &QShortcut::activated, this, [this, act] { (this->*act)(); });
    };
    add(QKeySequence::Open, &ConfigurationPage::open);
    add(QKeySequence::Save, &ConfigurationPage::save);
    add(QKeySequence::SaveAs, &ConfigurationPage::save_as);
    add(QKeySequence::Undo, &ConfigurationPage::undo);
    add(QKeySequence::Redo, &ConfigurationPage::redo);
}

void ConfigurationPage::connect_buttons() {
    connect(buttons_, &ConfigButtons::open_requested, this, &ConfigurationPage::open);
    connect(buttons_, &ConfigButtons::import_requested, this, &ConfigurationPage::import);
    connect(buttons_, &ConfigButtons::save_requested, this, &ConfigurationPage::save);
    connect(buttons_, &ConfigButtons::save_as_requested, this, &ConfigurationPage::save_as);
    connect(buttons_, &ConfigButtons::undo_requested, this, &ConfigurationPage::undo);
    connect(buttons_, &ConfigButtons::redo_requested, this, &ConfigurationPage::redo);
    connect(buttons_, &ConfigButtons::train_requested, this, &ConfigurationPage::train);
    connect(buttons_, &ConfigButtons::queue_requested, this, &ConfigurationPage::queue);
    connect(buttons_, &ConfigButtons::preset_refused, error_, &ErrorNote::show_error);
    connect(document_, &ConfigDocument::file_changed, this, &ConfigurationPage::show_file);
    connect(document_, &ConfigDocument::replaced, imported_, &ImportReport::clear);
    for (const FieldRow* row : form_->findChildren<FieldRow*>())
        connect(row, &FieldRow::state_changed, this, &ConfigurationPage::clear_refusal);
    connect(forecast_, &ForecastPanel::forecast_ready, form_,
            [this](const ConfigForecast& forecast) { form_->show_automatic(forecast.automatic); });
}

void ConfigurationPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LayoutDirectionChange)
        show_file();
    QWidget::changeEvent(event);
}

void ConfigurationPage::show_file() {
    const QString path = document_->file().isEmpty()
                             ? tr("a new configuration")
                             : isolated_path(QDir::toNativeSeparators(document_->file()));
    file_->setAlignment(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeading) |
                        Qt::AlignAbsolute | Qt::AlignVCenter); // a path alone reads from the left
    file_->setText(document_->is_saved() ? path : tr("%1 – not saved").arg(path));
}

bool ConfigurationPage::has_unsaved_changes() {
    yaml_->finish_typing();
    return !document_->is_saved() || form_->invalid_row() != nullptr;
}

bool ConfigurationPage::confirm_discard_changes() {
    const Unsaved choice =
        has_unsaved_changes()
            ? questions_.ask_about_unsaved_changes(QFileInfo(proposed_file()).fileName())
            : Unsaved::discard;
    if (choice == Unsaved::save)
        save();
    return choice == Unsaved::discard || (choice == Unsaved::save && document_->is_saved());
}

void ConfigurationPage::open() {
    if (const QString file = questions_.file_to_open(); !file.isEmpty())
        open_file(file);
}

void ConfigurationPage::open_file(const QString& file) {
    if (!confirm_discard_changes())
        return;
    error_->clear();
    if (const auto opened = document_->open(file); !opened)
        error_->show_error(opened.error());
}

void ConfigurationPage::show_error(const Error& error) {
    error_->show_error(error);
}

void ConfigurationPage::import() {
    if (const QString file = questions_.file_to_import(); !file.isEmpty())
        import_file(file);
}

void ConfigurationPage::import_file(const QString& file) {
    if (!confirm_discard_changes())
        return;
    error_->clear();
    const auto imported = import_config({file.toStdString(), {}});
    if (!imported)
        return error_->show_error(imported.error());
    document_->start_unsaved(QString::fromStdString(imported->yaml));
    imported_->show_import(*imported);
}

void ConfigurationPage::save() {
    if (document_->file().isEmpty())
        save_as();
    else
        save_in_place();
}

bool ConfigurationPage::save_in_place() {
    const bool may =
        !document_->was_changed_on_disk() || questions_.confirm_overwrite(document_->file());
    return may && save_to(document_->file());
}

void ConfigurationPage::save_as() {
    if (const QString file = questions_.file_to_save(proposed_file()); !file.isEmpty())
        save_to(file);
}

/// Proposes the name of the voice for a configuration without a file.
QString ConfigurationPage::proposed_file() const {
    if (!document_->file().isEmpty())
        return document_->file();
    const std::string& name = document_->draft().config().name;
    return name.empty() ? QString("config.yaml") : QString::fromStdString(name + ".yaml");
}

bool ConfigurationPage::save_to(const QString& file) {
    if (!check_complete(tr("Not saved. %1")))
        return false;
    const auto saved = document_->save_as(file);
    if (!saved)
        error_->show_error(saved.error());
    return saved.has_value();
}

bool ConfigurationPage::is_valid() const {
    return form_->invalid_row() == nullptr && document_->draft().faults().empty();
}

/// Clears the error of a refused save once its cause is fixed.
void ConfigurationPage::clear_refusal() {
    if (!has_refused_save_ || !is_valid())
        return;
    has_refused_save_ = false;
    error_->clear();
}

/// Invalid input is not in the text, so saving or queuing it would silently use the previous value.
/// `refusal` is the sentence in front of the reason.
bool ConfigurationPage::check_complete(const QString& refusal) {
    error_->clear();
    yaml_->finish_typing();
    has_refused_save_ = !is_valid();
    if (!has_refused_save_)
        return true;
    if (FieldRow* row = form_->invalid_row()) {
        error_->show_text(
            refusal.arg(tr("%1: %2").arg(field_label(row->field().key), row->error())));
        form_->go_to(*row);
        return false;
    }
    const auto& faults = document_->draft().faults();
    error_->show_text(refusal.arg(translate(faults.front().what)));
    yaml_->go_to_line(faults.front().line);
    return false;
}

void ConfigurationPage::undo() {
    yaml_->finish_typing();
    document_->end_undo_step();
    document_->history().undo();
}

void ConfigurationPage::redo() {
    document_->end_undo_step();
    document_->history().redo();
}

void ConfigurationPage::train() {
    if (save_for_training())
        Q_EMIT config_chosen(document_->file());
}

bool ConfigurationPage::save_for_recordings() {
    const Path corpus = corpus_of(*document_);
    if (!document_->file().isEmpty() && is_config_for(document_->file().toStdString(), corpus))
        return save_for_training();
    return save_to_config_folder();
}

bool ConfigurationPage::save_to_config_folder() {
    yaml_->finish_typing();
    const auto place = make_paths_absolute(*document_).and_then([this] {
        return new_config_file(document_->draft().value("name"));
    });
    if (!place)
        error_->show_error(place.error());
    return place && save_to(QString::fromStdString(place->string()));
}

/// Queues what is shown, saved or not. The file stays as it is.
void ConfigurationPage::queue() {
    if (!check_complete(tr("Not queued. %1")))
        return;
    RunConfig config = document_->draft().config();
    config.name = name_for_run(*document_, folder_of_runs(runs_folder_));
    const Path folder = Path(document_->file().toStdString()).parent_path();
    if (const auto kept = snapshot_for_queue(std::move(config), folder))
        Q_EMIT config_queued(QString::fromStdString(kept->string()));
    else
        error_->show_error(kept.error());
}

bool ConfigurationPage::save_for_training() {
    if (!check_complete(tr("Not saved. %1")))
        return false;
    if (const auto named = name_unnamed_run(*document_, folder_of_runs(runs_folder_)); !named)
        error_->show_error(named.error());
    const bool is_saved =
        document_->is_saved() && !document_->file().isEmpty() && !document_->was_changed_on_disk();
    if (!is_saved)
        save();
    return document_->is_saved() && !document_->file().isEmpty();
}

} // namespace formant
