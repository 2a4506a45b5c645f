#include "ui/data/data_page.h"

#include "ui/data/corpus_choice.h"
#include "ui/data/corpus_drop.h"
#include "ui/data/dataset_facts.h"
#include "ui/data/finding_details.h"
#include "ui/data/findings_view.h"
#include "ui/data/histogram_plot.h"
#include "ui/messages/error_note.h"

#include <QtCore/QDir>
#include <QtCore/QElapsedTimer>
#include <QtCore/QEvent>
#include <QtGui/QDragEnterEvent>
#include <QtGui/QDropEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QSplitter>

#include <functional>
#include <utility>

namespace formant {
namespace {

/// Hands progress on a few times a second: a corpus may have a hundred thousand recordings.
class SeldomProgress {
  public:
    SeldomProgress(QObject& receiver, std::function<void(qint64, qint64)> show)
        : receiver_(receiver), show_(std::move(show)) {
        since_last_.start();
    }

    void tell(std::int64_t done, std::int64_t count) {
        constexpr qint64 seldom_ms = 100;
        if (done != count && since_last_.elapsed() < seldom_ms)
            return;
        since_last_.restart();
        on_thread_of(receiver_, [show = show_, done, count] { show(done, count); });
    }

  private:
    QObject& receiver_;
    std::function<void(qint64, qint64)> show_;
    QElapsedTimer since_last_;
};

} // namespace

DataPage::DataPage(std::string decode_program, QWidget* parent)
    : QWidget(parent), choice_(new CorpusChoice), error_(new ErrorNote), facts_(new DatasetFacts),
      lengths_(new HistogramPlot), texts_(new HistogramPlot), work_(new DatasetWork),
      written_(new QLabel), findings_(new FindingsView),
      details_(new FindingDetails(decode_program)) {
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
    auto* found = new QSplitter(Qt::Horizontal);
    found->addWidget(findings_);
    found->addWidget(details_);
    found->setSizes({3000, 2000}); // shares, not pixels
    found->setChildrenCollapsible(false);
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(choice_);
    rows->addWidget(error_);
    rows->addLayout(overview);
    rows->addWidget(work_);
    rows->addWidget(written_);
    rows->addWidget(found, 1);
}

void DataPage::connect_parts() {
    connect(choice_, &CorpusChoice::chosen, this, &DataPage::open_corpus);
    connect(work_, &DatasetWork::examine_asked, this, &DataPage::examine);
    connect(work_, &DatasetWork::cancel_asked, this, [this] {
        work_->set_state(DatasetWork::State::stopping);
        task_->cancel();
    });
    connect(work_, &DatasetWork::leave_out_asked, this,
            [this] { edit(leave_out_harmful_entries(findings_->model())); });
    connect(findings_, &FindingsView::choice_changed, this, &DataPage::show_choice);
    connect(details_, &FindingDetails::play_asked, this, &DataPage::play_asked);
    connect(details_, &FindingDetails::text_changed, this, &DataPage::change_text);
    connect(details_, &FindingDetails::exclude_asked, this,
            [this] { edit(leave_out_entries(findings_->model(), findings_->chosen_rows())); });
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
    request_.corpus = path.toStdString();
    choice_->set_path(path);
    facts_->clear();
    written_->setVisible(false);
    show_findings({});
    look();
}

void DataPage::look() {
    error_->clear();
    work_->set_state(DatasetWork::State::reading);
    task_.emplace(
        *this,
        [request = request_](const Cancellation& cancellation) {
            return prepared(look_at_dataset(request, cancellation));
        },
        [this](Result<Examined> looked) {
            const bool is_good = looked.has_value();
            show_report(std::move(looked));
            if (is_good)
                Q_EMIT corpus_chosen(corpus());
        });
}

void DataPage::examine() {
    error_->clear();
    work_->set_state(DatasetWork::State::hearing);
    show_choice();
    task_.emplace(
        *this,
        [this, request = request_](const Cancellation& cancellation) {
            SeldomProgress progress(
                *this, [this](qint64 done, qint64 count) { work_->set_progress(done, count); });
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

void DataPage::show_failure(const Error& error) {
    work_->set_state(facts_->has_report() ? DatasetWork::State::ready
                                          : DatasetWork::State::nothing_chosen);
    if (error.kind != ErrorKind::interrupted)
        error_->show_error(error);
    show_choice();
}

void DataPage::show_report(Result<Examined> examined) {
    task_.reset();
    if (!examined)
        return show_failure(examined.error());
    facts_->show_report(examined->report);
    lengths_->show_values(examined->report.lengths_s);
    texts_->show_values(examined->report.text_lengths);
    work_->set_state(DatasetWork::State::ready);
    show_findings(std::move(examined->rows));
}

void DataPage::show_findings(FindingRows rows) {
    findings_->show_rows(std::move(rows));
    work_->set_harmful(
        static_cast<int>(leave_out_harmful_entries(findings_->model()).edits.size()));
}

void DataPage::show_choice() {
    const std::vector<int> rows = findings_->chosen_rows();
    if (rows.empty())
        return details_->show_nothing();
    const FindingsModel& model = findings_->model();
    const bool can_change = model.is_of_entry(rows.front()) && !is_busy() &&
                            model.state(rows.front()) != FindingsModel::State::left_out;
    const auto entries = leave_out_entries(model, rows).edits.size();
    details_->show_finding(model.finding(rows.front()), can_change, static_cast<int>(entries));
}

void DataPage::change_text(const QString& text) {
    EntryEdits edits = leave_out_entries(findings_->model(), findings_->chosen_rows());
    if (edits.edits.size() != 1)
        return;
    edits.edits.front().new_text = text.toStdString();
    edit(std::move(edits));
}

void DataPage::edit(EntryEdits edits) {
    if (edits.edits.empty() || is_busy())
        return;
    error_->clear();
    edit_.emplace(
        *this,
        [request = request_, edits](const Cancellation& cancellation) {
            return edit_dataset(request, edits.edits, cancellation);
        },
        [this, edits](const Result<std::string>& written) { show_edited(written, edits); });
    show_choice();
}

void DataPage::show_edited(const Result<std::string>& written, const EntryEdits& edits) {
    edit_.reset();
    if (!written) {
        error_->show_error(written.error());
        return show_choice();
    }
    const auto& new_text = edits.edits.front().new_text;
    findings_->model().settle(
        edits.places,
        new_text ? FindingsModel::State::text_changed : FindingsModel::State::left_out, new_text);
    work_->set_harmful(
        static_cast<int>(leave_out_harmful_entries(findings_->model()).edits.size()));
    take_corpus(*written);
}

void DataPage::take_corpus(const std::string& path) {
    request_.corpus = path;
    choice_->set_path(corpus());
    written_->setVisible(true);
    retranslate();
    show_choice();
    Q_EMIT corpus_chosen(corpus());
}

} // namespace formant
