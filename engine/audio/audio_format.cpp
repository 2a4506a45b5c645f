#include "engine/audio/audio_format.h"

#include "engine/base/text/lower_case.h"

#include <algorithm>
#include <sndfile.h>

namespace formant {
namespace {

const std::vector<AudioFormat>& formats() {
    static const std::vector<SampleDepth> all = {SampleDepth::int16, SampleDepth::int24,
                                                 SampleDepth::float32};
    static const std::vector<AudioFormat> known = {
        {".wav", SF_FORMAT_WAV, all, {}},
        {".flac", SF_FORMAT_FLAC, {SampleDepth::int16, SampleDepth::int24}, {}},
        {".ogg", SF_FORMAT_OGG | SF_FORMAT_VORBIS, {}, {}},
        {".opus", SF_FORMAT_OGG | SF_FORMAT_OPUS, {}, {8000, 12000, 16000, 24000, 48000}},
        {".mp3",
         SF_FORMAT_MPEG | SF_FORMAT_MPEG_LAYER_III,
         {},
         {8000, 11025, 12000, 16000, 22050, 24000, 32000, 44100, 48000}}};
    return known;
}

int subtype(SampleDepth depth) {
    switch (depth) {
    case SampleDepth::int24:
        return SF_FORMAT_PCM_24;
    case SampleDepth::float32:
        return SF_FORMAT_FLOAT;
    case SampleDepth::int16:
        break;
    }
    return SF_FORMAT_PCM_16;
}

} // namespace

const AudioFormat* find_audio_format(const Path& file) {
    const std::string extension = lower_case(file.extension().string());
    const auto found =
        std::find_if(formats().begin(), formats().end(),
                     [&](const AudioFormat& format) { return format.extension == extension; });
    return found == formats().end() ? nullptr : &*found;
}

std::string known_audio_extensions() {
    std::string all;
    for (const AudioFormat& format : formats())
        all += (all.empty() ? "" : ", ") + format.extension;
    return all;
}

std::int64_t writable_rate_hz(const AudioFormat& format, std::int64_t rate_hz) {
    if (format.rates_hz.empty())
        return rate_hz;
    const auto next = std::lower_bound(format.rates_hz.begin(), format.rates_hz.end(), rate_hz);
    return next == format.rates_hz.end() ? format.rates_hz.back() : *next;
}

int sndfile_format(const AudioFormat& format, SampleDepth depth) {
    if (format.depths.empty())
        return format.container;
    return format.container | subtype(std::min(depth, format.depths.back()));
}

} // namespace formant
