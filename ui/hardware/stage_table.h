#pragma once

#include "engine/session/tuning/stage_rows.h"

#include <QtWidgets/QWidget>

#include <vector>

class QTreeWidget;

namespace formant {

/// Each stage with its time and its share: the picture's numbers, and its legend.
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
