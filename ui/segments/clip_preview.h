#pragma once

#include "engine/session/segments/segment_planning.h"

#include <QtWidgets/QWidget>

#include <vector>

class QLabel;
class QTableWidget;

namespace formant {

/// Shows the clips that will be cut: where each begins, how long it is and what is said in it; and
/// the parts that become no clip, with the reason.
class ClipPreview : public QWidget {
    Q_OBJECT
  public:
    explicit ClipPreview(QWidget* parent = nullptr);

    void show_plans(const std::vector<PlannedRecording>& plans);
    void clear();

  private:
    void set_texts();
    void add_row(const QString& recording, const TimeSpan& span, const QString& text,
                 bool is_skipped);

    QLabel* summary_;
    QTableWidget* table_;
};

} // namespace formant
