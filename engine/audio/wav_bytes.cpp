#include "engine/audio/wav_bytes.h"

#include "engine/audio/memory_file.h"
#include "engine/audio/sound_file.h"
#include "engine/audio/sound_samples.h"
#include "engine/base/os/os_files.h"

#include <memory>
#include <sndfile.h>
#include <vector>

namespace formant {
namespace {

struct CloseSound {
    void operator()(SNDFILE* sound) const { sf_close(sound); }
};
using Sound = std::unique_ptr<SNDFILE, CloseSound>;

std::string encode(const std::vector<short>& samples, SF_INFO info) {
    MemoryFile file;
    info.format = SF_FORMAT_WAV | SF_FORMAT_PCM_16;
    Sound sound(file.open_for_writing(info));
    sf_write_short(sound.get(), samples.data(), static_cast<sf_count_t>(samples.size()));
    sound.reset(); // finishes the header
    return std::move(file.bytes);
}

} // namespace

Result<WavBytes> read_as_wav(const Path& file) {
    // Opening a FIFO would wait for its other end.
    if (auto regular = check_regular_file(file); !regular && path_exists(file))
        return fail(regular.error());
    const SoundFile sound(file);
    if (auto read = sound.check_reads(); !read)
        return fail(read.error());
    if (sound.get() == nullptr)
        return fail(ErrorKind::data,
                    message(FORMANT_TR("audio", "cannot read {file}: {reason}"),
                            {{"file", file.string()}, {"reason", sf_strerror(nullptr)}}));
    const SF_INFO& info = sound.info();
    const std::vector<short> samples = read_short_samples(sound.get(), info);
    if (auto read = sound.check_reads(); !read)
        return fail(read.error());
    const auto frames = static_cast<std::int64_t>(samples.size()) / info.channels;
    return WavBytes{encode(samples, info), info.samplerate, info.channels, frames};
}

} // namespace formant
