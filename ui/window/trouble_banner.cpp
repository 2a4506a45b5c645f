#include "ui/window/trouble_banner.h"

#include "ui/translate.h"

#include <QtCore/QEvent>
#include <QtCore/QLocale>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStyle>

#include <algorithm>
#include <iterator>

namespace formant {
namespace {

using Kind = RunTrouble::Kind;

bool is_urgent(const RunTrouble& trouble) {
    return trouble.kind < Kind::quality;
}

} // namespace

TroubleBanner::TroubleBanner(QWidget* parent)
    : QFrame(parent), icon_(new QLabel), text_(new QLabel), action_(new QPushButton) {
    setObjectName("trouble_banner");
    setFrameShape(QFrame::StyledPanel);
    setVisible(false);
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize);
    icon_->setPixmap(style()->standardIcon(QStyle::SP_MessageBoxWarning).pixmap(size));
    text_->setObjectName("trouble_text");
    text_->setWordWrap(true);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    action_->setObjectName("trouble_action");
    auto* row = new QHBoxLayout(this);
    row->addWidget(icon_);
    row->addWidget(text_, 1);
    row->addWidget(action_);
    connect(action_, &QPushButton::clicked, this, &TroubleBanner::act);
}

void TroubleBanner::show_troubles(const RunTroubles& troubles) {
    troubles_.clear();
    std::ranges::copy_if(troubles, std::back_inserter(troubles_), is_urgent);
    setVisible(!troubles_.empty());
    retranslate();
}

void TroubleBanner::set_can_save(bool can_save) {
    can_save_ = can_save;
    retranslate();
}

bool TroubleBanner::saves_again() const {
    return troubles_.front().kind == Kind::not_saved && can_save_;
}

void TroubleBanner::act() {
    if (troubles_.empty())
        return;
    if (saves_again())
        Q_EMIT save_requested();
    else if (troubles_.front().kind == Kind::skipped_steps)
        Q_EMIT training_requested();
    else
        Q_EMIT checkpoints_requested();
}

QString TroubleBanner::action_text() const {
    if (saves_again())
        return tr("Save again");
    return troubles_.front().kind == Kind::skipped_steps ? tr("Show advice")
                                                         : tr("Delete checkpoints…");
}

/// Shows the most urgent problem, and counts the others.
QString TroubleBanner::text() const {
    const RunTrouble& first = troubles_.front();
    QString text =
        tr("Step %1: %2", "step; what happened")
            .arg(QLocale().toString(qint64{first.advice.step}), translate(first.advice.what));
    if (first.kind == Kind::skipped_steps && first.count > 1)
        text = tr("%1 (%n times)", "what happened", static_cast<int>(first.count)).arg(text);
    const auto others = static_cast<int>(troubles_.size()) - 1;
    return others == 0 ? text
                       : tr("%1 %2", "two sentences")
                             .arg(text, tr("%n other problem(s).", nullptr, others));
}

void TroubleBanner::retranslate() {
    if (troubles_.empty())
        return;
    text_->setText(text());
    setAccessibleName(text_->text());
    action_->setText(action_text());
}

void TroubleBanner::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

} // namespace formant
