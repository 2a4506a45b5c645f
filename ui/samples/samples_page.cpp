#include "ui/samples/samples_page.h"

#include "ui/columns.h"
#include "ui/export/voice_export_dialog.h"
#include "ui/files/start_folder.h"
#include "ui/languages/isolated.h"
#include "ui/messages/error_note.h"
#include "ui/runs/run_choice.h"
#include "ui/samples/custom_text_box.h"
#include "ui/samples/device_output.h"
#include "ui/samples/sample_comparison.h"
#include "ui/samples/sample_list.h"
#include "ui/samples/samples_watcher.h"
#include "ui/tasks/background_task.h"

#include <QtCore/QDir>
#include <QtCore/QEvent>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QSaveFile>
#include <QtCore/QUrl>
#include <QtGui/QDesktopServices>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>

#include <utility>

namespace formant {
namespace {

std::unique_ptr<AudioOutput> or_device(std::unique_ptr<AudioOutput> output) {
    return output ? std::move(output) : std::make_unique<DeviceOutput>();
}

} // namespace

SamplesPage::SamplesPage(std::string runs_folder, std::string decode_program,
                         std::unique_ptr<AudioOutput> output, QWidget* parent)
    : QWidget(parent), decode_program_(std::move(decode_program)),
      run_(new RunChoice(std::move(runs_folder))), error_(new ErrorNote), list_(new SampleList),
      custom_text_(new CustomTextBox),
      comparison_(new SampleComparison(or_device(std::move(output)))), saved_label_(new QLabel),
      watcher_(new SamplesWatcher(this)) {
    lay_out();
    connect_parts();
}

SamplesPage::~SamplesPage() = default;

void SamplesPage::lay_out() {
    auto* side = new QWidget;
    auto* side_rows = new QVBoxLayout(side);
    side_rows->setContentsMargins(0, 0, 0, 0);
    side_rows->addWidget(list_, 1);
    side_rows->addWidget(custom_text_);
    auto* halves = new Columns;
    halves->addWidget(side);
    comparison_->add_note(*error_);
    comparison_->add_note(*saved_label_);
    halves->addWidget(comparison_);
    halves->setChildrenCollapsible(false);
    halves->setStretchFactor(0, 2);
    halves->setStretchFactor(1, 3);
    auto* column = new QVBoxLayout(this);
    column->addWidget(run_);
    column->addWidget(halves, 1);
    saved_label_->setObjectName("saved_sound");
    saved_label_->setWordWrap(true);
    saved_label_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    show_saved();
}

void SamplesPage::connect_parts() {
    connect(run_, &RunChoice::chosen, this, &SamplesPage::show_run);
    for (const auto act : {&SamplesPage::refresh, &SamplesPage::refresh_checkpoints}) {
        connect(run_, &RunChoice::refreshed, this, act);
        connect(watcher_, &SamplesWatcher::changed, this, act);
    }
    connect(custom_text_, &CustomTextBox::speak_requested, this, &SamplesPage::synthesize);
    connect(custom_text_, &CustomTextBox::export_requested, this, &SamplesPage::export_voice);
    connect(list_, &SampleList::load_a_requested, comparison_, &SampleComparison::load_into_a);
    connect(list_, &SampleList::load_b_requested, comparison_, &SampleComparison::load_into_b);
    connect(list_, &SampleList::play_a_requested, comparison_, &SampleComparison::play_a);
    connect(list_, &SampleList::play_b_requested, comparison_, &SampleComparison::play_b);
    connect(list_, &SampleList::play_or_pause_requested, comparison_,
            &SampleComparison::play_or_pause);
    connect(list_, &SampleList::save_requested, this, &SamplesPage::ask_and_save);
    connect(list_, &SampleList::folder_requested, this,
            [](const QString& folder) { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); });
    connect(comparison_, &SampleComparison::started, error_, &ErrorNote::clear);
    connect(comparison_, &SampleComparison::failed, error_, &ErrorNote::show_error);
    connect(comparison_, &SampleComparison::not_played, error_, &ErrorNote::show_text);
}

void SamplesPage::set_run(const QString& folder) {
    run_->choose(folder);
}

