#pragma once

#include "engine/session/runs/run_samples.h"
#include "ui/samples/audio_player.h"

#include <QtWidgets/QWidget>

#include <memory>

namespace formant {

class SampleSlot;

/// Two samples, one above the other on one time axis, and the player that goes from the one to the
/// other at the same place.
class SampleComparison : public QWidget {
    Q_OBJECT
  public:
    explicit SampleComparison(std::unique_ptr<AudioOutput> output, QWidget* parent = nullptr);

    void put_into_a(const RunSample& sample) { put(*a_, sample); }
    void put_into_b(const RunSample& sample) { put(*b_, sample); }
    void put_into_latest(const RunSample& sample) { put(*latest_, sample); }
    /// Plays it, or pauses it; while the other one plays, at the same place of this one.
    void play_a() { play(*a_); }
    void play_b() { play(*b_); }
    void play_or_pause();
    void clear();

  Q_SIGNALS:
    void begun(); ///< something is played or read: what failed before is of no interest any more
    void failed(const formant::Error& error);
    void not_played(const QString& words);

  private:
    void connect_slot(SampleSlot& slot);
    void connect_player();
    void put(SampleSlot& slot, const RunSample& sample);
    void play(SampleSlot& slot);
    void show_position(double position_s);
    void show_playing();
    void align_axes();

    SampleSlot* a_;
    SampleSlot* b_;
    SampleSlot* latest_; ///< that was played, or filled
    AudioPlayer player_;
};

} // namespace formant
