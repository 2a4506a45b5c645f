#include "ui/segments/segment_line.h"

#include "engine/session/segments/suggested_texts.h"
#include "ui/languages/isolated.h"
#include "ui/messages/questions.h"
#include "ui/segments/suggestion_dialog.h"
#include "ui/tasks/background_task.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace formant {

SegmentLine::SegmentLine(QWidget* parent)
    : QWidget(parent), text_(new QLabel), suggestions_(new QPushButton), undo_(new QPushButton) {
    text_->setObjectName("segment_text");
    text_->setWordWrap(true);
    suggestions_->setObjectName("open_suggestions");
    undo_->setObjectName("undo_segmentation");
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(text_, 1);
    row->addWidget(suggestions_);
    row->addWidget(undo_);
    connect(suggestions_, &QPushButton::clicked, this, &SegmentLine::open_suggestions);
    connect(undo_, &QPushButton::clicked, this, &SegmentLine::ask_to_undo);
    set_state({});
}

SegmentLine::~SegmentLine() = default;

void SegmentLine::retranslate() {
    QString text = tr("These clips were cut from long recordings.");
    if (state_.suggestions > 0)
        text +=
            ' ' + tr("%Ln suggested text(s) wait to be confirmed.", nullptr, state_.suggestions);
    text_->setText(text);
    suggestions_->setText(tr("Suggested te&xts…"));
    undo_->setText(tr("Undo c&utting…"));
}

void SegmentLine::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void SegmentLine::set_state(const State& state) {
    state_ = state;
    setVisible(state.can_undo || state.suggestions > 0);
    suggestions_->setVisible(state.suggestions > 0);
    undo_->setVisible(state.can_undo);
    retranslate();
}

void SegmentLine::show_folder(const QString& folder) {
    folder_ = folder;
    set_state({});
    if (folder.isEmpty()) {
        task_.reset();
        return;
    }
    task_ = std::make_unique<BackgroundTask>(
        *this,
        [folder = folder.toStdString()](const CancellationToken&) {
            const auto waiting = suggested_texts(folder);
            return State{can_undo_segmentation(folder),
                         waiting ? static_cast<int>(waiting->size()) : 0};
        },
        [this](const State& state) { set_state(state); });
}

void SegmentLine::open_suggestions() {
    auto* dialog = new SuggestionDialog(folder_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SuggestionDialog::play_requested, this, &SegmentLine::play_requested);
    connect(dialog, &SuggestionDialog::confirmed, this, [this] { Q_EMIT changed(folder_); });
    dialog->open();
}

void SegmentLine::ask_to_undo() {
    if (confirm_loss(
            *this, tr("Undo cutting"),
            tr("Remove the clips that were cut last? Clips and texts that you have changed "
               "since stay, and the long recordings are not touched."),
            tr("&Remove")))
        undo();
}

void SegmentLine::undo() {
    undo_->setEnabled(false);
    task_ = std::make_unique<BackgroundTask>(
        *this,
        [folder = folder_.toStdString()](const CancellationToken&) {
            return undo_segmentation(folder);
        },
        [this](const Result<UndoneSegmentation>& result) { finish_undo(result); });
}

void SegmentLine::finish_undo(const Result<UndoneSegmentation>& result) {
    undo_->setEnabled(true);
    if (!result) {
        Q_EMIT undo_failed(result.error());
        return;
    }
    const bool has_clips = result->remaining > 0 || !result->kept.empty();
    Q_EMIT undone(has_clips);
    if (!result->kept.empty())
        Q_EMIT note_changed(tr("%Ln clip(s) that you have changed were kept, among them %1.",
                               nullptr, static_cast<int>(result->kept.size()))
                                .arg(isolated_path(QString::fromStdString(result->kept.front()))));
}

} // namespace formant
