#include "ui/export/player_choice.h"

#include "engine/session/export/voice_export.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QRadioButton>

#include <algorithm>

namespace formant {

PlayerChoice::PlayerChoice(QWidget* parent)
    : QGroupBox(parent), players_(export_players()), reason_(new QLabel) {
    auto* column = new QVBoxLayout(this);
    for (const std::string& player : players_) {
        auto* button = new QRadioButton;
        button->setObjectName("export_to_" + QString::fromStdString(player));
        connect(button, &QRadioButton::toggled, this, [this](bool is_chosen) {
            if (is_chosen)
                Q_EMIT changed();
        });
        buttons_.push_back(button);
        column->addWidget(button);
    }
    reason_->setObjectName("export_players_reason");
    reason_->setWordWrap(true);
    reason_->setVisible(false);
    column->addWidget(reason_);
    buttons_.front()->setChecked(true);
    set_texts();
}

/// Says for whom each is, because people know the program that will speak, not its file format.
void PlayerChoice::set_texts() {
    setTitle(tr("Export for"));
    const auto text_of = [](const std::string& player) {
        if (player == "piper")
            return tr("&Piper: Home Assistant and other programs that use it");
        if (player == "sherpa-onnx")
            return tr("&sherpa-onnx: apps, phones and small devices");
        if (player == "onnx")
            return tr("&ONNX: a program of your own with ONNX Runtime");
        return tr("sa&fetensors: a program of your own that loads the weights");
    };
    for (std::size_t i = 0; i < players_.size(); ++i)
        buttons_[i]->setText(text_of(players_[i]));
}

std::string PlayerChoice::player() const {
    return players_[static_cast<std::size_t>(std::ranges::find(buttons_, &chosen()) -
                                             buttons_.begin())];
}

QRadioButton& PlayerChoice::chosen() const {
    return **std::ranges::find_if(buttons_, &QRadioButton::isChecked);
}

void PlayerChoice::set_available(const std::vector<std::string>& players, bool is_vocoder) {
    QRadioButton* first = nullptr;
    for (std::size_t i = 0; i < players_.size(); ++i) {
        const bool is_available = std::ranges::count(players, players_[i]) > 0;
        buttons_[i]->setEnabled(is_available);
        if (is_available && first == nullptr)
            first = buttons_[i];
    }
    reason_->setVisible(players.size() < players_.size());
    reason_->setText(is_vocoder
                         ? tr("A vocoder speaks no texts, so it is exported for your own program "
                              "only. Export a voice to include its vocoder.")
                         : tr("Voices of this kind have no form that other programs can speak "
                              "with."));
    if (first != nullptr && !chosen().isEnabled())
        first->setChecked(true);
    setFocusProxy(&chosen());
}

} // namespace formant
