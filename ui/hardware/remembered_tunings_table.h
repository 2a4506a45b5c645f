#pragma once

#include "engine/session/tuning/remembered_tuning.h"

#include <QtWidgets/QGroupBox>

#include <map>
#include <string>
#include <vector>

class QTreeWidget;

namespace formant {

/// Lists the batch sizes measured on each card, which automatic settings use.
class RememberedTuningsTable : public QGroupBox {
    Q_OBJECT
  public:
    explicit RememberedTuningsTable(QWidget* parent = nullptr);

    /// Sets the names of the devices.
    void set_offers(const DeviceOffers& offers);
    void set_tunings(std::vector<TunedBatch> tunings);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();
    QString name_of(const TunedBatch& tuned) const;

    std::vector<TunedBatch> tunings_;
    std::map<std::string, QString> names_; ///< by the persistent id of a device
    QTreeWidget* table_;
};

} // namespace formant
