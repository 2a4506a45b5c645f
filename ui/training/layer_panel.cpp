#include "ui/training/layer_panel.h"

#include "ui/palette.h"
#include "ui/training/layer_tree_view.h"
#include "ui/training/layer_words.h"
#include "ui/translate.h"

#include <QtCore/QEvent>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QRadioButton>

namespace formant {
namespace {

constexpr const char* layers_key = "train.layers";
constexpr const char* patterns_key = "train.layer_patterns";

QLabel* words(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

} // namespace

LayerPanel::LayerPanel(ConfigDocument& document, QWidget* parent)
    : QGroupBox(parent), document_(document), tree_(new LayerTreeView),
      share_(words("layer_share")), error_(words("layer_error")) {
    new QVBoxLayout(this);
    add_choices();
    layout()->addWidget(tree_);
    layout()->addWidget(share_);
    layout()->addWidget(error_);
    connect(tree_, &LayerTreeView::chosen, this, &LayerPanel::choose_layers);
    connect(&document_, &ConfigDocument::changed, this, &LayerPanel::refresh);
    retranslate();
}

void LayerPanel::add_choices() {
    for (const char* choice : {"full", "decoder_only", "freeze_text_encoder", "speaker_adaptation",
                               "global_encoder", "unet_only", "custom"}) {
        auto* button = new QRadioButton;
        button->setObjectName(QString("layers:%1").arg(choice));
        connect(button, &QRadioButton::clicked, this, [this, choice] { choose(choice); });
        layout()->addWidget(choices_[choice] = button);
    }
}

void LayerPanel::show_layers(std::optional<ModelLayers> layers) {
    layers_ = std::move(layers);
    tree_->show_layers(layers_ ? layer_tree(*layers_) : std::vector<LayerNode>());
    refresh();
}

LayerChoice LayerPanel::choice() const {
    const TrainConfig& train = document_.draft().config().train;
    return {train.layers, train.layer_patterns};
}

void LayerPanel::set(const char* key, const QString& typed) {
    if (const auto done = document_.set(key, typed); !done)
        error_->setText(tr("⚠ %1").arg(translate(done.error().what)));
}

/// Who begins to choose layers begins with those that trained before.
void LayerPanel::choose(const std::string& chosen) {
    const bool is_custom = chosen == "custom";
    if (!is_custom && choice().layers != "custom") // there are no patterns to forget
        return set(layers_key, QString::fromStdString(chosen));
    const QString patterns = is_custom ? tree_->patterns().join('\n') : QString();
    set(layers_key, QString::fromStdString(chosen));
    set(patterns_key, patterns);
}

void LayerPanel::choose_layers() {
    set(patterns_key, tree_->patterns().join('\n'));
}

/// What this model has no such part for is not offered; what the configuration says stays seen.
bool LayerPanel::is_offered(const std::string& layers, const LayerChoice& now) const {
    return layers == now.layers || layers == "custom" || !layers_ ||
           trained_share({layers, {}}, *layers_);
}

void LayerPanel::refresh() {
    const LayerChoice now = choice();
    for (const auto& [value, button] : choices_) {
        button->setChecked(value == now.layers);
        button->setVisible(is_offered(value, now));
    }
    tree_->setEnabled(now.layers == "custom" && layers_);
    show_share(now);
}

void LayerPanel::show_share(const LayerChoice& now) {
    share_->clear();
    error_->clear();
    if (layers_) {
        const auto share = trained_share(now, *layers_);
        tree_->set_trained(share ? share->names : std::set<std::string>());
        if (share)
            share_->setText(share_words(now.layers, *share, QLocale()));
        else
            error_->setText(tr("⚠ %1").arg(translate(share.error().what)));
    }
    share_->setVisible(!share_->text().isEmpty());
    error_->setVisible(!error_->text().isEmpty());
}

void LayerPanel::retranslate() {
    setTitle(tr("What is trained"));
    for (const auto& [value, button] : choices_)
        button->setText(value == "custom" ? tr("Layers that I choose") : layer_choice_words(value));
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, bad_colour(colours));
    error_->setPalette(colours);
    refresh();
}

void LayerPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QGroupBox::changeEvent(event);
}

} // namespace formant
