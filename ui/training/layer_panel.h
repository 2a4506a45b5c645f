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

/// Selects the trainable layers: all, a preset part, or layers checked in a tree. Shows their
/// number of parameters. The choice is written into the document.
class LayerPanel : public QGroupBox {
    Q_OBJECT
  public:
    explicit LayerPanel(ConfigDocument& document, QWidget* parent = nullptr);

    /// Shows the layers of the model that the document describes; nullopt if they are not known.
    void show_layers(std::optional<ModelLayers> layers);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void add_choices();
    void retranslate();
    void refresh();
    bool is_offered(const std::string& layers, const TrainableLayerSpec& now) const;
    void show_share(const TrainableLayerSpec& choice);
    void choose(const std::string& choice);
    void choose_layers();
    void set(const char* key, const QString& typed);
    TrainableLayerSpec choice() const;

    ConfigDocument& document_;
    std::optional<ModelLayers> layers_;
    std::map<std::string, QRadioButton*> choices_; ///< by the value of train.layers
    LayerTreeView* tree_;
    QLabel* share_;
    QLabel* error_;
};

} // namespace formant
