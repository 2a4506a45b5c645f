#pragma once

#include "engine/session/runs/run_samples.h"

#include <QtWidgets/QWidget>

#include <functional>
#include <string>
#include <vector>

class QPushButton;
class QSortFilterProxyModel;
class QTableView;

namespace formant {

class RecordingPath;
class SampleModel;

/// Lists the samples of a run, from which two are selected for comparison.
class SampleList : public QWidget {
    Q_OBJECT
  public:
    explicit SampleList(QWidget* parent = nullptr);

    void show_samples(std::vector<RunSample> samples); ///< keeps the selection
    void add(const RunSample& sample);
    void select(const std::string& file);

  Q_SIGNALS:
    void load_a_requested(const formant::RunSample& sample);
    void load_b_requested(const formant::RunSample& sample);
    void play_a_requested();
    void play_b_requested();
    void play_or_pause_requested();
    void save_requested(const formant::RunSample& sample);
    void folder_requested(const QString& folder); ///< to be opened by the desktop

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void set_up_table();
    void lay_out();
    void connect_parts();
    void add_key(const QKeySequence& key, const std::function<void()>& act);
    void retranslate();
    void update_buttons();
    const RunSample* current() const; ///< null if none is selected
    void emit_current(void (SampleList::*request)(const RunSample&));

    SampleModel* model_;
    QSortFilterProxyModel* sorted_;
    QTableView* table_;
    QPushButton* into_a_;
    QPushButton* into_b_;
    QPushButton* save_;
    RecordingPath* path_;
};

} // namespace formant
