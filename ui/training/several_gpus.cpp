#include "ui/training/several_gpus.h"

#include <QtCore/QEvent>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QMenu>
#include <QtWidgets/QWidgetAction>

namespace formant {
namespace {

QList<QCheckBox*> boxes_in(const QPushButton& button) {
    return button.menu()->findChildren<QCheckBox*>();
}

} // namespace

SeveralGpus::SeveralGpus(QWidget* parent) : QPushButton(parent) {
    setObjectName("several_gpus");
    setMenu(new QMenu(this));
    hide();
    retranslate();
}

/// Fills the menu with check boxes, because actions would close it at each tick.
void SeveralGpus::set_gpus(const GpuChoices& found) {
    gpus_ = found;
    menu()->clear();
    for (const GpuChoice& gpu : found.gpus) {
        auto* box = new QCheckBox;
        box->setObjectName(QString::fromStdString(gpu.device));
        connect(box, &QCheckBox::clicked, this, &SeveralGpus::changed);
        auto* entry = new QWidgetAction(menu());
        entry->setDefaultWidget(box);
        menu()->addAction(entry);
    }
    setVisible(found.gpus.size() > 1);
    retranslate();
}

QString SeveralGpus::ticked() const {
    QStringList numbers;
    for (const QCheckBox* box : boxes_in(*this))
        if (box->isChecked())
            numbers += box->objectName();
    return numbers.size() > 1 ? numbers.join(',') : QString();
}

void SeveralGpus::tick(const QString& numbers) {
    const QStringList wanted = numbers.split(',');
    for (QCheckBox* box : boxes_in(*this))
        box->setChecked(wanted.contains(box->objectName()));
}

void SeveralGpus::retranslate() {
    setText(tr("Several GPUs"));
    setToolTip(
        tr("The ticked GPUs train one voice together: each computes a part of every batch."));
    for (const GpuChoice& gpu : gpus_.gpus)
        if (auto* box = menu()->findChild<QCheckBox*>(QString::fromStdString(gpu.device)))
            box->setText(
                tr("GPU %1: %2")
                    .arg(QString::fromStdString(gpu.device), QString::fromStdString(gpu.name)));
}

void SeveralGpus::changeEvent(QEvent* event) {
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace formant
