#include "engine/data/clip_preparation.h"

#include "engine/base/os/os_files.h"
#include "engine/base/sha256.h"

#include <algorithm>
#include <mutex>
#include <span>
#include <sstream>

namespace formant {
namespace {

/// Identifies how samples are prepared; the leading number changes with the code.
std::string preparation_name(const DecodeSettings& settings) {
    std::ostringstream name;
    name << "1/" << settings.channels << "/" << settings.sample_rate_hz << "Hz/trim"
         << settings.trim.threshold_db << "dB" << settings.trim.keep_ms << "ms";
    if (settings.loudness.normalize)
        name << "/" << settings.loudness.target_lufs << "LUFS";
    return name.str();
}

/// Number of recordings per shard; a complete shard is kept if the preparation is canceled later.
constexpr std::size_t shard_clips = 256;

std::vector<Path> files_of(const Utterances& corpus) {
    std::vector<Path> files;
    for (const Utterance& utterance : corpus)
        files.push_back(utterance.file);
    return files;
}

/// Returns the indices of the recordings that are not in the cache.
std::vector<std::size_t> missing_of(const std::vector<std::optional<CachedClip>>& clips) {
    std::vector<std::size_t> missing;
    for (std::size_t i = 0; i < clips.size(); ++i)
        if (!clips[i])
            missing.push_back(i);
    return missing;
}

/// Reports from many threads how many of the missing recordings are done.
class MissingCount {
  public:
    MissingCount(std::size_t count, const ProgressCallback& on_progress)
        : count_(static_cast<std::int64_t>(count)), on_progress_(on_progress) {}
    void add_one() {
        const std::lock_guard lock(mutex_);
        on_progress_(++done_, count_);
    }

  private:
    std::mutex mutex_;
    std::int64_t done_ = 0;
    std::int64_t count_;
    const ProgressCallback& on_progress_;
};

/// Decodes recordings, hashes them and stores them in the cache. Adds the reason for each failure
/// to `excluded`.
class MissingClips {
  public:
    MissingClips(const Utterances& corpus, DecodeChildren& children, FeatureCache& cache,
                 std::vector<Message>& excluded)
        : corpus_(corpus), children_(children), preparation_(preparation_name(children.settings())),
          cache_(cache), excluded_(excluded) {}

    /// Decodes the recordings at `places`. Returns the number that could be read.
    Result<std::int64_t> decode(std::span<const std::size_t> places,
                                const CancellationToken& cancellation, MissingCount& count,
                                std::vector<std::optional<CachedClip>>& clips) {
        std::vector<Path> files;
        std::vector<NewClip> made;
        for (const std::size_t place : places) {
            files.push_back(corpus_[place].file);
            made.push_back({files.back(), stamp_of(files.back()), {}});
        }
        std::vector<Result<std::string>> contents(places.size());
        const auto decoded = decode_files(files, children_, cancellation, [&](std::size_t i) {
            contents[i] = sha256_of_file(files[i]);
            count.add_one();
        });
        for (std::size_t i = 0; i < places.size(); ++i)
            if (auto clip = take(decoded[i], contents[i]))
                clips[places[i]] = made[i].clip = std::move(*clip);
        std::erase_if(made, [](const NewClip& clip) { return clip.clip.content.empty(); });
        const auto stored = cache_.store(made, preparation_);
        if (failure_)
            return fail(*failure_);
        return stored.map([&] {
            map_from_cache(files, places, clips);
            return static_cast<std::int64_t>(made.size());
        });
    }

  private:
    /// Replaces the decoded samples by the memory-mapped ones of the cache: a corpus may be larger
    /// than the memory, also in the run that decodes it.
    void map_from_cache(const std::vector<Path>& files, std::span<const std::size_t> places,
                        std::vector<std::optional<CachedClip>>& clips) {
        auto mapped = cache_.find(files, preparation_);
        for (std::size_t i = 0; i < places.size(); ++i)
            if (mapped[i])
                clips[places[i]] = std::move(mapped[i]);
    }
    std::optional<CachedClip> take(const Decoded& decoded, const Result<std::string>& content) {
        if (decoded && content)
            return CachedClip{*decoded, *content};
        if (decoded) // it was read a moment ago, so that the disk or the system fails
            failure_ = failure_.value_or(content.error());
        else if (decoded.error().kind == ErrorKind::data)
            excluded_.push_back(decoded.error().what);
        else if (decoded.error().kind != ErrorKind::interrupted && !failure_)
            failure_ = decoded.error();
        return std::nullopt;
    }

    const Utterances& corpus_;
    DecodeChildren& children_;
    std::string preparation_;
    FeatureCache& cache_;
    std::vector<Message>& excluded_;
    /// An error of the disk or the system, for which no recording is excluded.
    std::optional<Error> failure_;
};

} // namespace

Result<PreparedCorpus> prepare_clips(const Utterances& corpus, DecodeChildren& children,
                                     FeatureCache& cache, const CancellationToken& cancellation,
                                     const ProgressCallback& on_progress) {
    PreparedCorpus prepared;
    auto clips = cache.find(files_of(corpus), preparation_name(children.settings()));
    const auto missing = missing_of(clips);
    MissingCount counter(missing.size(), on_progress);
    MissingClips decoder(corpus, children, cache, prepared.excluded);
    for (std::size_t begin = 0; begin < missing.size(); begin += shard_clips) {
        const std::size_t count = std::min(missing.size() - begin, shard_clips);
        const auto places = std::span(missing).subspan(begin, count);
        const auto made = decoder.decode(places, cancellation, counter, clips);
        if (!made)
            return fail(made.error());
        prepared.decoded += *made;
        if (cancellation.requested())
            return fail(
                ErrorKind::interrupted,
                message(FORMANT_TR("data", "stopped while reading the recordings; those that "
                                           "are decoded are kept")));
    }
    for (std::size_t i = 0; i < corpus.size(); ++i)
        if (clips[i])
            prepared.clips.push_back({corpus[i], *clips[i]});
    if (!prepared.clips.empty())
        return prepared;
    return fail(
        ErrorKind::data,
        message(FORMANT_TR("data", "none of the {count} recordings can be read; the first: "
                                   "{first}"),
                {{"count", std::to_string(corpus.size())}, {"first", prepared.excluded.front()}}));
}

} // namespace formant
