#include "engine/data/decoding/block_reader.h"

#include "engine/audio/sound_checks.h"
#include "engine/base/os/os_files.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace formant {
namespace {

constexpr std::int64_t max_block_samples = std::int64_t{1} << 24;

bool has_more_than_16_bits(int format) {
    switch (format & SF_FORMAT_SUBMASK) {
    case SF_FORMAT_PCM_24:
    case SF_FORMAT_PCM_32:
    case SF_FORMAT_FLOAT:
    case SF_FORMAT_DOUBLE:
    case SF_FORMAT_ALAC_20:
    case SF_FORMAT_ALAC_24:
    case SF_FORMAT_ALAC_32:
        return true;
    default:
        return false;
    }
}

tl::unexpected<Error> not_found(std::int64_t first) {
    return fail(ErrorKind::data,
                message(FORMANT_TR("data", "its sample {first} cannot be found; convert it to WAV "
                                           "or FLAC"),
                        {{"first", std::to_string(first)}}));
}

} // namespace

Result<void> BlockReader::open(const Path& file, std::int64_t first) {
    sound_.reset();
    if (auto regular = check_regular_file(file); !regular && path_exists(file))
        return regular;
    auto sound = std::make_unique<SoundFile>(file);
    return sound->check_reads().and_then([&] { return check_opened(*sound, file); }).and_then([&] {
        if (first > 0 && sf_seek(sound->get(), first, SEEK_SET) != first)
            return Result<void>(not_found(first));
        path_ = file;
        position_ = first;
        is_from_start_ = first == 0;
        peak_ = mono_peak_ = 0;
        sound_ = std::move(sound);
        return Result<void>();
    });
}

Result<SoundBlock> BlockReader::read(const Path& file, const BlockRequest& request) {
    if (sound_ == nullptr || path_ != file || position_ != request.first || request.first == 0)
        if (auto opened = open(file, request.first); !opened)
            return fail(opened.error());
    const SF_INFO& info = sound_->info();
    const std::int64_t count = std::clamp<std::int64_t>(
        std::min(request.count, info.frames - position_), 0, max_block_samples / info.channels);
    at::Tensor samples = at::empty({count, info.channels}, at::kFloat);
    const std::int64_t there = std::max<std::int64_t>(
        0,
        count == 0 ? 0 : sf_readf_float(sound_->get(), samples.mutable_data_ptr<float>(), count));
    if (auto read = sound_->check_reads(); !read)
        return fail(read.error());
    samples = samples.narrow(0, 0, there);
    position_ += there;
    const bool is_last = there < count || position_ >= info.frames;
    const at::Tensor mono = to_mono(samples, request.channels).contiguous();
    return check_block(samples, mono, is_last, request.channels).map([&] {
        return SoundBlock{mono, info.samplerate, info.frames, is_last,
                          has_more_than_16_bits(info.format)};
    });
}

Result<void> BlockReader::check_block(const at::Tensor& samples, const at::Tensor& mono,
                                      bool is_last, ChannelRule channels) {
    if (samples.numel() > 0) {
        const double peak = peak_of(samples);
        if (auto usable = check_peak(peak); !usable)
            return usable;
        peak_ = std::max(peak_, peak);
        mono_peak_ = std::max(mono_peak_, peak_of(mono));
    }
    if (!is_last)
        return {};
    if (auto whole = check_length(*sound_, position_); !whole)
        return whole;
    const bool is_canceled = is_from_start_ && channels == ChannelRule::mix &&
                             !check_polarity(sound_->info().channels, peak_, mono_peak_);
    if (is_canceled)
        return fail(ErrorKind::data,
                    message(FORMANT_TR("data", "its channels cancel each other out when they are "
                                               "mixed; choose one of them")));
    return {};
}

} // namespace formant
