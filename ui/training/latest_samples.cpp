#include "ui/training/latest_samples.h"

#include <QtCore/QEvent>
#include <QtCore/QUrl>
#include <QtGui/QDesktopServices>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QMessageBox>

namespace formant {
namespace {

constexpr std::size_t most_samples = 1000;

} // namespace

LatestSamples::LatestSamples(QWidget* parent)
    : QWidget(parent), title_(new QLabel), list_(new QListWidget) {
    list_->setObjectName("samples");
    list_->setWordWrap(true);
    list_->setAlternatingRowColors(true);
    title_->setBuddy(list_);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(title_);
    rows->addWidget(list_, 1);
    connect(list_, &QListWidget::itemActivated, this, &LatestSamples::play);
    retranslate();
}

void LatestSamples::clear() {
    samples_.clear();
    list_->clear();
}

void LatestSamples::add(const SampleReady& sample) {
    samples_.push_front(sample);
    list_->insertItem(0, QString());
    if (samples_.size() > most_samples) {
        samples_.pop_back();
        delete list_->takeItem(list_->count() - 1);
    }
    const QString file = QString::fromStdString(sample.file);
    list_->item(0)->setData(Qt::UserRole, file);
    list_->item(0)->setToolTip(file);
    list_->item(0)->setText(
        tr("Step %L1: “%2”").arg(sample.step).arg(QString::fromStdString(sample.text)));
}

void LatestSamples::retranslate() {
    title_->setText(tr("Sampl&es"));
    list_->setAccessibleName(tr("Samples"));
    list_->setToolTip(tr("Double click or Enter plays a sample."));
    for (int row = 0; row < list_->count(); ++row) {
        const SampleReady& sample = samples_[static_cast<std::size_t>(row)];
        list_->item(row)->setText(
            tr("Step %L1: “%2”").arg(sample.step).arg(QString::fromStdString(sample.text)));
    }
}

void LatestSamples::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void LatestSamples::play(const QListWidgetItem* sample) {
    const QString file = sample->data(Qt::UserRole).toString();
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(file)))
        QMessageBox::warning(this, tr("Nothing plays this"),
                             tr("The desktop has no program that opens %1.").arg(file));
}

} // namespace formant
