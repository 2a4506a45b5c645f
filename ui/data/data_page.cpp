#include "ui/data/data_page.h"

#include "ui/data/corpus_choice.h"
#include "ui/data/corpus_drop.h"
#include "ui/data/dataset_facts.h"
#include "ui/data/findings_pane.h"
#include "ui/data/histogram_plot.h"
#include "ui/messages/error_note.h"
#include "ui/tasks/seldom_progress.h"

#include <QtCore/QDir>
#include <QtCore/QEvent>
#include <QtGui/QDragEnterEvent>
#include <QtGui/QDropEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>

#include <utility>

namespace formant {

DataPage::DataPage(std::string decode_program, QWidget* parent)
    : QWidget(parent), choice_(new CorpusChoice), error_(new ErrorNote), facts_(new DatasetFacts),
      lengths_(new HistogramPlot), texts_(new HistogramPlot), work_(new DatasetWork),
      written_(new QLabel), findings_(new FindingsPane(decode_program)) {
    request_.decode_program = std::move(decode_program);
    lengths_->setObjectName("length_histogram");
    texts_->setObjectName("text_histogram");
    written_->setObjectName("written");
    written_->setWordWrap(true);
    written_->setVisible(false);
    setAcceptDrops(true);
    lay_out();
    connect_parts();
    retranslate();
}

void DataPage::lay_out() {
    auto* overview = new QHBoxLayout;
    overview->addWidget(facts_, 2);
    overview->addWidget(lengths_, 1);
    overview->addWidget(texts_, 1);
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(choice_);
    rows->addWidget(error_);
    rows->addLayout(overview);
    rows->addWidget(work_);
    rows->addWidget(written_);
    rows->addWidget(findings_, 1);
}

void DataPage::connect_parts() {
    connect(choice_, &CorpusChoice::chosen, this, &DataPage::open_corpus);
    connect(choice_, &CorpusChoice::record_asked, this, &DataPage::record_asked);
    connect(work_, &DatasetWork::examine_asked, this, &DataPage::examine);
    connect(work_, &DatasetWork::cancel_asked, this, [this] {
        set_state(DatasetWork::State::stopping);
        task_->cancel();
    });
    connect(work_, &DatasetWork::leave_out_asked, findings_, &FindingsPane::leave_out_harmful);
    connect(findings_, &FindingsPane::play_asked, this, &DataPage::play_asked);
    connect(findings_, &FindingsPane::edit_began, this, [this] {
        error_->clear();
        work_->setEnabled(false);
    });
    connect(findings_, &FindingsPane::edit_failed, this, [this](const Error& error) {
        error_->show_error(error);
        work_->setEnabled(true);
    });
    connect(findings_, &FindingsPane::edited, this, &DataPage::take_edited);
}

bool DataPage::is_busy() const {
    return work_->is_busy() || findings_->is_busy();
}

void DataPage::retranslate() {
    lengths_->set_names(tr("How many clips are how long"), tr("length in seconds"));
    texts_->set_names(tr("How many clips have a text of which length"),
                      tr("length of the text in characters"));
    written_->setText(tr("The changes are in %1; the original list and all recordings stay as they "
                         "were.")
                          .arg(QChar(0x2066) + QDir::toNativeSeparators(corpus()) + QChar(0x2069)));
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
        return error_->show_text(tr("Recordings are still being read: wait for the end, or cancel, "
                                    "before you choose others."));
    }
    begin_with(path);
    look(true);
}

void DataPage::show_corpus(const QString& path) {
    begin_with(path);
    look(false);
}

void DataPage::begin_with(const QString& path) {
    request_.corpus = path.toStdString();
    choice_->set_path(path);
    facts_->clear();
    written_->setVisible(false);
    show_findings({});
}

void DataPage::look(bool is_chosen) {
    error_->clear();
    set_state(DatasetWork::State::reading);
    task_.emplace(
        *this,
        [request = request_](const Cancellation& cancellation) {
            return prepared(look_at_dataset(request, cancellation));
        },
        [this, is_chosen](Result<Examined> looked) {
            const bool is_good = looked.has_value();
            show_report(std::move(looked));
            if (is_good && is_chosen)
                Q_EMIT corpus_chosen(corpus());
        });
}

void DataPage::examine() {
    error_->clear();
    set_state(DatasetWork::State::hearing);
    task_.emplace(
        *this,
        [this, request = request_](const Cancellation& cancellation) {
            SeldomProgress progress(*this, [this](std::int64_t done, std::int64_t count) {
                work_->set_progress(done, count);
            });
            return prepared(
                examine_dataset(request, cancellation, [&](std::int64_t done, std::int64_t count) {
                    progress.tell(done, count);
                }));
        },
        [this](Result<Examined> examined) { show_report(std::move(examined)); });
}

Result<DataPage::Examined> DataPage::prepared(Result<DatasetReport> report) {
    return std::move(report).map([](DatasetReport whole) {
        FindingRows rows = rows_of(std::move(whole.findings));
        return Examined{std::move(whole), std::move(rows)};
    });
}

void DataPage::set_state(DatasetWork::State state) {
    work_->set_state(state);
    findings_->set_locked(work_->is_busy());
}

void DataPage::show_failure(const Error& error) {
    set_state(facts_->has_report() ? DatasetWork::State::ready
                                   : DatasetWork::State::nothing_chosen);
    if (error.kind != ErrorKind::interrupted)
        error_->show_error(error);
}

void DataPage::show_words(const QString& words) {
    error_->show_text(words);
}

void DataPage::show_report(Result<Examined> examined) {
    task_.reset();
    if (!examined)
        return show_failure(examined.error());
    facts_->show_report(examined->report);
    lengths_->show_values(examined->report.lengths_s);
    texts_->show_values(examined->report.text_lengths);
    set_state(DatasetWork::State::ready);
    show_findings(std::move(examined->rows));
}

void DataPage::show_findings(FindingRows rows) {
    findings_->show_rows(request_, std::move(rows));
    work_->set_harmful(findings_->harmful_entries());
}

void DataPage::take_edited(const QString& corpus) {
    request_.corpus = corpus.toStdString();
    choice_->set_path(corpus);
    work_->setEnabled(true);
    work_->set_harmful(findings_->harmful_entries());
    written_->setVisible(true);
    retranslate();
    Q_EMIT corpus_chosen(corpus);
}

} // namespace formant
