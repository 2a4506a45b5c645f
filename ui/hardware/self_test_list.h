#pragma once

#include "engine/session/hardware/hardware_self_test.h"

#include <QtWidgets/QWidget>

#include <vector>

class QTreeWidget;

namespace formant {

/// Lists the results of a self-test as they arrive: passed or failed as icon and text, and the
/// error next to its tolerance.
class SelfTestList : public QWidget {
    Q_OBJECT
  public:
    explicit SelfTestList(QWidget* parent = nullptr);

    void clear();
    void add(const SelfTestLine& line);
    int passed() const;
    int failed() const;

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();
    void show_line(const SelfTestLine& line);

    std::vector<SelfTestLine> lines_;
    QTreeWidget* table_;
};

} // namespace formant
