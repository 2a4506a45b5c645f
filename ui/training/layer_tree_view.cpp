#include "ui/training/layer_tree_view.h"

#include "ui/languages/shown.h"
#include "ui/training/layer_labels.h"

#include <QtCore/QEvent>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QHeaderView>

namespace formant {
namespace {

enum Column { layer, parameters };
constexpr int pattern_role = Qt::UserRole;

QTreeWidgetItem* item_of(const LayerNode& node) {
    auto* item = new QTreeWidgetItem;
    item->setData(layer, pattern_role, QString::fromStdString(node.pattern));
    item->setFlags(item->flags() | Qt::ItemIsUserCheckable | Qt::ItemIsAutoTristate);
    item->setCheckState(layer, Qt::Unchecked);
    item->setTextAlignment(parameters, Qt::AlignRight | Qt::AlignVCenter);
    for (const LayerNode& part : node.parts)
        item->addChild(item_of(part));
    return item;
}

void name(QTreeWidgetItem& item, const LayerNode& node) {
    item.setText(layer, item.parent() == nullptr ? layer_title(node) : shown(node.title));
    item.setToolTip(layer, shown(node.pattern));
    item.setText(parameters, parameter_count(node.parameters, QLocale()));
    for (int i = 0; i < item.childCount(); ++i)
        name(*item.child(i), node.parts[static_cast<std::size_t>(i)]);
}

/// Checks the leaves; the boxes above follow from them.
void check(QTreeWidgetItem& item, const std::set<std::string>& trained) {
    for (int i = 0; i < item.childCount(); ++i)
        check(*item.child(i), trained);
    const auto pattern = item.data(layer, pattern_role).toString().toStdString();
    if (item.childCount() == 0)
        item.setCheckState(layer, trained.contains(pattern) ? Qt::Checked : Qt::Unchecked);
}

void collect(const QTreeWidgetItem& item, QStringList& patterns) {
    if (item.checkState(layer) == Qt::Checked)
        patterns += item.data(layer, pattern_role).toString();
    else if (item.checkState(layer) == Qt::PartiallyChecked)
        for (int i = 0; i < item.childCount(); ++i)
            collect(*item.child(i), patterns);
}

} // namespace

LayerTreeView::LayerTreeView(QWidget* parent) : QTreeWidget(parent) {
    setObjectName("layer_tree");
    setColumnCount(2);
    setUniformRowHeights(true);
    setAlternatingRowColors(true);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(layer, QHeaderView::Stretch);
    header()->setSectionResizeMode(parameters, QHeaderView::ResizeToContents);
    chosen_soon_.setSingleShot(true);
    chosen_soon_.setInterval(0);
    connect(&chosen_soon_, &QTimer::timeout, this, &LayerTreeView::chosen);
    connect(this, &QTreeWidget::itemChanged, &chosen_soon_, qOverload<>(&QTimer::start));
    retranslate();
}

void LayerTreeView::show_layers(std::vector<LayerNode> layers) {
    const QSignalBlocker quiet(this);
    clear();
    layers_ = std::move(layers);
    for (const LayerNode& node : layers_)
        addTopLevelItem(item_of(node));
    retranslate();
    if (topLevelItemCount() > 0)
        setCurrentItem(topLevelItem(0)); // so that the keyboard starts there
}

void LayerTreeView::set_trained(const std::set<std::string>& names) {
    const QSignalBlocker quiet(this);
    for (int i = 0; i < topLevelItemCount(); ++i)
        check(*topLevelItem(i), names);
    viewport()->update();
}

QStringList LayerTreeView::patterns() const {
    QStringList patterns;
    for (int i = 0; i < topLevelItemCount(); ++i)
        collect(*topLevelItem(i), patterns);
    return patterns;
}

void LayerTreeView::retranslate() {
    const QSignalBlocker quiet(this);
    setAccessibleName(tr("Trainable layers"));
    setHeaderLabels({tr("Layers"), tr("Parameters")});
    for (int i = 0; i < topLevelItemCount(); ++i)
        name(*topLevelItem(i), layers_[static_cast<std::size_t>(i)]);
}

void LayerTreeView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QTreeWidget::changeEvent(event);
}

} // namespace formant
