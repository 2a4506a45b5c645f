#include "ui/recording/take_words.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

namespace formant {
namespace {

struct TakeWords {
    Q_DECLARE_TR_FUNCTIONS(formant::TakeWords)
  public:
    static QString of(TakeFault fault) {
        switch (fault) {
        case TakeFault::nothing_heard:
            return tr(
                "Nothing was heard, so nothing was kept. Look at the level while you speak; the "
                "microphone may be muted.");
        case TakeFault::clipped:
            return tr("Too loud: the loudest sounds are cut off. Go a little away from the "
                      "microphone, or turn it down.");
        case TakeFault::too_quiet:
            return tr("Too quiet. Come closer to the microphone, or turn it up.");
        case TakeFault::no_silence:
            return tr("No silence was heard. Wait half a second before you speak and before you "
                      "stop, and see that nothing makes a noise meanwhile.");
        case TakeFault::too_noisy:
            return tr(
                "Too noisy. Switch off what hums or blows, or come closer to the microphone.");
        case TakeFault::beginning_cut_off:
            return tr("The beginning is cut off. Wait half a second before you speak.");
        case TakeFault::end_cut_off:
            break;
        }
        return tr("The end is cut off. Wait half a second before you stop.");
    }
    static QString of(RoomNoise noise) {
        switch (noise) {
        case RoomNoise::nothing_arrives:
            return tr(
                "Nothing at all arrives from this microphone: it is muted, or the desktop keeps "
                "it from programs. Unmute it in the sound settings, or allow it in the privacy "
                "settings.");
        case RoomNoise::quiet:
            return tr("The room is quiet: good.");
        case RoomNoise::usable:
            return tr("The room can be used, but a quieter one makes a better voice.");
        case RoomNoise::too_noisy:
            break;
        }
        return tr(
            "The room is too noisy: the voice would learn the noise. Close the windows, switch "
            "off fans, or turn the microphone down and come closer to it.");
    }
    static QString good() { return tr("Good."); }
};

} // namespace

QString words_of(const std::vector<TakeFault>& faults) {
    QStringList lines;
    for (const TakeFault fault : faults)
        lines << TakeWords::of(fault);
    return lines.isEmpty() ? TakeWords::good() : lines.join('\n');
}

QString words_of(RoomNoise noise) {
    return TakeWords::of(noise);
}

} // namespace formant
