#include "ui/data/data_page.h"

#include "engine/session/corpus/corpus_folder.h"
#include "ui/data/changes_line.h"
#include "ui/data/corpus_choice.h"
#include "ui/data/corpus_drop.h"
#include "ui/data/dataset_facts.h"
#include "ui/data/findings_pane.h"
#include "ui/data/histogram_plot.h"
#include "ui/languages/preferred_languages.h"
#include "ui/messages/error_note.h"
#include "ui/messages/questions.h"
#include "ui/segments/segment_line.h"

#include <QtCore/QEvent>
#include <QtCore/QEventLoop>
#include <QtCore/QUrl>
#include <QtGui/QDesktopServices>
#include <QtGui/QDragEnterEvent>
#include <QtGui/QDropEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QBoxLayout>

#include <utility>

namespace formant {

DataPage::DataPage(std::string decode_program, QWidget* parent)
    : QWidget(parent), choice_(new CorpusChoice), error_(new ErrorNote), facts_(new DatasetFacts),
      lengths_(new HistogramPlot), texts_(new HistogramPlot), work_(new DatasetWork),
      changes_(new ChangesLine), segments_(new SegmentLine),
      findings_(new FindingsPane(decode_program)), after_saving_(*findings_) {
    request_.decode_program = std::move(decode_program);
    lengths_->setObjectName("length_histogram");
    texts_->setObjectName("text_histogram");
    error_->setObjectName("data_error");
    setAcceptDrops(true);
    lay_out();
    connect_parts();
    connect_findings();
    connect_segments();
    retranslate();
}

void DataPage::lay_out() {
    auto* overview = new QHBoxLayout;
    overview->addWidget(facts_, 2);
    overview->addWidget(lengths_, 1);
    overview->addWidget(texts_, 1);
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(choice_);
    rows->addLayout(overview);
    rows->addWidget(work_);
    rows->addWidget(changes_);
    rows->addWidget(segments_);
    rows->addWidget(findings_, 1);
    findings_->add_note(*error_);
}

void DataPage::connect_parts() {
    connect(choice_, &CorpusChoice::chosen, this, &DataPage::open_corpus);
    connect(choice_, &CorpusChoice::record_requested, this, &DataPage::record_requested);
    connect(choice_, &CorpusChoice::segment_requested, this, &DataPage::segment_requested);
    connect(facts_, &DatasetFacts::language_chosen, this, &DataPage::language_chosen);
    connect(facts_, &DatasetFacts::folders_chosen, this, [this](bool are_speakers) {
        set_folders_are_speakers(are_speakers);
        Q_EMIT folders_chosen(are_speakers);
    });
    connect(changes_, &ChangesLine::open_requested, this, &DataPage::open_corpus);
    connect(changes_, &ChangesLine::undo_requested, findings_, &FindingsPane::undo);
    connect(changes_, &ChangesLine::redo_requested, findings_, &FindingsPane::redo);
    add_shortcut(QKeySequence::Undo, &FindingsPane::undo);
    add_shortcut(QKeySequence::Redo, &FindingsPane::redo);
    connect(work_, &DatasetWork::analyze_requested, this,
            [this] { after_saving_.act([this] { analyze(); }); });
    connect(work_, &DatasetWork::cancel_requested, this, &DataPage::cancel);
    connect(work_, &DatasetWork::exclude_errors_requested, findings_,
            &FindingsPane::exclude_errors);
    connect(work_, &DatasetWork::train_requested, this,
            [this] { after_saving_.act([this] { Q_EMIT train_requested(corpus()); }); });
    connect(&reading_, &CorpusReading::searched, work_, &DatasetWork::set_searched);
    connect(&reading_, &CorpusReading::analyzed, work_, &DatasetWork::set_progress);
}

void DataPage::add_shortcut(QKeySequence::StandardKey key, void (FindingsPane::*act)()) {
    auto* shortcut = new QShortcut(key, this);
    shortcut->setContext(Qt::WindowShortcut); // also if the focus is in none of its fields
    connect(shortcut, &QShortcut::activated, findings_, act);
}

void DataPage::connect_findings() {
    connect(findings_, &FindingsPane::play_requested, this, &DataPage::play_requested);
    connect(findings_, &FindingsPane::stop_requested, this, &DataPage::stop_requested);
    connect(findings_, &FindingsPane::seek_requested, this, &DataPage::seek_requested);
    connect(findings_, &FindingsPane::folder_requested, this,
            [](const QString& folder) { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); });
    connect(findings_, &FindingsPane::edit_began, this, [this] {
        error_->clear();
        work_->setEnabled(false);
    });
    connect(findings_, &FindingsPane::edit_failed, this, &DataPage::show_failed_edit);
    connect(findings_, &FindingsPane::edited, this, &DataPage::show_edit);
    connect(findings_, &FindingsPane::history_changed, changes_, &ChangesLine::set_history);
    connect(findings_, &FindingsPane::reread_requested, this,
            [this] { after_saving_.act([this] { summarize(false); }); });
}

