#include "ui/plots/legend_above.h"

#include <algorithm>

namespace formant {

LegendAbove::LegendAbove(QCustomPlot& plot) : plot_(plot), legend_(*plot.legend) {
    plot.plotLayout()->insertRow(0);
    plot.plotLayout()->addElement(0, 0, plot.legend);
    plot.plotLayout()->setRowStretchFactor(0, 0.001); // as high as its entries
    legend_.setSizeConstraintRect(QCPLayoutElement::scrOuterRect);
    set_shown(false);
}

/// A row of the layout keeps its height even if nothing in it is visible, unless its minimum size
/// allows none.
void LegendAbove::set_shown(bool shown) {
    legend_.setVisible(shown);
    legend_.setMinimumSize(shown ? QSize(0, 0) : QSize(1, 1)); // 0: what the entries need
    constexpr int any_width = QWIDGETSIZE_MAX - 1; // QWIDGETSIZE_MAX: what the entries need at most
    legend_.setMaximumSize(any_width, shown ? QWIDGETSIZE_MAX : 1);
    if (shown)
        fit();
}

int LegendAbove::widest_entry() const {
    int widest = 1;
    for (int i = 0; i < legend_.itemCount(); ++i)
        if (const QCPAbstractLegendItem* entry = legend_.item(i)) // the last row may have gaps
            widest = std::max(widest, entry->minimumOuterSizeHint().width());
    return widest;
}

void LegendAbove::fit() {
    const int available = plot_.width() - legend_.margins().left() - legend_.margins().right();
    const int per_row = std::max(1, available / (widest_entry() + legend_.columnSpacing()));
    if (per_row == legend_.wrap() && legend_.fillOrder() == QCPLayoutGrid::foColumnsFirst)
        return;
    legend_.setWrap(per_row);
    legend_.setFillOrder(QCPLayoutGrid::foColumnsFirst, /*rearrange=*/true);
}

} // namespace formant
