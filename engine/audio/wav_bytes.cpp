#include "engine/audio/wav_bytes.h"

#include <algorithm>
#include <memory>
#include <sndfile.h>
#include <vector>

namespace formant {
namespace {

/// Implements a file in memory for the virtual I/O of libsndfile.
struct MemoryFile {
    std::string bytes;
    std::size_t position = 0;
};

MemoryFile& of(void* file) {
    return *static_cast<MemoryFile*>(file);
}

sf_count_t length(void* file) {
    return static_cast<sf_count_t>(of(file).bytes.size());
}

sf_count_t tell(void* file) {
    return static_cast<sf_count_t>(of(file).position);
}

sf_count_t seek(sf_count_t offset, int whence, void* file) {
    const sf_count_t from = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? tell(file) : length(file);
    of(file).position = static_cast<std::size_t>(from + offset);
    return tell(file);
}

sf_count_t read(void* to, sf_count_t count, void* file) {
    const std::size_t taken =
        of(file).bytes.copy(static_cast<char*>(to), static_cast<std::size_t>(count),
                            std::min(of(file).position, of(file).bytes.size()));
    of(file).position += taken;
    return static_cast<sf_count_t>(taken);
}

sf_count_t write(const void* from, sf_count_t count, void* file) {
    const auto size = static_cast<std::size_t>(count);
    auto& [bytes, position] = of(file);
    bytes.resize(std::max(bytes.size(), position + size));
    bytes.replace(position, size, static_cast<const char*>(from), size);
    position += size;
    return count;
}

struct CloseSound {
    void operator()(SNDFILE* sound) const { sf_close(sound); }
};
using Sound = std::unique_ptr<SNDFILE, CloseSound>;

std::vector<short> samples_of(SNDFILE* sound, const SF_INFO& info) {
    std::vector<short> samples(static_cast<std::size_t>(info.frames * info.channels));
    const sf_count_t read = sf_read_short(sound, samples.data(), info.frames * info.channels);
    samples.resize(static_cast<std::size_t>(read));
    return samples;
}

std::string encode(const std::vector<short>& samples, SF_INFO info) {
    MemoryFile file;
    SF_VIRTUAL_IO memory{length, seek, read, write, tell};
    info.format = SF_FORMAT_WAV | SF_FORMAT_PCM_16;
    Sound sound(sf_open_virtual(&memory, SFM_WRITE, &info, &file));
    sf_write_short(sound.get(), samples.data(), static_cast<sf_count_t>(samples.size()));
    sound.reset(); // finishes the header
    return std::move(file.bytes);
}

} // namespace

Result<WavBytes> read_as_wav(const Path& file) {
    SF_INFO info{};
    const Sound sound(sf_open(file.c_str(), SFM_READ, &info));
    if (!sound)
        return fail(ErrorKind::data,
                    message(FORMANT_TR("audio", "cannot read {file}: {reason}"),
                            {{"file", file.string()}, {"reason", sf_strerror(nullptr)}}));
    const std::vector<short> samples = samples_of(sound.get(), info);
    const auto frames = static_cast<std::int64_t>(samples.size()) / info.channels;
    return WavBytes{encode(samples, info), info.samplerate, info.channels, frames};
}

} // namespace formant
