#include "engine/base/atomic_file.h"
#include "engine/session/tuning/tuning_service.h"
#include "tests/support/corpora/word_corpus.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>
#include <fmt/format.h>

#include <thread>

using namespace formant;

namespace tst_tuning_service {

/// Tunes a small voice with an effective batch size of four, in a cache of its own.
struct Fixture : test::WordCorpus {
    Fixture() { qputenv("XDG_CACHE_HOME", QByteArray::fromStdString(folder / "cache")); }
    ~Fixture() { qunsetenv("XDG_CACHE_HOME"); }

    TuneRequest request() const {
        TuneRequest request;
        request.config_file = config().string();
        request.device = "cpu";
        request.seconds_per_size = 0.3;
        request.program = FORMANT_PROGRAM;
        return request;
    }
    Result<TuningReport> tuned(const TuneRequest& request) {
        trials.clear();
        return tune(request, CancellationToken(),
                    [this](const TuneTrial& trial) { trials.push_back(trial); });
    }
    /// Returns a program whose child processes die for this batch size.
    std::string dies_at(int batch_size) const {
        return script("dies.sh",
                      fmt::format("IFS= read -r line\n"
                                  "case $line in *'batch_size: {1}\\n'*) kill -9 $$;; esac\n"
                                  "printf '%s\\n' \"$line\" | '{0}' \"$@\"\n",
                                  FORMANT_PROGRAM, batch_size));
    }
    /// Returns a program whose child processes write the file "requested" and never answer.
    std::string hangs() const {
        return script("hangs.sh",
                      fmt::format("touch '{}'\nexec sleep 300\n", (folder / "requested").string()));
    }

    std::vector<TuneTrial> trials;

  private:
    /// Writes a program that runs this script for --tune-step and otherwise does what formant does.
    std::string script(const std::string& name, const std::string& tune_step) const {
        const Path file = folder / name;
        test::throw_on_error(write_file_atomically(
            file, fmt::format("#!/bin/sh\n[ \"$1\" = --tune-step ] || exec '{}' \"$@\"\n{}",
                              FORMANT_PROGRAM, tune_step)));
        std::filesystem::permissions(file, std::filesystem::perms::owner_all);
        return file.string();
    }
};

class TestTuningService : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_fastest_batch_size_is_chosen_and_the_effective_size_stays() {
        Fixture f;
        TuneRequest request = f.request();
        std::vector<TunedResult> remembered;
        request.remember = [&](const TunedResult& result) { remembered.push_back(result); };
        const TuningReport report = f.tuned(request).value();
        QVERIFY(report.trials.size() >= 2);
        QCOMPARE(f.trials.size(), report.trials.size());
        for (const TuneTrial& trial : report.trials) {
            QCOMPARE(trial.batch_size * trial.accumulation, 4);
            QVERIFY2(trial.works(), to_english(trial.failure).c_str());
            QVERIFY(trial.samples_per_s > 0);
            QVERIFY(trial.peak_bytes > 0 && trial.peak_bytes < trial.limit_bytes);
        }
        QCOMPARE(report.settings.front(),
                 fmt::format("train.batch_size={}", report.best.batch_size));
        QCOMPARE(remembered.size(), std::size_t{1});
        QCOMPARE(remembered[0].gpu, std::string("cpu"));
        // The dimensions of this model are not those of its size.
        QVERIFY2(remembered[0].model.starts_with("unet tiny, "), remembered[0].model.c_str());
        QCOMPARE(remembered[0].batch_size, report.best.batch_size);
    }
    void a_size_whose_process_dies_is_reported_and_not_chosen() {
        Fixture f;
        TuneRequest request = f.request();
        request.program = f.dies_at(2);
        const TuningReport report = f.tuned(request).value();
        QCOMPARE(report.best.batch_size, 1);
        QVERIFY(!report.trials[1].works());
        const std::string why = to_english(report.trials[1].failure);
        QVERIFY2(why.find("killed") != std::string::npos, why.c_str());
    }
    void the_reason_is_reported_if_not_even_one_sample_works() {
        Fixture f;
        TuneRequest request = f.request();
        request.program = f.dies_at(1);
        const auto report = f.tuned(request);
        QCOMPARE(report.error().kind, ErrorKind::training);
        const std::string said = to_english(report.error().what);
        QVERIFY2(said.find("not even one sample") != std::string::npos, said.c_str());
    }
    void a_size_above_the_memory_limit_is_not_chosen() {
        Fixture f;
        TuneRequest request = f.request();
        request.memory_limit_bytes = 1 << 20; // LibTorch alone takes more
        const auto report = f.tuned(request);
        QCOMPARE(report.error().kind, ErrorKind::training);
        QCOMPARE(f.trials.size(), std::size_t{1});
        QCOMPARE(f.trials[0].limit_bytes, std::int64_t{1} << 20);
    }
    void another_effective_batch_size_can_be_requested() {
        Fixture f;
        TuneRequest request = f.request();
        request.effective_batch = 2;
        const TuningReport report = f.tuned(request).value();
        QCOMPARE(report.trials.size(), std::size_t{2});
    }
    void it_can_be_stopped() {
        Fixture f;
        CancellationToken cancellation;
        const auto report =
            tune(f.request(), cancellation, [&](const TuneTrial&) { cancellation.request(); });
        QCOMPARE(report.error().kind, ErrorKind::interrupted);
    }
    void a_trial_that_is_canceled_is_not_a_failed_one() {
        Fixture f;
        TuneRequest request = f.request();
        request.program = f.hangs();
        CancellationToken cancellation;
        const auto requested = f.folder / "requested";
        std::thread stop([&] {
            for (int waits = 0; waits < 10'000 && !std::filesystem::exists(requested); ++waits)
                std::this_thread::sleep_for(std::chrono::milliseconds(10));
            cancellation.request();
        });
        const auto report =
            tune(request, cancellation, [&](const TuneTrial& trial) { f.trials.push_back(trial); });
        stop.join();
        QCOMPARE(report.error().kind, ErrorKind::interrupted);
        QVERIFY(f.trials.empty());
    }
};

FORMANT_TEST(TestTuningService)

} // namespace tst_tuning_service

#include "tst_tuning_service.moc"
