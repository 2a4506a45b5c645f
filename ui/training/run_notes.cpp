#include "ui/training/run_notes.h"

#include "ui/translate.h"

#include <QtCore/QUrl>
#include <QtGui/QDesktopServices>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QGroupBox>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QMessageBox>

namespace formant {
namespace {

QWidget* titled(const QString& title, QListWidget* list) {
    auto* box = new QGroupBox(title);
    auto* layout = new QVBoxLayout(box);
    layout->addWidget(list);
    list->setAccessibleName(QString(title).remove('&'));
    list->setWordWrap(true);
    list->setAlternatingRowColors(true);
    return box;
}

} // namespace

RunNotes::RunNotes(QWidget* parent)
    : QSplitter(Qt::Vertical, parent), samples_(new QListWidget), advice_(new QListWidget) {
    samples_->setObjectName("samples");
    samples_->setToolTip(tr("Double click or Enter plays a sample."));
    advice_->setObjectName("advice");
    addWidget(titled(tr("Sampl&es"), samples_));
    addWidget(titled(tr("&Advice"), advice_));
    setChildrenCollapsible(false);
    connect(samples_, &QListWidget::itemActivated, this, &RunNotes::play);
}

void RunNotes::clear() {
    samples_->clear();
    advice_->clear();
}

void RunNotes::add(const Advice& advice) {
    const QString text = translate(advice.what);
    advice_->insertItem(0, advice.step == 0 ? text : tr("Step %1: %2").arg(advice.step).arg(text));
}

void RunNotes::add(const SampleReady& sample) {
    const QString file = QString::fromStdString(sample.file);
    auto* item = new QListWidgetItem(
        tr("Step %1: “%2”").arg(sample.step).arg(QString::fromStdString(sample.text)));
    item->setData(Qt::UserRole, file);
    item->setToolTip(file);
    samples_->insertItem(0, item);
}

void RunNotes::play(const QListWidgetItem* sample) {
    const QString file = sample->data(Qt::UserRole).toString();
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(file)))
        QMessageBox::warning(this, tr("Nothing plays this"),
                             tr("The desktop has no program that opens %1.").arg(file));
}

} // namespace formant
