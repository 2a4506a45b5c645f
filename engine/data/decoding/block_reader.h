#pragma once

#include "engine/audio/channels.h"
#include "engine/audio/sound_file.h"
#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <memory>

namespace formant {

struct BlockRequest {
    std::int64_t first = 0; ///< sample of the recording
    std::int64_t count = 0;
    ChannelRule channels = ChannelRule::mix;
};

/// A part of a recording.
struct SoundBlock {
    at::Tensor samples; ///< float32 [N], mono, at the recording's own rate
    std::int64_t sample_rate_hz = 0;
    std::int64_t recording_samples = 0; ///< by the header; of an MP3 an estimate
    bool is_last = false;
    bool is_deep = false; ///< the recording has more than 16 bits
};

/// Reads a recording of any length block by block. Keeps the file open, so that blocks in their
/// order are read without a seek. Untrusted files are read only inside the decode worker process.
class BlockReader {
  public:
    /// ErrorKind::data with the reason as read_audio(), without the name of the file. What can be
    /// said about the whole recording only is checked with the last block, if all were read in
    /// their order.
    Result<SoundBlock> read(const Path& file, const BlockRequest& request);

  private:
    Result<void> open(const Path& file, std::int64_t first);
    Result<void> check_block(const at::Tensor& samples, const at::Tensor& mono, bool is_last,
                             ChannelRule channels);

    Path path_;
    std::unique_ptr<SoundFile> sound_;
    std::int64_t position_ = 0;
    bool is_from_start_ = false;
    double peak_ = 0;
    double mono_peak_ = 0;
};

} // namespace formant
