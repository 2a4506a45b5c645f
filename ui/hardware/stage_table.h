#pragma once

#include "engine/session/tuning/stage_rows.h"

#include <QtWidgets/QWidget>

#include <vector>

class QTreeWidget;

namespace formant {

/// Lists each stage with its time and share; it is also the legend of StageBars.
class StageTable : public QWidget {
    Q_OBJECT
  public:
    explicit StageTable(QWidget* parent = nullptr);

    void set_rows(std::vector<StageRow> rows);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();
    void add(const StageRow& row, const StagePart& part);

    std::vector<StageRow> rows_;
    QTreeWidget* table_;
};

} // namespace formant
