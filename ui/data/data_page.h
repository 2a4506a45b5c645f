#pragma once

#include "ui/data/after_saving.h"
#include "ui/data/corpus_reading.h"
#include "ui/data/dataset_work.h"

#include <QtWidgets/QWidget>

#include <string>

namespace formant {

class ChangesLine;
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
    bool has_corpus() const; ///< one that could be read
    void tell_corpus() { Q_EMIT corpus_chosen(corpus(), likely_language_); }
    /// The language in which the texts are to be read; empty: none is known.
    void set_language(const QString& code);
    bool is_busy() const; ///< reads, hears or changes a corpus
    /// True where nothing that was typed is lost when the window goes; asks where something is.
    bool may_leave();
    /// Of what is done for the page elsewhere, too: playing a recording.
    void show_failure(const Error& error);
    void show_words(const QString& words);

  Q_SIGNALS:
    /// A corpus that could be read: what data.corpus should be.
    void corpus_chosen(QString path, QString language); ///< that its texts are most likely in
    void corpus_read();                                 ///< what it holds is shown
    void language_chosen(QString code);
    void train_asked(QString corpus); ///< a voice, with all that was typed
    void play_asked(QString file);
    void record_asked(); ///< of a voice that is not there yet

  protected:
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    void lay_out();
    void connect_parts();
    void connect_findings();
    void retranslate();
    void set_state(DatasetWork::State state);
    void begin_with(const QString& path);
    void look(bool is_chosen);
    void examine();
    void cancel();
    void take_examined(Result<ExaminedCorpus> examined);
    void show_report(const DatasetReport& report);
    void show_findings(FindingRows rows);
    void take_edited(const QString& corpus);
    void take_failed_edit(const Error& error);

    DatasetRequest request_;
    QString likely_language_; ///< of the texts
    CorpusChoice* choice_;
    ErrorNote* error_;
    DatasetFacts* facts_;
    HistogramPlot* lengths_;
    HistogramPlot* texts_;
    DatasetWork* work_;
    ChangesLine* changes_;
    FindingsPane* findings_;
    AfterSaving after_saving_;
    CorpusReading reading_; ///< last: its end waits for its work
};

} // namespace formant
