#include "ui/samples/sample_comparison.h"

#include "ui/samples/sample_slot.h"
#include "ui/samples/spectrogram_plot.h"

#include <QtWidgets/QBoxLayout>

#include <algorithm>

namespace formant {

SampleComparison::SampleComparison(std::unique_ptr<AudioOutput> output, QWidget* parent)
    : QWidget(parent), a_(new SampleSlot('A')), b_(new SampleSlot('B')), latest_(a_),
      player_(std::move(output)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    for (SampleSlot* slot : {a_, b_}) {
        column->addWidget(slot, 1);
        connect_slot(*slot);
    }
    connect_player();
}

void SampleComparison::connect_slot(SampleSlot& slot) {
    connect(&slot, &SampleSlot::play_requested, this, [this, &slot] { play(slot); });
    connect(&slot, &SampleSlot::stop_requested, &player_, &AudioPlayer::stop);
    connect(&slot, &SampleSlot::seek_requested, this,
            [this, &slot](double seconds) { seek(slot, seconds); });
    connect(&slot, &SampleSlot::failed, this, &SampleComparison::failed);
    connect(&slot, &SampleSlot::loaded, this, &SampleComparison::align_axes);
}

void SampleComparison::connect_player() {
    connect(&player_, &AudioPlayer::failed, this, &SampleComparison::not_played);
    connect(&player_, &AudioPlayer::playing_changed, this, &SampleComparison::show_playing);
    connect(&player_, &AudioPlayer::moved, this, &SampleComparison::show_position);
}

void SampleComparison::add_note(QWidget& note) {
    b_->layout()->addWidget(&note);
}

void SampleComparison::clear() {
    player_.stop();
    for (SampleSlot* slot : {a_, b_})
        slot->clear();
}

void SampleComparison::load(SampleSlot& slot, const RunSample& sample) {
    if (slot.sound() && player_.sound() == slot.sound())
        player_.stop();
    Q_EMIT started();
    latest_ = &slot;
    slot.show_sample(sample);
}

void SampleComparison::play(SampleSlot& slot) {
    if (!slot.sound())
        return;
    Q_EMIT started();
    latest_ = &slot;
    if (player_.is_playing() && player_.sound() != slot.sound())
        player_.switch_to(slot.sound());
    else
        play_or_pause();
}

/// Plays the other sample from there if it is not the current one.
void SampleComparison::seek(SampleSlot& slot, double seconds) {
    if (!slot.sound())
        return;
    Q_EMIT started();
    latest_ = &slot;
    if (player_.sound() == slot.sound())
        player_.seek(seconds);
    else
        player_.play_from(slot.sound(), seconds);
}

void SampleComparison::play_or_pause() {
    if (player_.is_playing())
        return player_.pause();
    if (!latest_->sound())
        return;
    if (player_.sound() == latest_->sound())
        player_.resume();
    else
        player_.play(latest_->sound());
}

void SampleComparison::show_position(double position_s) {
    for (SampleSlot* slot : {a_, b_})
        slot->plot().set_position(position_s);
    show_playing();
}

void SampleComparison::show_playing() {
    for (SampleSlot* slot : {a_, b_}) {
        const bool is_current = slot->sound() && slot->sound() == player_.sound();
        const bool is_playing = is_current && player_.is_playing();
        slot->set_playing(is_playing, is_playing || (is_current && player_.position_s() > 0));
    }
}

/// Aligns equal times vertically.
void SampleComparison::align_axes() {
    const double seconds = std::max(a_->plot().seconds(), b_->plot().seconds());
    for (SampleSlot* slot : {a_, b_})
        slot->plot().set_span(seconds);
}

} // namespace formant
