#include "engine/session/data/corpus_identity.h"

#include "engine/base/sha256.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <charconv>
#include <iterator>
#include <numeric>
#include <set>

namespace formant {
namespace {

constexpr const char* recordings_key = "recordings";
constexpr std::size_t min_shared_divisor = 10; // of the smaller corpus

std::optional<std::int64_t> id_of(const std::string& sha256) {
    std::uint64_t id = 0;
    const char* end = sha256.data() + std::min<std::size_t>(sha256.size(), 16);
    if (std::from_chars(sha256.data(), end, id, 16).ec != std::errc())
        return std::nullopt;
    return static_cast<std::int64_t>(id);
}

void sort_unique(RecordingIds& ids) {
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
}

bool contains(const RecordingIds& ids, std::int64_t id) {
    return std::binary_search(ids.begin(), ids.end(), id);
}

bool is_enough(std::size_t shared, std::size_t smaller) {
    return shared > 0 && shared * min_shared_divisor >= smaller;
}

std::vector<Path> files_of(const Utterances& utterances) {
    std::set<Path> files;
    for (const Utterance& utterance : utterances)
        files.insert(utterance.file);
    return {files.begin(), files.end()};
}

} // namespace

RecordingIds recording_ids(const TrainingData& data) {
    RecordingIds ids;
    for (const TrainingClips* clips : {&data.training, &data.validation})
        for (const TrainingClip& clip : *clips)
            if (const auto id = id_of(clip.content))
                ids.push_back(*id);
    sort_unique(ids);
    return ids;
}

void record_recordings(StateTree& header, const RecordingIds& ids) {
    header[recordings_key] = at::tensor(ids, at::kLong);
}

RecordingIds saved_recordings(const StateTree& checkpoint) {
    const auto saved = checkpoint.get<at::Tensor>(recordings_key);
    if (!saved || saved->scalar_type() != at::kLong || saved->dim() != 1)
        return {};
    const at::Tensor ids = saved->contiguous();
    return {ids.data_ptr<std::int64_t>(), ids.data_ptr<std::int64_t>() + ids.numel()};
}

bool is_another_corpus(const RecordingIds& before, const RecordingIds& now) {
    if (before.empty() || now.empty())
        return false;
    RecordingIds shared;
    std::set_intersection(before.begin(), before.end(), now.begin(), now.end(),
                          std::back_inserter(shared));
    return !is_enough(shared.size(), std::min(before.size(), now.size()));
}

std::optional<bool> is_another_corpus(const RecordingIds& before, const Utterances& now,
                                      std::chrono::milliseconds time_limit) {
    if (before.empty() || now.empty())
        return std::nullopt;
    const auto end = std::chrono::steady_clock::now() + time_limit;
    const std::vector<Path> files = files_of(now);
    std::size_t shared = 0, read = 0;
    for (const Path& file : files) {
        if (std::chrono::steady_clock::now() > end)
            return std::nullopt;
        const auto id = id_of(sha256_of_file(file).value_or("")); // unreadable: reported elsewhere
        read += id ? 1 : 0;
        shared += id && contains(before, *id) ? 1 : 0;
        if (is_enough(shared, std::min(before.size(), files.size())))
            return false;
    }
    return read == 0 ? std::nullopt : std::optional(true);
}

Error another_corpus_error(const Path& run, const std::string& corpus) {
    return {ErrorKind::usage,
            message(FORMANT_TR("session",
                               "the run {run} was trained on other recordings than those of "
                               "{corpus}. Train another voice under another name (--set "
                               "name=NEW); if these are the same recordings, processed, resume "
                               "with --allow-changes"),
                    {{"run", run.string()}, {"corpus", corpus}})};
}

} // namespace formant
