#include "engine/audio/log_mel.h"
#include "engine/base/one_thread.h"
#include "engine/data/clip_preparation.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"

#include <QtTest/QtTest>

#include <atomic>
#include <chrono>
#include <iostream>
#include <thread>

using namespace formant;

namespace {

using Tensors = std::vector<at::Tensor>;

DecodeSettings settings(const Path& scratch, std::int64_t workers) {
    DecodeSettings made;
    made.program = FORMANT_PROGRAM;
    made.scratch = scratch;
    made.processes = workers;
    made.trim.keep_ms = 0; // librosa keeps no silence
    return made;
}

/// Log-mels of all clips, by threads that take one after the other, as the prefetch does it.
Tensors features_of(const Tensors& samples, std::int64_t workers) {
    const LogMel log_mel{MelConfig()};
    Tensors mels(samples.size());
    std::atomic<std::size_t> next{0};
    std::vector<std::jthread> threads;
    for (std::int64_t i = 0; i < workers; ++i)
        threads.emplace_back([&] {
            compute_with_one_thread();
            for (std::size_t at = next++; at < samples.size(); at = next++)
                mels[at] = log_mel(samples[at]);
        });
    threads.clear();
    return mels;
}

/// The recordings of a folder, from file to log-mel.
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
        for (const Decoded& decoded : decode_files(files_, children_, Cancellation()))
            samples.push_back(decoded.value());
        return features_of(samples, children_.settings().processes);
    }
    Tensors features_and_cache() {
        const auto cache = FeatureCache::open(cache_).value();
        const auto prepared = prepare_clips(corpus_, children_, *cache, Cancellation());
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

/// Prepares everything for every line of standard input, "features" or "cache"; answers with the
/// seconds and the number of frames.
int serve(Preparation preparation) {
    std::cout << "ready" << std::endl;
    for (std::string line; std::getline(std::cin, line);) {
        preparation.empty_the_cache();
        const auto begin = std::chrono::steady_clock::now();
        const Tensors mels =
            line == "cache" ? preparation.features_and_cache() : preparation.features();
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
        std::cout << taken.count() << " " << frames_of(mels) << std::endl;
    }
    return 0;
}

} // namespace

class TestPreparationSpeed : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void recordings_are_prepared_in_less_time_than_by_a_pool_of_python_processes() {
        const test::TemporaryFolder folder;
        const std::string self = std::filesystem::read_symlink("/proc/self/exe").string();
        const auto output = test::run_python("engine/data/time_beside_pool.py",
                                             {self, folder.path().string()}, 280);
        qInfo("%s", output.standard_output.c_str());
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
    }
};

int main(int argc, char** argv) {
    if (argc == 5 && std::string(argv[1]) == "--serve")
        return serve({argv[2], argv[3], std::stol(argv[4])});
    TestPreparationSpeed test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_preparation_speed.moc"
