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

/// What a run has spoken, as a list from which two are chosen to be compared.
class SampleList : public QWidget {
    Q_OBJECT
  public:
    explicit SampleList(QWidget* parent = nullptr);

    void show_samples(std::vector<RunSample> samples); ///< what was selected stays so
    void add(const RunSample& sample);
    void select(const std::string& file);

  Q_SIGNALS:
    void into_a(const formant::RunSample& sample);
    void into_b(const formant::RunSample& sample);
    void play_a();
    void play_b();
    void play_or_pause();
    void save_asked(const formant::RunSample& sample);
    void folder_asked(const QString& folder); ///< to be shown by the desktop

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void set_up_table();
    void lay_out();
    void connect_parts();
    void add_key(const QKeySequence& key, const std::function<void()>& act);
    void retranslate();
    void update_buttons();
    const RunSample* current() const; ///< null: none
    void choose(void (SampleList::*into)(const RunSample&));

    SampleModel* model_;
    QSortFilterProxyModel* sorted_;
    QTableView* table_;
    QPushButton* into_a_;
    QPushButton* into_b_;
    QPushButton* save_;
    RecordingPath* path_;
};

} // namespace formant
