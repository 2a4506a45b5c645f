#include "engine/session/export/voice_export.h"
#include "engine/session/queue/recipe_jobs.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/small_gan.h"
#include "tests/support/word_runs.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_adapted_voice {

struct Adaptation : test::WordRuns {
    Path graph;
    std::vector<QueuedJob> jobs;

    Adaptation() {
        train_voice(request(test::small_vits({"train.max_steps=2", "text.symbols=piper"})));
        graph = folder / "piper" / "voice.onnx";
        test::throw_on_error(
            export_for_player({.checkpoint = checkpoint("small", "final_ema.pt").string(),
                               .out = graph.parent_path()})
                .map([](const ExportedVoice&) {}));
        jobs = jobs_of_recipe({.recipe = "adapt",
                               .settings = {"name=mine", "train.pretrained_path=" + graph.string(),
                                            "data.corpus=" + (folder / "metadata.csv").string()},
                               .runs_folder = runs().string()})
                   .value();
    }

    /// Trains a run of the recipe for some steps only.
    void train_job(const QueuedJob& job) const {
        RunRequest shortened = request(job.settings);
        shortened.config_file = job.config_file;
        shortened.settings.emplace_back("train.max_steps=2");
        train_voice(shortened);
    }

  private:
    static void train_voice(const RunRequest& request) {
        test::Recorder recorder;
        test::throw_on_error(test::train(request, recorder));
    }
};

class TestAdaptedVoice : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void both_runs_of_the_recipe_train_a_voice_that_was_exported_for_piper() {
        const Adaptation f;
        QCOMPARE(f.jobs.size(), std::size_t{2});
        for (const QueuedJob& job : f.jobs)
            f.train_job(job);
        QVERIFY(std::filesystem::exists(f.checkpoint("mine-fitted", "final_ema.pt")));
        QVERIFY(std::filesystem::exists(f.checkpoint("mine", "final_ema.pt")));
    }
};

FORMANT_TEST(TestAdaptedVoice)

} // namespace tst_adapted_voice

#include "tst_adapted_voice.moc"
