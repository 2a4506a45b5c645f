#include "ui/export/export_summary.h"

#include "ui/languages/isolated.h"
#include "ui/languages/shown.h"
#include "ui/translate.h"

#include <QtCore/QFileInfo>
#include <QtCore/QLocale>
#include <QtCore/QUrl>
#include <QtGui/QDesktopServices>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

namespace formant {
namespace {

/// Rounds up: what is below a hundredth of a percent is rounding of the numbers, and inaudible.
double upper_percent(double difference) {
    return difference < 1e-4 ? 0.01 : 0.1;
}

} // namespace

ExportSummary::ExportSummary(QWidget* parent)
    : QWidget(parent), exported_(new QLabel), files_(new QListWidget), check_(new QLabel),
      notes_(new QLabel), open_(new QPushButton) {
    lay_out();
    files_->setAccessibleName(tr("Exported files"));
    open_->setText(tr("Open &folder"));
    connect(open_, &QPushButton::clicked, this,
            [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder_)); });
}

void ExportSummary::lay_out() {
    exported_->setObjectName("export_done");
    files_->setObjectName("exported_files");
    files_->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    files_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    check_->setObjectName("export_difference");
    notes_->setObjectName("export_notes");
    open_->setObjectName("open_export_folder");
    for (QLabel* label : {exported_, check_, notes_}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    }
    auto* row = new QHBoxLayout;
    row->addWidget(open_);
    row->addStretch();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(exported_);
    column->addWidget(files_);
    column->addWidget(check_);
    column->addWidget(notes_);
    column->addLayout(row);
    column->addStretch();
}

void ExportSummary::show_voice(const ExportedVoice& exported, const QString& folder) {
    folder_ = folder;
    exported_->setText(tr("Exported to %1:").arg(isolated_path(folder)));
    for (const std::string& file : exported.files)
        files_->addItem(shown(QFileInfo(QString::fromStdString(file)).fileName()));
    check_->setVisible(exported.difference.has_value());
    if (exported.difference)
        check_->setText(tr("The files speak as the voice does: they differ by less than %1 % of "
                           "the loudest sample.")
                            .arg(QLocale().toString(upper_percent(*exported.difference))));
    QStringList notes;
    for (const Message& note : exported.notes)
        notes << translated_sentence(note) + '.';
    notes_->setVisible(!notes.isEmpty());
    notes_->setText(notes.join("\n\n"));
    open_->setFocus();
}

} // namespace formant
