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
    open_ = add("open", &ConfigButtons::open_asked);
    import_ = add("import", &ConfigButtons::import_asked);
    save_ = add("save", &ConfigButtons::save_asked);
    save_as_ = add("save_as", &ConfigButtons::save_as_asked);
    undo_ = add("undo", &ConfigButtons::undo_asked);
    redo_ = add("redo", &ConfigButtons::redo_asked);
    preset_label_ = new QLabel;
    preset_ = new PresetChoice(document);
    preset_label_->setBuddy(preset_);
    row->addWidget(preset_label_);
    row->addWidget(preset_);
    row->addStretch(1);
    queue_ = add("add_to_queue", &ConfigButtons::queue_asked);
    train_ = add("train", &ConfigButtons::train_asked);
    connect(preset_, &PresetChoice::refused, this, &ConfigButtons::preset_refused);
    follow(document.history());
    retranslate();
}

QPushButton* ConfigButtons::add(const char* name, void (ConfigButtons::*asked)()) {
    auto* button = new QPushButton;
    button->setObjectName(name);
    connect(button, &QPushButton::clicked, this, asked);
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
    import_->setToolTip(tr(
        "Takes over a config.yaml of the older Python scripts, or a config.json of the public VITS "
        "or HiFi-GAN code, Piper or Coqui."));
    save_->setText(tr("Sav&e"));
    save_as_->setText(tr("Save &as…"));
    undo_->setText(tr("Un&do"));
    redo_->setText(tr("&Redo"));
    preset_label_->setText(tr("Prese&t:"));
    queue_->setText(tr("Add to &queue"));
    queue_->setToolTip(tr("Saves it and lets it wait for its turn as it is now."));
    train_->setText(tr("Train t&his"));
    train_->setToolTip(tr("Saves it and takes it to the Training page."));
}

} // namespace formant
