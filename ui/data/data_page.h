#pragma once

#include "ui/data/dataset_work.h"
#include "ui/data/finding_rows.h"
#include "ui/tasks/background_task.h"

#include <QtWidgets/QWidget>

#include <optional>
#include <string>

class QLabel;

namespace formant {

class CorpusChoice;
class DatasetFacts;
class ErrorNote;
class FindingsPane;
class HistogramPlot;

/// From a folder of recordings to one that can be trained on: what it holds (at once), what is
/// wrong with it (every recording is heard, when asked for), and the mending of it.
class DataPage : public QWidget {
    Q_OBJECT
  public:
    /// `decode_program` is started to read recordings; empty: this program.
    explicit DataPage(std::string decode_program = {}, QWidget* parent = nullptr);

    /// Reads what the metadata of a folder or file tells. Not while something is read already.
    void open_corpus(const QString& path);
    /// The same, but it is nobody's choice just now: corpus_chosen() does not follow.
    void show_corpus(const QString& path);
    QString corpus() const { return QString::fromStdString(request_.corpus); }
    bool is_busy() const; ///< reads, hears or changes a corpus
    /// Of what is done for the page elsewhere, too: playing a recording.
    void show_failure(const Error& error);
    void show_words(const QString& words);

  Q_SIGNALS:
    /// A corpus that could be read: what data.corpus should be.
    void corpus_chosen(QString path);
    void play_asked(QString file);
    void record_asked(); ///< of a voice that is not there yet

  protected:
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    /// A report whose findings are made ready for the table.
    struct Examined {
        DatasetReport report;
        FindingRows rows;
    };

    void lay_out();
    void connect_parts();
    void retranslate();
    void set_state(DatasetWork::State state);
    void begin_with(const QString& path);
    void look(bool is_chosen);
    void examine();
    void show_report(Result<Examined> examined);
    void show_findings(FindingRows rows);
    void take_edited(const QString& corpus);
    static Result<Examined> prepared(Result<DatasetReport> report);

    DatasetRequest request_;
    CorpusChoice* choice_;
    ErrorNote* error_;
    DatasetFacts* facts_;
    HistogramPlot* lengths_;
    HistogramPlot* texts_;
    DatasetWork* work_;
    QLabel* written_;
    FindingsPane* findings_;
    std::optional<BackgroundTask> task_; ///< reads the corpus or hears it
};

} // namespace formant
