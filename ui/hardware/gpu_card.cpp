#include "ui/hardware/gpu_card.h"

#include "engine/session/hardware/hardware_labels.h"
#include "ui/hardware/facts_grid.h"
#include "ui/palette.h"
#include "ui/translate.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QStyle>

namespace formant {
namespace {

QLabel* text_label() {
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

void set_color(QLabel& label, const QColor& color) {
    QPalette palette = label.palette();
    if (palette.color(QPalette::WindowText) == color)
        return; // setting it would trigger another palette change
    palette.setColor(QPalette::WindowText, color);
    label.setPalette(palette);
}

QString gpu_title(const GpuInfo& gpu) {
    QString name = QString::fromStdString(gpu.name);
    if (!gpu.index)
        return name;
    return GpuCard::tr("%1: %2", "GPU 0: its name").arg(translate(gpu_index_label(gpu)), name);
}

QString state_text(const GpuInfo& gpu) {
    if (gpu.usable())
        return GpuCard::tr("can be used");
    return GpuCard::tr("seen, not usable: %1").arg(translate(gpu.why_not_usable));
}

} // namespace

GpuCard::GpuCard(GpuInfo gpu, QWidget* parent)
    : QFrame(parent), gpu_(std::move(gpu)), icon_(new QLabel), title_(text_label()),
      state_(text_label()), facts_(new FactsGrid), notes_(text_label()) {
    setObjectName("gpu_card");
    setFrameShape(QFrame::StyledPanel);
    state_->setObjectName("gpu_state");
    const auto icon = gpu_.usable() ? QStyle::SP_DialogApplyButton : QStyle::SP_MessageBoxWarning;
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize);
    icon_->setPixmap(style()->standardIcon(icon).pixmap(size));
    QFont bold = title_->font();
    bold.setBold(true);
    title_->setFont(bold);
    lay_out();
    facts_->set_facts(gpu_facts(gpu_));
    retranslate();
    apply_color();
}

void GpuCard::lay_out() {
    auto* heading = new QHBoxLayout;
    heading->addWidget(icon_, 0, Qt::AlignTop);
    heading->addWidget(title_, 1);
    auto* rows = new QVBoxLayout(this);
    rows->addLayout(heading);
    rows->addWidget(state_);
    rows->addWidget(facts_);
    rows->addWidget(notes_);
    rows->addStretch();
}

void GpuCard::retranslate() {
    QStringList notes;
    for (const Message& note : gpu_.notes)
        notes << tr("Note: %1").arg(translate(note));
    title_->setText(gpu_title(gpu_));
    state_->setText(state_text(gpu_));
    notes_->setText(notes.join('\n'));
    notes_->setVisible(!notes.isEmpty());
    setAccessibleName(gpu_title(gpu_));
    setAccessibleDescription(state_text(gpu_));
}

void GpuCard::apply_color() {
    set_color(*state_, gpu_.usable() ? good_color(palette()) : bad_color(palette()));
}

QString GpuCard::title() const {
    return title_->text();
}
QString GpuCard::state() const {
    return state_->text();
}
QString GpuCard::notes() const {
    return notes_->text();
}

void GpuCard::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        apply_color();
}

} // namespace formant
