#include "ui/checkpoints/checkpoint_buttons.h"

#include <QtCore/QEvent>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QPushButton>

namespace formant {

CheckpointButtons::CheckpointButtons(QWidget* parent)
    : QWidget(parent), verify_(add("verify", &CheckpointButtons::verify_asked)),
      keep_(add("keep", &CheckpointButtons::keep_asked)),
      promote_(add("promote", &CheckpointButtons::promote_asked)),
      start_(add("use_as_start", &CheckpointButtons::start_asked)),
      speak_(add("speak", &CheckpointButtons::speak_asked)),
      export_(add("export", &CheckpointButtons::export_asked)),
      delete_(add("delete", &CheckpointButtons::delete_asked)),
      clean_(add("clean", &CheckpointButtons::clean_asked)) {
    lay_out();
    set_selection({});
}

QPushButton* CheckpointButtons::add(const char* name, void (CheckpointButtons::*asked)()) {
    auto* button = new QPushButton(this);
    button->setObjectName(name);
    connect(button, &QPushButton::clicked, this, asked);
    all_.push_back(button);
    return button;
}

/// Two rows: the words of some languages are long.
void CheckpointButtons::lay_out() {
    constexpr int columns = 4;
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    for (int i = 0; i < static_cast<int>(all_.size()); ++i)
        grid->addWidget(all_[static_cast<std::size_t>(i)], i / columns, i % columns);
}

void CheckpointButtons::set_selection(const CheckpointSelection& selection) {
    selection_ = selection;
    const bool idle = !selection.is_busy;
    const bool single = idle && selection.count == 1;
    verify_->setEnabled(idle && selection.count_in_all > 0);
    for (QPushButton* button : {keep_, delete_})
        button->setEnabled(idle && selection.count > 0);
    for (QPushButton* button : {start_, speak_, export_})
        button->setEnabled(single);
    promote_->setEnabled(single && selection.can_be_best);
    clean_->setEnabled(idle && selection.count_in_all > 0);
    retranslate();
}

void CheckpointButtons::retranslate() {
    verify_->setText(selection_.count > 0 ? tr("Verif&y") : tr("Verif&y all"));
    verify_->setToolTip(tr("Reads the files and compares them with their SHA-256."));
    keep_->setText(selection_.all_kept ? tr("No longer &keep") : tr("&Keep"));
    keep_->setToolTip(tr("No rule removes what you keep."));
    promote_->setText(tr("Make it the &best"));
    promote_->setToolTip(tr("Saves this step as the best of the run."));
    start_->setText(tr("&Use as start"));
    start_->setToolTip(tr("A training begins with this checkpoint."));
    speak_->setText(tr("Sp&eak"));
    speak_->setToolTip(tr("Speaks a text of yours with this checkpoint."));
    export_->setText(tr("E&xport…"));
    export_->setToolTip(tr("Writes the voice alone into a file of its own."));
    delete_->setText(tr("&Delete…"));
    delete_->setToolTip(tr("Removes the selected checkpoints; asks first."));
    clean_->setText(tr("&Clean by rule…"));
    clean_->setToolTip(tr("Removes older checkpoints; shows first which, and the room it frees."));
}

void CheckpointButtons::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace formant
