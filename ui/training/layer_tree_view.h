#pragma once

#include "engine/session/training/layer_tree.h"

#include <QtCore/QTimer>
#include <QtWidgets/QTreeWidget>

#include <set>

namespace formant {

/// The layers of a model with how many parameters they have, each with a box that is checked where
/// it trains. A box stands for all below it.
class LayerTreeView : public QTreeWidget {
    Q_OBJECT
  public:
    explicit LayerTreeView(QWidget* parent = nullptr);

    void show_layers(std::vector<LayerNode> layers);
    /// Names of parameters; does not count as choosing.
    void set_trained(const std::set<std::string>& names);
    /// As few as say what is checked, as train.layer_patterns takes them.
    QStringList patterns() const;

  Q_SIGNALS:
    void chosen(); ///< boxes were checked or cleared, once for all of them

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();

    std::vector<LayerNode> layers_;
    QTimer chosen_soon_;
};

} // namespace formant
