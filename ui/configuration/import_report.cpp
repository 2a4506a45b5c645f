#include "ui/configuration/import_report.h"

#include "ui/translate.h"

#include <QtCore/QEvent>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace formant {
namespace {

bool was_left_out(const ImportedSetting& setting) {
    return setting.becomes.empty();
}

} // namespace

ImportReport::ImportReport(QWidget* parent)
    : QFrame(parent), title_(new QLabel), left_out_(new QListWidget), close_(new QPushButton) {
    setFrameShape(QFrame::StyledPanel);
    setVisible(false);
    title_->setWordWrap(true);
    title_->setObjectName("import_summary");
    left_out_->setObjectName("left_out");
    left_out_->setWordWrap(true);
    left_out_->setMaximumHeight(fontMetrics().lineSpacing() * 6);
    auto* layout = new QGridLayout(this);
    layout->addWidget(title_, 0, 0);
    layout->addWidget(close_, 0, 1, Qt::AlignTop);
    layout->addWidget(left_out_, 1, 0, 1, 2);
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
        static_cast<int>(std::count_if(settings_.begin(), settings_.end(), was_left_out));
    title_->setText(lost == 0 ? tr("Values taken over: %n. None was left out.", nullptr, all)
                              : tr("Values left out, with the reason below: %n. The others were "
                                   "taken over.",
                                   nullptr, lost));
    left_out_->clear();
    for (const ImportedSetting& setting : settings_)
        if (was_left_out(setting))
            left_out_->addItem(tr("%1: %2 – %3")
                                   .arg(QString::fromStdString(setting.key),
                                        QString::fromStdString(setting.value),
                                        translate(setting.why)));
    left_out_->setVisible(lost > 0);
    left_out_->setAccessibleName(tr("Values that were left out"));
    close_->setText(tr("Close"));
}

} // namespace formant