void SamplesPage::set_checkpoint(const QString& file) {
    const QString run = QFileInfo(QFileInfo(file).path()).path();
    pending_checkpoint_ = file;
    if (run_->folder() == run)
        custom_text_->set_run(run, std::exchange(pending_checkpoint_, QString()));
    else
        set_run(run);
    custom_text_->focus_text();
}

void SamplesPage::show_run() {
    comparison_->clear();
    error_->clear();
    saved_.clear();
    show_saved();
    custom_text_->set_run(run_->folder(), std::exchange(pending_checkpoint_, QString()));
    refresh();
}

void SamplesPage::refresh_checkpoints() {
    custom_text_->refresh();
}

void SamplesPage::refresh() {
    const std::string run = run_->folder().toStdString();
    if (run.empty())
        return show_samples({});
    reading_ = std::make_unique<BackgroundTask>(
        *this,
        [run](const CancellationToken& cancellation) {
            return list_run_samples(run, cancellation);
        },
        [this](std::vector<RunSample> samples) { show_samples(std::move(samples)); });
}

void SamplesPage::show_samples(std::vector<RunSample> samples) {
    watcher_->watch(run_->folder().toStdString(), samples);
    list_->show_samples(std::move(samples));
}

void SamplesPage::add(const SampleReady& ready) {
    if (!is_of_shown_run(ready.file))
        return;
    list_->add({ready.file, ready.text, "step_" + std::to_string(ready.step), ready.step, false,
                ready.weights});
}

bool SamplesPage::is_of_shown_run(const std::string& file) const {
    return file.starts_with(samples_of_run(run_->folder().toStdString()).string() + "/");
}

void SamplesPage::export_voice(const QString& checkpoint) {
    auto* dialog = new VoiceExportDialog(checkpoint, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void SamplesPage::ask_and_save(const RunSample& sample) {
    const QString run = QFileInfo(run_->folder()).fileName();
    const QString name = run + '_' + QString::fromStdString(sample.checkpoint) + '_' +
                         QFileInfo(QString::fromStdString(sample.file)).fileName();
    const QString file = QFileDialog::getSaveFileName(
        this, tr("Export audio"), start_file(name, QStandardPaths::MusicLocation),
        tr("Audio (*.flac)"));
    if (!file.isEmpty())
        save_sound(sample, file);
}

void SamplesPage::save_sound(const RunSample& sample, const QString& file) {
    error_->clear();
    saved_.clear();
    show_saved();
    QFile sound(QString::fromStdString(sample.file));
    QSaveFile copy(file);
    const bool is_open = sound.open(QIODevice::ReadOnly) && copy.open(QIODevice::WriteOnly);
    if (is_open)
        copy.write(sound.readAll());
    if (!is_open || !copy.commit())
        return error_->show_text(tr("%1 cannot be written: %2")
                                     .arg(isolated_path(file), sound.isOpen()
                                                                   ? copy.errorString()
                                                                   : sound.errorString()));
    saved_ = file;
    show_saved();
}

void SamplesPage::show_saved() {
    saved_label_->setVisible(!saved_.isEmpty());
    saved_label_->setText(
        saved_.isEmpty() ? QString()
                         : tr("Saved to %1.").arg(isolated_path(QDir::toNativeSeparators(saved_))));
}

void SamplesPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        show_saved();
    QWidget::changeEvent(event);
}

void SamplesPage::synthesize(PreviewRequest request) {
    request.decode_program = decode_program_;
    error_->clear();
    custom_text_->set_busy(true);
    synthesis_ = std::make_unique<BackgroundTask>(
        *this,
        [request = std::move(request)](const CancellationToken& cancellation) {
            return speak_preview(request, cancellation);
        },
        [this](const Result<SpokenPreview>& result) { show_synthesized(result); });
}

void SamplesPage::show_synthesized(const Result<SpokenPreview>& result) {
    custom_text_->set_busy(false);
    if (!result)
        return error_->show_error(result.error());
    const RunSample& sample = result->sample;
    if (!is_of_shown_run(sample.file))
        return; // another run was chosen meanwhile
    custom_text_->show_remarks(result->warnings);
    list_->add(sample);
    list_->select(sample.file);
    comparison_->load_into_latest(sample);
}

} // namespace formant
