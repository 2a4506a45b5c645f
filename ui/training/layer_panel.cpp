#include "ui/training/layer_panel.h"

#include "ui/palette.h"
#include "ui/training/layer_labels.h"
#include "ui/training/layer_tree_view.h"
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

QLabel* make_label(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

} // namespace

LayerPanel::LayerPanel(ConfigDocument& document, QWidget* parent)
    : QGroupBox(parent), document_(document), tree_(new LayerTreeView),
      share_(make_label("layer_share")), error_(make_label("layer_error")) {
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

TrainableLayerSpec LayerPanel::choice() const {
    const TrainConfig& train = document_.draft().config().train;
    return {train.layers, train.layer_patterns};
}

void LayerPanel::set(const char* key, const QString& typed) {
    if (const auto done = document_.set(key, typed); !done)
        error_->setText(tr("⚠ %1").arg(translate(done.error().what)));
}

/// A custom choice starts with the layers that were trainable before.
void LayerPanel::choose(const std::string& chosen) {
    const bool is_custom = chosen == "custom";
    if (!is_custom && choice().layers != "custom") // there are no patterns to clear
        return set(layers_key, QString::fromStdString(chosen));
    const QString patterns = is_custom ? tree_->patterns().join('\n') : QString();
    set(layers_key, QString::fromStdString(chosen));
    set(patterns_key, patterns);
}

void LayerPanel::choose_layers() {
    set(patterns_key, tree_->patterns().join('\n'));
}

/// Hides choices that the model has no part for, but always shows the configured one.
bool LayerPanel::is_offered(const std::string& layers, const TrainableLayerSpec& now) const {
    return layers == now.layers || layers == "custom" || !layers_ ||
           trained_share({layers, {}}, *layers_);
}

void LayerPanel::refresh() {
    const TrainableLayerSpec now = choice();
    for (const auto& [value, button] : choices_) {
        button->setChecked(value == now.layers);
        button->setVisible(is_offered(value, now));
    }
    tree_->setEnabled(now.layers == "custom" && layers_);
    show_share(now);
}

void LayerPanel::show_share(const TrainableLayerSpec& now) {
    share_->clear();
    error_->clear();
    if (layers_) {
        const auto share = trained_share(now, *layers_);
        tree_->set_trained(share ? share->names : std::set<std::string>());
        if (share)
            share_->setText(share_text(now.layers, *share, QLocale()));
        else
            error_->setText(tr("⚠ %1").arg(translate(share.error().what)));
    }
    share_->setVisible(!share_->text().isEmpty());
    error_->setVisible(!error_->text().isEmpty());
}

void LayerPanel::retranslate() {
    setTitle(tr("Trainable layers"));
    for (const auto& [value, button] : choices_)
        button->setText(value == "custom" ? tr("Custom") : layer_choice_label(value));
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, bad_color(colors));
    error_->setPalette(colors);
    refresh();
}

void LayerPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QGroupBox::changeEvent(event);
}

} // namespace formant
