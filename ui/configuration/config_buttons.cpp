#include "ui/configuration/config_buttons.h"

#include "ui/configuration/preset_choice.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace formant {

ConfigButtons::ConfigButtons(ConfigDocument& document, QWidget* parent) : QWidget(parent) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    open_ = add("open", &ConfigButtons::open_requested);
    import_ = add("import", &ConfigButtons::import_requested);
    save_ = add("save", &ConfigButtons::save_requested);
    save_as_ = add("save_as", &ConfigButtons::save_as_requested);
    undo_ = add("undo", &ConfigButtons::undo_requested);
    redo_ = add("redo", &ConfigButtons::redo_requested);
    preset_label_ = new QLabel;
    preset_ = new PresetChoice(document);
    preset_label_->setBuddy(preset_);
    row->addWidget(preset_label_);
    row->addWidget(preset_);
    row->addStretch(1);
    queue_ = add("add_to_queue", &ConfigButtons::queue_requested);
    train_ = add("train", &ConfigButtons::train_requested);
    connect(preset_, &PresetChoice::refused, this, &ConfigButtons::preset_refused);
    follow(document.history());
    retranslate();
}

QPushButton* ConfigButtons::add(const char* name, void (ConfigButtons::*request)()) {
    auto* button = new QPushButton;
    button->setObjectName(name);
    connect(button, &QPushButton::clicked, this, request);
    layout()->addWidget(button);
    return button;
}

void ConfigButtons::follow(QUndoStack& history) {
    connect(&history, &QUndoStack::canUndoChanged, undo_, &QPushButton::setEnabled);
    connect(&history, &QUndoStack::canRedoChanged, redo_, &QPushButton::setEnabled);
    undo_->setEnabled(history.canUndo());
    redo_->setEnabled(history.canRedo());
}

void ConfigButtons::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ConfigButtons::retranslate() {
    open_->setText(tr("&Open…"));
    import_->setText(tr("&Import…"));
    import_->setToolTip(tr("Imports a config.yaml of the legacy Python scripts, or a config.json "
                           "of VITS, HiFi-GAN, Piper or Coqui."));
    save_->setText(tr("Sav&e"));
    save_as_->setText(tr("Save &as…"));
    undo_->setText(tr("Un&do"));
    redo_->setText(tr("&Redo"));
    preset_label_->setText(tr("Prese&t:"));
    queue_->setText(tr("Add to &queue"));
    queue_->setToolTip(tr("Queues a snapshot of what is shown here. The file is not changed."));
    train_->setText(tr("Use &for training"));
    train_->setToolTip(tr("Saves the file and opens it on the Training page."));
}

} // namespace formant