void DataPage::connect_segments() {
    connect(segments_, &SegmentLine::play_requested, this, &DataPage::play_requested);
    connect(segments_, &SegmentLine::changed, this,
            [this] { after_saving_.act([this] { summarize(false); }); });
    connect(segments_, &SegmentLine::undone, this, &DataPage::show_undone);
    connect(segments_, &SegmentLine::undo_failed, this, &DataPage::show_failure);
    connect(segments_, &SegmentLine::note_changed, this, &DataPage::show_text);
}

/// Reads the folder again; one without clips is no corpus any more.
void DataPage::show_undone(bool has_clips) {
    if (has_clips)
        return summarize(false);
    reset_to({});
    segments_->show_folder({});
    set_state(DatasetWork::State::nothing_chosen);
}

bool DataPage::is_busy() const {
    return work_->is_busy() || findings_->is_busy();
}

bool DataPage::has_corpus() const {
    return facts_->has_report() && !is_busy();
}

bool DataPage::confirm_discard_changes() {
    if (!findings_->has_typed())
        return true;
    const Unsaved choice =
        ask_about_unsaved(*this, tr("Save the typed transcripts on the Data page?"));
    return choice == Unsaved::discard || (choice == Unsaved::save && save_typed_and_wait());
}

/// Returns true once all typed texts are written. Shows the error and returns false otherwise.
bool DataPage::save_typed_and_wait() {
    QEventLoop saving;
    bool has_failed = false;
    connect(findings_, &FindingsPane::edited, &saving, &QEventLoop::quit);
    connect(findings_, &FindingsPane::edit_failed, &saving, [&] {
        has_failed = true;
        saving.quit();
    });
    findings_->save_typed();
    while (!has_failed && findings_->has_typed())
        saving.exec(QEventLoop::ExcludeUserInputEvents);
    return !has_failed;
}

void DataPage::set_language(const QString& code) {
    facts_->set_language(code);
}

void DataPage::set_folders_are_speakers(bool are_speakers) {
    if (request_.folders_are_speakers == are_speakers || is_busy())
        return;
    request_.folders_are_speakers = are_speakers;
    after_saving_.act([this] { summarize(false); });
}

void DataPage::retranslate() {
    lengths_->set_names(tr("Clip duration histogram"), tr("clip duration (s)"));
    texts_->set_names(tr("Transcript length histogram"), tr("characters per clip"));
}

void DataPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void DataPage::dragEnterEvent(QDragEnterEvent* event) {
    if (!is_busy() && dropped_corpus(*event->mimeData()))
        event->acceptProposedAction();
}

void DataPage::dropEvent(QDropEvent* event) {
    if (const auto corpus = dropped_corpus(*event->mimeData()))
        open_corpus(*corpus);
}

void DataPage::open_corpus(const QString& path) {
    if (is_busy()) {
        choice_->set_path(corpus());
        return error_->show_text(
            tr("Recordings are still being read. Wait or cancel before you open others."));
    }
    after_saving_.act([this, path] {
        reset_to(path);
        summarize(true);
    });
}

void DataPage::show_corpus(const QString& path) {
    reset_to(path);
    summarize(false);
}

