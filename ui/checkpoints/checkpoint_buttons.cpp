#include "ui/checkpoints/checkpoint_buttons.h"

#include <QtCore/QEvent>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QPushButton>

namespace formant {

CheckpointButtons::CheckpointButtons(QWidget* parent)
    : QWidget(parent), verify_(add("verify", &CheckpointButtons::verify_requested)),
      pin_(add("keep", &CheckpointButtons::pin_requested)),
      promote_(add("promote", &CheckpointButtons::promote_requested)),
      start_(add("use_as_start", &CheckpointButtons::start_requested)),
      speak_(add("speak", &CheckpointButtons::speak_requested)),
      export_voice_(add("export_voice", &CheckpointButtons::export_voice_requested)),
      export_checkpoint_(add("export", &CheckpointButtons::export_checkpoint_requested)),
      import_(add("import_voice", &CheckpointButtons::import_requested)),
      delete_(add("delete", &CheckpointButtons::delete_requested)),
      clean_(add("clean", &CheckpointButtons::clean_requested)) {
    lay_out();
    set_selection({});
}

QPushButton* CheckpointButtons::add(const char* name, void (CheckpointButtons::*request)()) {
    auto* button = new QPushButton(this);
    button->setObjectName(name);
    connect(button, &QPushButton::clicked, this, request);
    all_.push_back(button);
    return button;
}

/// Arranges the buttons in two rows, because labels are long in some languages.
void CheckpointButtons::lay_out() {
    constexpr int columns = 5;
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    for (int i = 0; i < static_cast<int>(all_.size()); ++i)
        grid->addWidget(all_[static_cast<std::size_t>(i)], i / columns, i % columns);
}

void CheckpointButtons::set_selection(const CheckpointSelection& selection) {
    selection_ = selection;
    const bool idle = !selection.is_busy;
    const bool single = idle && selection.count == 1;
    verify_->setEnabled(idle && selection.total_count > 0);
    for (QPushButton* button : {pin_, delete_})
        button->setEnabled(idle && selection.count > 0);
    for (QPushButton* button : {start_, speak_, export_voice_, export_checkpoint_})
        button->setEnabled(single);
    import_->setEnabled(idle);
    promote_->setEnabled(single && selection.can_be_best);
    clean_->setEnabled(idle && selection.total_count > 0 && !selection.is_training);
    retranslate();
}

void CheckpointButtons::retranslate() {
    verify_->setText(selection_.count > 0 ? tr("Verif&y") : tr("Verif&y all"));
    verify_->setToolTip(tr("Reads the files and compares them with their SHA-256."));
    pin_->setText(selection_.all_pinned ? tr("Unp&in") : tr("P&in"));
    pin_->setToolTip(tr("Cleanup never deletes pinned checkpoints."));
    promote_->setText(tr("Mark as &best"));
    promote_->setToolTip(tr("Saves this step as the best checkpoint of the run."));
    start_->setText(tr("Fine-t&une from this"));
    start_->setToolTip(tr("Starts a new run from this checkpoint."));
    speak_->setText(tr("Synth&esize"));
    speak_->setToolTip(tr("Synthesizes a custom text with this checkpoint."));
    export_voice_->setText(tr("E&xport voice…"));
    export_voice_->setToolTip(
        tr("Exports the voice for Piper, Home Assistant, sherpa-onnx or a program of your own."));
    export_checkpoint_->setText(tr("Exp&ort checkpoint…"));
    export_checkpoint_->setToolTip(
        tr("Exports the checkpoint without what only training needs, to share or fine-tune it."));
    import_->setText(tr("Impor&t voice…"));
    import_->setToolTip(tr("Makes a checkpoint of a voice of Piper or another program."));
    delete_->setText(tr("&Delete…"));
    delete_->setToolTip(tr("Deletes the selected checkpoints after a confirmation."));
    clean_->setText(tr("&Clean up…"));
    clean_->setToolTip(
        selection_.is_training
            ? tr("This run is being trained. Its checkpoints can be cleaned up after it has ended.")
            : tr("Deletes older checkpoints; first lists them and the space that is freed."));
}

void CheckpointButtons::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace formant
