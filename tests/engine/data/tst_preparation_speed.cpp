#include "engine/audio/log_mel.h"
#include "engine/base/one_thread.h"
#include "engine/data/clip_preparation.h"
#include "tests/support/test_registry.h"
#include "tests/support/timed_work.h"

#include <atomic>
#include <thread>

using namespace formant;

namespace tst_preparation_speed {

using Tensors = std::vector<at::Tensor>;

DecodeSettings settings(const Path& scratch, std::int64_t workers) {
    DecodeSettings made;
    made.program = FORMANT_PROGRAM;
    made.scratch = scratch;
    made.processes = workers;
    made.trim.keep_ms = 0; // librosa keeps no silence
    return made;
}

/// Computes the log-mels of all clips in threads that take one clip after another, like
/// prefetching.
Tensors features_of(const Tensors& samples, std::int64_t workers) {
    const LogMel log_mel{MelConfig()};
    Tensors mels(samples.size());
    std::atomic<std::size_t> next{0};
    std::vector<std::jthread> threads;
    for (std::int64_t i = 0; i < workers; ++i)
        threads.emplace_back([&] {
            set_single_threaded();
            for (std::size_t at = next++; at < samples.size(); at = next++)
                mels[at] = log_mel(samples[at]);
        });
    threads.clear();
    return mels;
}

/// Prepares the recordings of a folder, from file to log-mel.
class Preparation {
  public:
    Preparation(const Path& clips, const Path& scratch, std::int64_t workers)
        : cache_(scratch / "cache"), children_(settings(scratch, workers)) {
        for (const auto& entry : std::filesystem::directory_iterator(clips)) {
            files_.push_back(entry.path());
            corpus_.push_back({entry.path(), "", "", ""});
        }
    }
    void empty_the_cache() const { std::filesystem::remove_all(cache_); }
    Tensors features() {
        Tensors samples;
        for (const Decoded& decoded : decode_files(files_, children_, CancellationToken()))
            samples.push_back(decoded.value());
        return features_of(samples, children_.settings().processes);
    }
    Tensors features_and_cache() {
        const auto cache = FeatureCache::open(cache_).value();
        const auto prepared = prepare_clips(corpus_, children_, *cache, CancellationToken());
        Tensors samples;
        for (const PreparedClip& clip : prepared.value().clips)
            samples.push_back(clip.audio.samples);
        return features_of(samples, children_.settings().processes);
    }

  private:
    Path cache_;
    DecodeChildren children_;
    std::vector<Path> files_;
    Utterances corpus_;
};

std::int64_t frames_of(const Tensors& mels) {
    std::int64_t frames = 0;
    for (const at::Tensor& mel : mels)
        frames += mel.size(1);
    return frames;
}

/// Prepares all recordings for every line of input, "features" or "cache"; returns the number of
/// frames.
int serve(Preparation preparation) {
    return test::serve_timed([&](const std::string& line) {
        preparation.empty_the_cache();
        return frames_of(line == "cache" ? preparation.features_and_cache()
                                         : preparation.features());
    });
}

class TestPreparationSpeed : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void recordings_are_prepared_in_less_time_than_by_a_pool_of_python_processes() {
        test::compare_with_reference("engine/data/time_against_pool.py");
    }
};

FORMANT_TEST_MAIN([](int argc, char** argv) {
    return test::serve_or_test<TestPreparationSpeed>(
        argc, argv, [](const std::vector<std::string>& given) {
            return serve({given.at(0), given.at(1), std::stol(given.at(2))});
        });
})

} // namespace tst_preparation_speed

#include "tst_preparation_speed.moc"
