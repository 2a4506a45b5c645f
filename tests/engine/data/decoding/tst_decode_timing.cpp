#include "engine/audio/audio_file.h"
#include "engine/base/atomic_file.h"
#include "engine/data/decoding/decode_timing.h"
#include "tests/support/corpora/slow_decode_worker.h"
#include "tests/support/corpora/sounds.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>
#include <fmt/format.h>

#include <map>

using namespace formant;

namespace tst_decode_timing {

/// Provides eight recordings with a sample rate other than that of the model.
struct Fixture {
    test::TemporaryFolder folder;
    std::vector<Path> files;
    DecodeSettings settings;

    Fixture() {
        for (int i = 0; i < 8; ++i) {
            files.push_back(folder / (std::to_string(i) + ".wav"));
            test::throw_on_error(write_audio(files.back(), test::voiced_second(22050)));
        }
        settings.program = FORMANT_PROGRAM;
        settings.scratch = folder.path();
    }
    std::vector<DecodeTime> times(StageProfiler* stages = nullptr) const {
        return time_decoding(files, settings, CancellationToken(), stages);
    }
};

/// Returns the mean over the recordings of each worker.
std::map<std::size_t, double> decode_ms_of_workers(const std::vector<DecodeTime>& times) {
    std::map<std::size_t, double> sums, counts;
    for (const DecodeTime& time : times) {
        sums[time.worker] += time.decode_ms;
        counts[time.worker] += 1;
    }
    for (auto& [worker, sum] : sums)
        sum /= counts[worker];
    return sums;
}

class TestDecodeTiming : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void every_recording_has_its_times() {
        const Fixture f;
        const auto times = f.times();
        QCOMPARE(times.size(), f.files.size());
        for (const DecodeTime& time : times)
            QVERIFY(time.read_ms > 0 && time.decode_ms > 0 && time.resample_ms > 0);
    }
    void the_start_of_the_children_is_not_timed() {
        const Fixture f; // loading LibTorch takes some hundred ms, a second of sound some ms
        for (const DecodeTime& time : f.times())
            QVERIFY2(time.decode_ms < 250, std::to_string(time.decode_ms).c_str());
    }
    void a_profiler_records_three_stages_of_each_recording() {
        const Fixture f;
        StageProfiler stages;
        f.times(&stages);
        std::map<Stage, int> counts;
        for (const StageSpan& span : stages.spans())
            ++counts[span.stage];
        const std::map<Stage, int> expected = {
            {Stage::read, 8}, {Stage::decode, 8}, {Stage::resample, 8}};
        QVERIFY(counts == expected);
    }
    void a_slow_worker_is_distinguished_from_a_fast_one() {
        Fixture f;
        f.settings.program =
            test::slow_decode_worker(f.folder.path(), test::SlowWorkers::the_first, 0.3);
        const auto means = decode_ms_of_workers(f.times());
        QCOMPARE(means.size(), std::size_t{2});
        const auto [fast, slow] = std::minmax(means.at(0), means.at(1));
        QVERIFY2(slow >= fast + 200, fmt::format("{} and {} ms", slow, fast).c_str());
    }
    void unreadable_recordings_are_skipped() {
        Fixture f;
        test::throw_on_error(write_file_atomically(f.files[3], "no audio"));
        QCOMPARE(f.times().size(), std::size_t{7});
    }
};

FORMANT_TEST(TestDecodeTiming)

} // namespace tst_decode_timing

#include "tst_decode_timing.moc"
