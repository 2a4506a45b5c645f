#include "engine/data/clip_preparation.h"

#include "engine/base/sha256.h"

#include <sstream>

namespace formant {
namespace {

/// Names how samples are made; the leading number changes when the code does.
std::string preparation_name(const DecodeSettings& settings) {
    std::ostringstream name;
    name << "1/mono/" << settings.sample_rate_hz << "Hz/trim" << settings.trim.threshold_db << "dB"
         << settings.trim.keep_ms << "ms";
    return name.str();
}

struct Missing {
    std::vector<std::size_t> places;
    std::vector<Path> files;
};

Missing take_from_cache(const Utterances& corpus, const std::string& preparation,
                        FeatureCache& cache, std::vector<std::optional<CachedClip>>& clips) {
    Missing missing;
    for (std::size_t i = 0; i < corpus.size(); ++i) {
        clips[i] = cache.find(corpus[i].file, preparation);
        if (clips[i])
            continue;
        missing.places.push_back(i);
        missing.files.push_back(corpus[i].file);
    }
    return missing;
}

/// The decoded recordings, hashed; those that failed are named in `left_out`.
std::vector<NewClip> decode_missing(const Missing& missing, const DecodeSettings& settings,
                                    const Cancellation& cancellation,
                                    std::vector<std::optional<CachedClip>>& clips,
                                    std::vector<Message>& left_out) {
    std::vector<NewClip> made;
    const auto decoded = decode_files(missing.files, settings, cancellation);
    for (std::size_t i = 0; i < decoded.size(); ++i) {
        if (!decoded[i]) {
            left_out.push_back(decoded[i].error());
            continue;
        }
        const CachedClip clip{*decoded[i], sha256_of_file(missing.files[i]).value_or("")};
        clips[missing.places[i]] = clip;
        made.push_back({missing.files[i], clip});
    }
    return made;
}

} // namespace

Result<PreparedCorpus> prepare_clips(const Utterances& corpus, const DecodeSettings& settings,
                                     FeatureCache& cache, const Cancellation& cancellation) {
    PreparedCorpus prepared;
    std::vector<std::optional<CachedClip>> clips(corpus.size());
    const std::string preparation = preparation_name(settings);
    const Missing missing = take_from_cache(corpus, preparation, cache, clips);
    const auto made = decode_missing(missing, settings, cancellation, clips, prepared.left_out);
    if (cancellation.requested())
        return fail(ErrorKind::interrupted,
                    message(FORMANT_TR("data", "stopped while reading the recordings")));
    if (auto stored = cache.store(made, preparation); !stored)
        return fail(stored.error());
    prepared.decoded = static_cast<std::int64_t>(made.size());
    for (std::size_t i = 0; i < corpus.size(); ++i)
        if (clips[i])
            prepared.clips.push_back({corpus[i], *clips[i]});
    if (!prepared.clips.empty())
        return prepared;
    return fail(ErrorKind::data,
                message(FORMANT_TR("data", "none of the {count} recordings can be read; the first: "
                                           "{first}"),
                        {{"count", std::to_string(corpus.size())},
                         {"first", to_english(prepared.left_out.front())}}));
}

} // namespace formant
