#include "ui/segments/segment_dialog.h"

#include "ui/files/path_field.h"
#include "ui/files/path_line.h"
#include "ui/messages/error_note.h"
#include "ui/segments/clip_preview.h"
#include "ui/segments/recording_list.h"
#include "ui/segments/segment_options.h"
#include "ui/tasks/background_task.h"
#include "ui/tasks/progress_line.h"
#include "ui/translate.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <utility>

namespace formant {
namespace {

constexpr int progress_steps = 1000;

/// Returns a folder next to the recording that is new or empty: "talk-clips", "talk-clips-2".
QString proposed_clip_folder(const QString& recording) {
    const QFileInfo file(recording);
    const QString first = file.dir().filePath(file.completeBaseName() + "-clips");
    QString folder = first;
    for (int number = 2; QFileInfo::exists(folder) && !QDir(folder).isEmpty(); ++number)
        folder = first + '-' + QString::number(number);
    return folder;
}

int steps_of(const SegmentProgress& progress) {
    if (progress.count <= 0)
        return 0;
    return static_cast<int>(std::clamp<std::int64_t>(
        progress.done * progress_steps / progress.count, 0, progress_steps));
}

QString text_of_notes(const std::vector<Message>& notes) {
    QStringList texts;
    for (const Message& note : notes)
        texts << translated_sentence(note) + '.';
    return texts.join(' ');
}

} // namespace

SegmentDialog::SegmentDialog(std::string decode_program, QWidget* parent)
    : GrowingDialog(parent), decode_program_(std::move(decode_program)), explanation_(new QLabel),
      form_(new QWidget), recordings_label_(new QLabel), recordings_(new RecordingList),
      options_(new SegmentOptions), folder_label_(new QLabel),
      folder_(new PathField(PathBrowse::Kind::folder, "segment_folder")), clips_(new ClipPreview),
      error_(new ErrorNote), line_(new ProgressLine),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Close)),
      preview_(buttons_->addButton(QString(), QDialogButtonBox::ActionRole)),
      cut_(buttons_->addButton(QString(), QDialogButtonBox::ActionRole)) {
    lay_out();
    set_texts();
    connect_parts();
    update_buttons();
}

SegmentDialog::~SegmentDialog() = default;

void SegmentDialog::lay_out() {
    explanation_->setWordWrap(true);
    recordings_label_->setBuddy(recordings_);
    folder_label_->setBuddy(&folder_->line());
    preview_->setObjectName("preview_segments");
    cut_->setObjectName("cut_segments");
    cut_->setDefault(true);
    options_->add_row(*folder_label_, *folder_);
    auto* form = new QVBoxLayout(form_);
    form->setContentsMargins(0, 0, 0, 0);
    form->addWidget(recordings_label_);
    form->addWidget(recordings_);
    form->addWidget(options_);
    auto* column = new QVBoxLayout(this);
    column->addWidget(explanation_);
    column->addWidget(form_);
    column->addWidget(clips_, 1);
    column->addStretch();
    column->addWidget(error_);
    column->addWidget(line_);
    column->addWidget(buttons_);
    setMinimumWidth(fontMetrics().averageCharWidth() * 100);
}

void SegmentDialog::set_texts() {
    setWindowTitle(tr("Cut long recordings"));
    explanation_->setText(tr("Cuts recordings of any length into clips to train on. The recordings "
                             "are only read; the clips and their texts are written to a folder of "
                             "their own, and cutting can be undone."));
    recordings_label_->setText(tr("&Recordings:"));
    folder_label_->setText(tr("&Folder for clips:"));
    preview_->setText(tr("Pre&view"));
    cut_->setText(tr("&Cut"));
}

void SegmentDialog::connect_parts() {
    connect(recordings_, &RecordingList::changed, this, [this] {
        options_->set_recordings(static_cast<int>(recordings_->files().size()));
        propose_folder();
        take_changes();
    });
    connect(options_, &SegmentOptions::changed, this, &SegmentDialog::take_changes);
    connect(folder_, &PathField::changed, this, &SegmentDialog::update_buttons);
    connect(preview_, &QPushButton::clicked, this, &SegmentDialog::preview);
    connect(cut_, &QPushButton::clicked, this, &SegmentDialog::cut);
    connect(line_, &ProgressLine::cancel_requested, this, [this] {
        if (task_)
            task_->cancel();
    });
    connect(buttons_, &QDialogButtonBox::rejected, this, &SegmentDialog::reject);
}

