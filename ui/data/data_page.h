#pragma once

#include "ui/data/after_saving.h"
#include "ui/data/corpus_reading.h"
#include "ui/data/dataset_work.h"
#include "ui/data/findings_pane.h"

#include <QtGui/QKeySequence>
#include <QtWidgets/QWidget>

#include <string>

namespace formant {

class ChangesLine;
class CorpusChoice;
class DatasetFacts;
class ErrorNote;
class HistogramPlot;
class SegmentLine;

/// The Data page: summarizes a folder of recordings at once, analyzes all recordings on request,
/// and fixes what is wrong with them, until they can be trained on.
class DataPage : public QWidget {
    Q_OBJECT
  public:
    /// `decode_program` is started to decode recordings; empty means this program.
    explicit DataPage(std::string decode_program = {}, QWidget* parent = nullptr);

    /// Reads the metadata of a folder or file. Refused while another corpus is being read.
    void open_corpus(const QString& path);
    /// Opens a corpus without emitting corpus_chosen(), because the user did not choose it now.
    void show_corpus(const QString& path);
    QString corpus() const { return QString::fromStdString(request_.corpus); }
    bool has_corpus() const; ///< that was read successfully
    void emit_corpus_chosen() { Q_EMIT corpus_chosen(corpus(), likely_language_); }
    /// Sets the language of the transcripts; empty if it is unknown.
    void set_language(const QString& code);
    /// Sets data.folders_are_speakers, and reads the corpus again if it changes.
    void set_folders_are_speakers(bool are_speakers);
    /// Returns the number of recordings with a transcript in the corpus that was read last.
    qint64 transcribed_recordings() const { return transcribed_; }
    bool is_busy() const; ///< reading, analyzing or changing a corpus
    /// Returns true if the window may close: no text is unsaved, or the user has it saved or
    /// discards it.
    bool confirm_discard_changes();
    /// Shows an error, also of an action done elsewhere for the page, such as playing a recording.
    void show_failure(const Error& error);
    void show_text(const QString& text);
    void clear_text(); ///< of which the cause has passed
    /// Shows the playback of a recording.
    void show_position(const QString& file, double position_s);
    void show_playing(const QString& file, bool playing);

  Q_SIGNALS:
    /// Emitted after a corpus was read successfully. `path` is the value for data.corpus.
    void corpus_chosen(QString path, QString language); ///< most likely language of its texts
    void corpus_read();                                 ///< its summary is shown
    void language_chosen(QString code);
    void folders_chosen(bool are_speakers); ///< the corpus is read again
    void train_requested(QString corpus);   ///< all typed texts are saved
    void play_requested(QString file);      ///< play, pause or continue
    void stop_requested();
    void seek_requested(QString file, double seconds);
    void record_requested();  ///< to record a new voice
    void segment_requested(); ///< to cut long recordings into clips

  protected:
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    void lay_out();
    void add_shortcut(QKeySequence::StandardKey key, void (FindingsPane::*act)());
    bool save_typed_and_wait();
    void connect_parts();
    void connect_findings();
    void connect_segments();
    void show_undone(bool has_clips);
    void retranslate();
    void set_state(DatasetWork::State state);
    void reset_to(const QString& path);
    void summarize(bool is_chosen);
    void analyze();
    void cancel();
    void show_loaded(Result<LoadedCorpus> loaded);
    void show_report(const DatasetReport& report);
    void show_findings(FindingRows rows);
    void show_edit(const QString& corpus);
    void show_failed_edit(const Error& error);

    DatasetRequest request_;
    QString likely_language_; ///< of the texts
    qint64 transcribed_ = 0;  ///< recordings with a transcript
    CorpusChoice* choice_;
    ErrorNote* error_;
    DatasetFacts* facts_;
    HistogramPlot* lengths_;
    HistogramPlot* texts_;
    DatasetWork* work_;
    ChangesLine* changes_;
    SegmentLine* segments_;
    FindingsPane* findings_;
    AfterSaving after_saving_;
    CorpusReading reading_; ///< last, because its destructor waits for its tasks
};

} // namespace formant
