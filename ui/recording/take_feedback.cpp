#include "ui/recording/take_feedback.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

namespace formant {
namespace {

struct TakeFeedback {
    Q_DECLARE_TR_FUNCTIONS(formant::TakeFeedback)
  public:
    static QString of(TakeFault fault) {
        switch (fault) {
        case TakeFault::no_speech:
            return tr("No speech detected, so nothing was saved. Watch the level while you speak; "
                      "the microphone may be muted.");
        case TakeFault::clipped:
            return tr(
                "Too loud: the signal clips. Move away from the microphone, or lower its gain.");
        case TakeFault::too_quiet:
            return tr("Too quiet. Move closer to the microphone, or raise its gain.");
        case TakeFault::no_silence:
            return tr("No silence found. Wait half a second before you speak and before you stop, "
                      "without any noise.");
        case TakeFault::too_noisy:
            return tr("Too noisy. Switch off fans and other sources of noise, or move closer to "
                      "the microphone.");
        case TakeFault::beginning_cut_off:
            return tr("The beginning is cut off. Wait half a second before you speak.");
        case TakeFault::end_cut_off:
            break;
        }
        return tr("The end is cut off. Wait half a second before you stop.");
    }
    static QString of(RoomNoise noise) {
        switch (noise) {
        case RoomNoise::no_signal:
            return tr("No signal from this microphone: it is muted or blocked. Unmute it in the "
                      "sound settings, or allow it in the privacy settings.");
        case RoomNoise::quiet:
            return tr("The room is quiet: good.");
        case RoomNoise::usable:
            return tr("The room is usable, but a quieter one gives a better voice.");
        case RoomNoise::too_noisy:
            break;
        }
        return tr("The room is too noisy: the voice would learn the noise. Close the windows, "
                  "switch off fans, or lower the gain and move closer.");
    }
    static QString good() { return tr("Good."); }
};

} // namespace

QString take_feedback(const std::vector<TakeFault>& faults) {
    QStringList lines;
    for (const TakeFault fault : faults)
        lines << TakeFeedback::of(fault);
    return lines.isEmpty() ? TakeFeedback::good() : lines.join('\n');
}

QString room_feedback(RoomNoise noise) {
    return TakeFeedback::of(noise);
}

} // namespace formant
