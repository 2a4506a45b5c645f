#include "ui/configuration/import_report.h"

#include "ui/languages/shown.h"
#include "ui/translate.h"

#include <QtCore/QEvent>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace formant {
namespace {

bool is_skipped(const ImportedSetting& setting) {
    return setting.becomes.empty();
}

} // namespace

ImportReport::ImportReport(QWidget* parent)
    : QFrame(parent), title_(new QLabel), skipped_(new QListWidget), close_(new QPushButton) {
    setFrameShape(QFrame::StyledPanel);
    setVisible(false);
    title_->setWordWrap(true);
    title_->setObjectName("import_summary");
    skipped_->setObjectName("left_out");
    skipped_->setWordWrap(true);
    skipped_->setMaximumHeight(fontMetrics().lineSpacing() * 6);
    auto* layout = new QGridLayout(this);
    layout->addWidget(title_, 0, 0);
    layout->addWidget(close_, 0, 1, Qt::AlignTop);
    layout->addWidget(skipped_, 1, 0, 1, 2);
    layout->setColumnStretch(0, 1);
    connect(close_, &QPushButton::clicked, this, &ImportReport::clear);
    retranslate();
}

void ImportReport::show_import(const ImportedConfig& imported) {
    settings_ = imported.settings;
    retranslate();
    setVisible(true);
}

void ImportReport::clear() {
    settings_.clear();
    setVisible(false);
}

void ImportReport::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void ImportReport::retranslate() {
    const auto all = static_cast<int>(settings_.size());
    const auto lost =
        static_cast<int>(std::count_if(settings_.begin(), settings_.end(), is_skipped));
    title_->setText(lost == 0
                        ? tr("Values imported: %n. None were skipped.", nullptr, all)
                        : tr("Imported. Values skipped for the reasons below: %n.", nullptr, lost));
    skipped_->clear();
    for (const ImportedSetting& setting : settings_)
        if (is_skipped(setting))
            skipped_->addItem(
                tr("%1: %2 – %3")
                    .arg(shown(setting.key), shown(setting.value), translate(setting.why)));
    skipped_->setVisible(lost > 0);
    skipped_->setAccessibleName(tr("Skipped values"));
    close_->setText(tr("Close"));
}

} // namespace formant
