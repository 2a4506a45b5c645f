#pragma once

#include "engine/session/tuning/remembered_tuning.h"

#include <QtWidgets/QGroupBox>

#include <map>
#include <string>
#include <vector>

class QTreeWidget;

namespace formant {

/// The batch sizes that were measured on each card, which automatic settings take from then on.
class RememberedTuningsTable : public QGroupBox {
    Q_OBJECT
  public:
    explicit RememberedTuningsTable(QWidget* parent = nullptr);

    /// For the devices' names.
    void set_offers(const DeviceOffers& offers);
    void set_tunings(std::vector<TunedBatch> tunings);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();
    QString name_of(const TunedBatch& tuned) const;

    std::vector<TunedBatch> tunings_;
    std::map<std::string, QString> names_; ///< by what a device is remembered by
    QTreeWidget* table_;
};

} // namespace formant
