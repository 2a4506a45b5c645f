#include "ui/hardware/device_box.h"

#include "ui/translate.h"

#include <QtCore/QEvent>
#include <QtCore/QSignalBlocker>

namespace formant {

DeviceBox::DeviceBox(Offer offer, QWidget* parent) : QComboBox(parent), offer_(offer) {
    setObjectName("device");
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(24);
    retranslate();
}

void DeviceBox::set_offers(const DeviceOffers& offers) {
    offers_ = offers;
    retranslate();
}

void DeviceBox::add(const OfferedDevice& offered) {
    const QString device = QString::fromStdString(offered.device);
    if (offered.why_not_usable.empty())
        addItem(translate(offered.facts), device);
    else if (offer_ == Offer::remembered)
        addItem(tr("%1: seen, not usable").arg(translate(offered.facts)), device);
}

void DeviceBox::retranslate() {
    const std::string before = device();
    {
        const QSignalBlocker quiet(this);
        clear();
        if (offer_ == Offer::now)
            addItem(tr("Automatic: the saved device, or the best one"), "auto");
        for (const OfferedDevice& offered : offers_.devices)
            add(offered);
        choose(before);
    }
    setToolTip(currentText());
    if (device() != before)
        Q_EMIT currentIndexChanged(currentIndex());
}

std::string DeviceBox::device() const {
    return currentData().toString().toStdString();
}

void DeviceBox::choose(const std::string& device) {
    if (const int place = findData(QString::fromStdString(device)); place >= 0)
        setCurrentIndex(place);
}

void DeviceBox::changeEvent(QEvent* event) {
    QComboBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace formant
