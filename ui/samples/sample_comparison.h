#pragma once

#include "engine/session/runs/run_samples.h"
#include "ui/samples/audio_player.h"

#include <QtWidgets/QWidget>

#include <memory>

namespace formant {

class SampleSlot;

/// Shows two samples, one above the other on a common time axis, and switches playback between them
/// at the same position.
class SampleComparison : public QWidget {
    Q_OBJECT
  public:
    explicit SampleComparison(std::unique_ptr<AudioOutput> output, QWidget* parent = nullptr);

    void load_into_a(const RunSample& sample) { load(*a_, sample); }
    void load_into_b(const RunSample& sample) { load(*b_, sample); }
    void load_into_latest(const RunSample& sample) { load(*latest_, sample); }
    /// Plays or pauses sample A; if B is playing, switches to A at the same position.
    void play_a() { play(*a_); }
    void play_b() { play(*b_); }
    void play_or_pause();
    void clear();
    /// Adds a note of the page below the lower plot, which gives way.
    void add_note(QWidget& note);

  Q_SIGNALS:
    void started(); ///< playback or loading has started, so earlier errors can be cleared
    void failed(const formant::Error& error);
    void not_played(const QString& text);

  private:
    void connect_slot(SampleSlot& slot);
    void connect_player();
    void load(SampleSlot& slot, const RunSample& sample);
    void play(SampleSlot& slot);
    void seek(SampleSlot& slot, double seconds);
    void show_position(double position_s);
    void show_playing();
    void align_axes();

    SampleSlot* a_;
    SampleSlot* b_;
    SampleSlot* latest_; ///< last played or loaded slot
    AudioPlayer player_;
};

} // namespace formant