void SegmentDialog::add_recordings(const QStringList& files) {
    recordings_->add(files);
}

/// The clips that are shown are no longer those that would be cut.
void SegmentDialog::take_changes() {
    plans_.reset();
    clips_->clear();
    error_->clear();
    update_buttons();
}

void SegmentDialog::propose_folder() {
    if (folder_->path() != proposed_folder_)
        return;
    const QStringList files = recordings_->files();
    proposed_folder_ = files.isEmpty() ? QString() : proposed_clip_folder(files.first());
    folder_->line().setText(proposed_folder_);
}

void SegmentDialog::update_buttons() {
    const bool has_recordings = !recordings_->files().isEmpty();
    form_->setEnabled(!is_busy_);
    preview_->setEnabled(!is_busy_ && has_recordings);
    cut_->setEnabled(!is_busy_ && has_recordings && !folder_->path().isEmpty());
}

SegmentRequest SegmentDialog::request() const {
    SegmentRequest request;
    for (const QString& file : recordings_->files())
        request.recordings.push_back(file.toStdString());
    request.folder = folder_->path().toStdString();
    request.decode_program = decode_program_;
    options_->add_to(request);
    return request;
}

void SegmentDialog::begin(const QString& text) {
    error_->clear();
    is_busy_ = true;
    update_buttons();
    line_->begin(text, progress_steps);
}

/// Forwards each thousandth, which is seldom enough for the window.
SegmentProgressCallback SegmentDialog::progress() {
    return [this, latest = std::make_shared<std::pair<SegmentStage, int>>(
                      SegmentStage::analyzing, -1)](const SegmentProgress& done) {
        const std::pair now(done.stage, steps_of(done));
        if (std::exchange(*latest, now) != now)
            on_thread_of(*this, [this, now] { show_progress(now.first, now.second); });
    };
}

void SegmentDialog::show_progress(SegmentStage stage, int steps) {
    if (!is_busy_)
        return;
    line_->set_text(stage == SegmentStage::analyzing ? tr("Analyzing the recordings…")
                    : stage == SegmentStage::cutting ? tr("Cutting the clips…")
                                                     : tr("Transcribing the clips…"));
    line_->set_done(steps);
}

void SegmentDialog::preview() {
    begin(tr("Analyzing the recordings…"));
    task_ = std::make_unique<BackgroundTask>(
        *this,
        [request = request(), on_progress = progress()](const CancellationToken& cancellation) {
            return plan_segments(request, cancellation, on_progress);
        },
        [this](Result<Plans> plans) { show_plans(std::move(plans)); });
}

void SegmentDialog::show_plans(Result<Plans> plans) {
    end_work();
    if (!plans) {
        if (plans.error().kind != ErrorKind::interrupted)
            error_->show_error(plans.error());
        return;
    }
    plans_ = std::move(*plans);
    clips_->show_plans(*plans_);
}

void SegmentDialog::cut() {
    begin(tr("Analyzing the recordings…"));
    task_ = std::make_unique<BackgroundTask>(
        *this,
        [request = request(), plans = plans_,
         on_progress = progress()](const CancellationToken& cancellation) {
            const auto cut_planned = [&](const Plans& planned) {
                return cut_segments(request, planned, cancellation, on_progress);
            };
            if (plans)
                return cut_planned(*plans);
            return plan_segments(request, cancellation, on_progress).and_then(cut_planned);
        },
        [this](const Result<SegmentedCorpus>& corpus) { finish(corpus); });
}

void SegmentDialog::finish(const Result<SegmentedCorpus>& corpus) {
    end_work();
    if (corpus) {
        accept();
        Q_EMIT corpus_ready(folder_->path(), text_of_notes(corpus->notes));
        return;
    }
    if (corpus.error().kind != ErrorKind::interrupted)
        error_->show_error(corpus.error());
}

void SegmentDialog::end_work() {
    is_busy_ = false;
    line_->end({});
    update_buttons();
}

} // namespace formant
