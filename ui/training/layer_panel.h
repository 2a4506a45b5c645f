#pragma once

#include "engine/session/training/model_layers.h"
#include "ui/configuration/config_document.h"

#include <QtWidgets/QGroupBox>

#include <map>
#include <optional>

class QLabel;
class QRadioButton;

namespace formant {

class LayerTreeView;

/// What of the model is trained: all, one of its known parts, or layers that somebody checks in a
/// tree; and what that comes to, in words and numbers. What is chosen goes into the document.
class LayerPanel : public QGroupBox {
    Q_OBJECT
  public:
    explicit LayerPanel(ConfigDocument& document, QWidget* parent = nullptr);

    /// Those of the model that the document describes; nothing: they are not known.
    void show_layers(std::optional<ModelLayers> layers);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void add_choices();
    void retranslate();
    void refresh();
    bool is_offered(const std::string& layers, const LayerChoice& now) const;
    void show_share(const LayerChoice& choice);
    void choose(const std::string& choice);
    void choose_layers();
    void set(const char* key, const QString& typed);
    LayerChoice choice() const;

    ConfigDocument& document_;
    std::optional<ModelLayers> layers_;
    std::map<std::string, QRadioButton*> choices_; ///< by the value of train.layers
    LayerTreeView* tree_;
    QLabel* share_;
    QLabel* error_;
};

} // namespace formant
