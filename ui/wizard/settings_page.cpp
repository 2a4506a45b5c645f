#include "ui/wizard/settings_page.h"

#include "ui/configuration/field_labels.h"
#include "ui/configuration/with_labels.h"
#include "ui/languages/value_labels.h"
#include "ui/messages/error_note.h"
#include "ui/tasks/background_task.h"
#include "ui/translate.h"
#include "ui/wizard/device_page.h"
#include "ui/wizard/found_machine.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStyledItemDelegate>
#include <QtWidgets/QTableWidget>

namespace formant {
namespace {

/// Shows values by their names in the window's language; the editor shows them as written.
class ValueDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QString displayText(const QVariant& value, const QLocale&) const override {
        const QString written = value.toString();
        return value_label(written.toStdString()).value_or(written);
    }
};

enum Column { setting_column, value_column, suggestion_column, reason_column };

QTableWidgetItem* cell(const QString& text, bool editable) {
    auto* item = new QTableWidgetItem(text);
    if (!editable)
        item->setFlags(item->flags() & ~Qt::ItemIsEditable);
    item->setToolTip(text);
    return item;
}

/// Shows the label of the Configuration page, with the key as tooltip.
QTableWidgetItem* setting_cell(const std::string& key) {
    auto* item = cell(field_label(key), false);
    item->setToolTip(QString::fromStdString(key));
    return item;
}

QTableWidget* make_settings_table() {
    auto* table = new QTableWidget(0, 4);
    table->setObjectName("settings");
    table->verticalHeader()->hide();
    table->setWordWrap(true);
    table->setTextElideMode(Qt::ElideNone); // Qt 6.4 would cut lines from the right at their spaces
    table->setTabKeyNavigation(false);      // Tab leaves the table, the arrows move in it
    table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::SelectedClicked |
                           QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setStretchLastSection(true);
    for (const int column : {value_column, suggestion_column})
        table->setItemDelegateForColumn(column, new ValueDelegate(table));
    return table;
}

} // namespace

SettingsPage::SettingsPage(FoundMachine& machine, const DevicePage& device)
    : machine_(machine), device_(device), error_(new ErrorNote), table_(make_settings_table()),
      use_recommended_(new QPushButton) {
    use_recommended_->setObjectName("as_suggested");
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(table_, 1);
    rows->addWidget(error_);
    rows->addWidget(use_recommended_, 0, Qt::AlignLeading);
    connect(table_, &QTableWidget::itemChanged, this, &SettingsPage::edit);
    connect(use_recommended_, &QPushButton::clicked, this, &SettingsPage::use_recommended);
    SettingsPage::retranslate();
}

SettingsPage::~SettingsPage() = default;

void SettingsPage::initializePage() {
    if (settings_of_ == device_.device().persistent_id)
        return; // keeps what was edited
    is_known_ = false;
    settings_of_ = device_.device().persistent_id;
    task_ = std::make_unique<BackgroundTask>(
        *this,
        [report = *machine_.report(), device = device_.device()](const CancellationToken&) {
            return offer_settings(report, device);
        },
        [this](const Result<std::vector<OfferedSetting>>& settings) { set_settings(settings); });
}

void SettingsPage::set_settings(const Result<std::vector<OfferedSetting>>& settings) {
    error_->clear();
    if (!settings)
        return error_->show_error(settings.error());
    settings_ = *settings;
    is_known_ = true;
    is_valid_ = true;
    show_settings();
    Q_EMIT completeChanged();
}

void SettingsPage::show_settings() {
    const QSignalBlocker quiet(table_);
    table_->setRowCount(static_cast<int>(settings_.size()));
    for (int row = 0; row < table_->rowCount(); ++row) {
        const OfferedSetting& one = settings_[static_cast<std::size_t>(row)];
        table_->setItem(row, setting_column, setting_cell(one.key));
        table_->setItem(row, value_column, cell(QString::fromStdString(one.chosen), true));
        table_->setItem(row, suggestion_column,
                        cell(QString::fromStdString(one.suggestion), false));
        table_->setItem(row, reason_column, cell(translate(one.reason), false));
    }
    for (const int column : {setting_column, value_column, suggestion_column})
        table_->resizeColumnToContents(column);
}

/// Reports an invalid value at once; the page is complete only if all values are valid.
void SettingsPage::edit(const QTableWidgetItem* item) {
    settings_[static_cast<std::size_t>(item->row())].chosen = item->text().trimmed().toStdString();
    is_valid_ = true;
    error_->clear();
    for (const OfferedSetting& one : settings_)
        if (const auto checked = check_setting(one.key, one.chosen); !checked) {
            is_valid_ = false;
            error_->show_text(with_labels(translate(checked.error().what)));
        }
    Q_EMIT completeChanged();
}

void SettingsPage::use_recommended() {
    for (OfferedSetting& one : settings_)
        one.chosen = one.suggestion;
    set_settings(settings_);
}

bool SettingsPage::isComplete() const {
    return is_known_ && is_valid_;
}

std::map<std::string, std::string> SettingsPage::changed() const {
    std::map<std::string, std::string> changed;
    for (const OfferedSetting& one : settings_)
        if (one.chosen != one.suggestion)
            changed[one.key] = one.chosen;
    return changed;
}

void SettingsPage::retranslate() {
    setTitle(tr("Recommended settings"));
    setSubTitle(tr("These values suit this computer: just press Next. Other values can be entered "
                   "under “Value”."));
    table_->setAccessibleName(tr("Recommended settings"));
    table_->setHorizontalHeaderLabels(
        {tr("Setting"), tr("Value"), tr("Recommended"), tr("Reason")});
    use_recommended_->setText(tr("Use &recommended values"));
    show_settings();
}

} // namespace formant
