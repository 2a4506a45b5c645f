#pragma once

#include "engine/session/training/layer_tree.h"

#include <QtCore/QTimer>
#include <QtWidgets/QTreeWidget>

#include <set>

namespace formant {

/// Shows the layers of a model with their number of parameters, each with a box that is checked if
/// the layer is trainable. A box stands for all layers below it.
class LayerTreeView : public QTreeWidget {
    Q_OBJECT
  public:
    explicit LayerTreeView(QWidget* parent = nullptr);

    void show_layers(std::vector<LayerNode> layers);
    /// Checks the layers of these parameter names without emitting chosen().
    void set_trained(const std::set<std::string>& names);
    /// Returns the smallest set of train.layer_patterns that describes the checked layers.
    QStringList patterns() const;

  Q_SIGNALS:
    void chosen(); ///< boxes were checked or cleared; emitted once for several

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();

    std::vector<LayerNode> layers_;
    QTimer chosen_soon_;
};

} // namespace formant