void DataPage::reset_to(const QString& path) {
    request_.corpus = path.toStdString();
    request_.languages = preferred_languages();
    request_.folders_are_speakers = false;
    choice_->set_path(path);
    facts_->clear();
    work_->set_texts(0, 0);
    work_->set_fine(0);
    changes_->show_nothing();
    show_findings({});
}

void DataPage::summarize(bool is_chosen) {
    error_->clear();
    set_state(DatasetWork::State::reading);
    reading_.summarize(request_, [this, is_chosen](Result<LoadedCorpus> loaded) {
        const bool is_good = loaded.has_value();
        show_loaded(std::move(loaded));
        if (is_good && is_chosen)
            emit_corpus_chosen();
    });
}

void DataPage::analyze() {
    error_->clear();
    set_state(DatasetWork::State::analyzing);
    reading_.analyze(request_,
                     [this](Result<LoadedCorpus> loaded) { show_loaded(std::move(loaded)); });
}

void DataPage::cancel() {
    set_state(DatasetWork::State::stopping);
    reading_.cancel();
}

void DataPage::set_state(DatasetWork::State state) {
    work_->set_state(state);
    findings_->set_locked(work_->is_busy());
}

void DataPage::show_failure(const Error& error) {
    if (error.kind != ErrorKind::interrupted)
        error_->show_error(error);
}

void DataPage::clear_text() {
    error_->clear();
}

void DataPage::show_text(const QString& text) {
    error_->show_text(text);
}

void DataPage::show_position(const QString& file, double position_s) {
    findings_->show_position(file, position_s);
}

void DataPage::show_playing(const QString& file, bool playing) {
    findings_->show_playing(file, playing);
}

void DataPage::show_loaded(Result<LoadedCorpus> loaded) {
    if (loaded)
        show_report(loaded->report);
    const bool is_stopped = !loaded && loaded.error().kind == ErrorKind::interrupted;
    set_state(facts_->has_report() ? DatasetWork::State::ready
              : is_stopped         ? DatasetWork::State::nothing_chosen
                                   : DatasetWork::State::unreadable);
    segments_->show_folder(loaded ? QString::fromStdString(corpus_folder(request_.corpus).string())
                                  : QString());
    if (!loaded)
        return show_failure(loaded.error());
    Q_EMIT corpus_read();
    const bool is_fine = loaded->rows.is_analyzed && loaded->rows.kinds.empty();
    work_->set_fine(is_fine ? loaded->report.recordings : 0);
    if (!loaded->report.edited_metadata.empty())
        changes_->show_earlier(QString::fromStdString(loaded->report.edited_metadata));
    show_findings(std::move(loaded->rows));
}

void DataPage::show_report(const DatasetReport& report) {
    likely_language_ = QString::fromStdString(report.language);
    transcribed_ = report.with_text;
    facts_->show_report(report);
    if (facts_->language().isEmpty())
        facts_->set_language(likely_language_); // until the configuration says another
    lengths_->show_values(report.lengths_s);
    texts_->show_values(report.text_lengths);
    work_->set_texts(report.with_text, report.recordings);
}

void DataPage::show_findings(FindingRows rows) {
    findings_->show_rows(request_, std::move(rows));
    work_->set_errors(findings_->entries_with_errors());
}

/// Shows the changed corpus, whose list is read again.
void DataPage::show_edit(const QString& corpus) {
    request_.corpus = corpus.toStdString();
    choice_->set_path(corpus);
    work_->set_fine(0);
    work_->setEnabled(true);
    work_->set_errors(findings_->entries_with_errors());
    changes_->show_written(corpus);
    reading_.reload(request_, [this](const Result<DatasetReport>& report) {
        if (report)
            show_report(*report);
        else
            show_failure(report.error());
    });
    emit_corpus_chosen();
    after_saving_.run_pending();
}

void DataPage::show_failed_edit(const Error& error) {
    after_saving_.cancel();
    choice_->set_path(corpus());
    work_->setEnabled(true);
    error_->show_error(error);
}

} // namespace formant
