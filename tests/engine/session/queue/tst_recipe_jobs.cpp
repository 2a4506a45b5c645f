#include "engine/base/atomic_file.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/models/hifigan/hifigan_config.h"
#include "engine/models/vits/vits_config.h"
#include "engine/models/xtts/xtts_config.h"
#include "engine/session/config/recipe.h"
#include "engine/session/export/voice_export.h"
#include "engine/session/queue/job_name.h"
#include "engine/session/queue/recipe_jobs.h"
#include "engine/session/runs/requested_config.h"
#include "engine/session/runs/run_folder.h"
#include "tests/support/contains.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/small_voice.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_recipe_jobs {

using test::contains;

RunConfig config_of(const QueuedJob& job) {
    return load_run_config({.config_file = job.config_file, .settings = job.settings}).value();
}

class TestRecipeJobs : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        qputenv("XDG_STATE_HOME", QByteArray::fromStdString(state_.path().string()));
    }
    void a_voice_from_nothing_needs_a_codec_and_a_vocoder_data() {
        QTest::addColumn<QString>("recipe");
        for (const Recipe& recipe : recipes())
            if (!recipe.adapts_voice)
                QTest::newRow(recipe.name) << recipe.name;
    }
    void a_voice_from_nothing_needs_a_codec_and_a_vocoder() {
        QFETCH(const QString, recipe);
        const auto jobs = jobs_of_recipe({.recipe = recipe.toStdString(),
                                          .settings = {"name=mine", corpus()},
                                          .runs_folder = "/runs"});
        QVERIFY(jobs.has_value());
        QCOMPARE(jobs->size(), std::size_t{3});
        const RunConfig codec = config_of((*jobs)[0]), vocoder = config_of((*jobs)[1]),
                        voice = config_of((*jobs)[2]);
        QCOMPARE(codec.voice.model.name, std::string("dvae"));
        QCOMPARE(codec.name, std::string("mine-codec"));
        QCOMPARE(vocoder.voice.model.of<HifiganConfig>().teacher, std::string("/runs/mine-codec"));
        QCOMPARE(voice.name, std::string("mine"));
        QCOMPARE(voice.voice.model.of<XttsConfig>().codec, std::string("/runs/mine-codec"));
        QCOMPARE(voice.voice.model.of<XttsConfig>().vocoder, std::string("/runs/mine-vocoder"));
        for (const RunConfig* config : {&codec, &vocoder, &voice})
            QCOMPARE(config->data.corpus, state_.path().string());
        QCOMPARE((*jobs)[1].after, std::vector<std::int64_t>{1});
        QCOMPARE((*jobs)[2].after, (std::vector<std::int64_t>{1, 2}));
    }
    void a_voice_made_for_synthesis_is_fitted_and_then_adapted() {
        const test::TemporaryFolder folder;
        const Path voice = exported_voice(folder);
        const auto jobs = jobs_of_recipe(
            {.recipe = "adapt",
             .settings = {"name=mine", corpus(), "train.pretrained_path=" + voice.string()},
             .runs_folder = "/runs"});
        QVERIFY2(jobs, jobs ? "" : to_english(jobs.error().what).c_str());
        QCOMPARE(jobs->size(), std::size_t{2});
        const RunConfig fitted = config_of((*jobs)[0]), adapted = config_of((*jobs)[1]);
        QCOMPARE(fitted.name, std::string("mine-fitted"));
        QCOMPARE(fitted.train.pretrained_path, voice.string());
        QCOMPARE(fitted.train.layers, std::string("posterior_encoder_only"));
        QCOMPARE(adapted.name, std::string("mine"));
        QCOMPARE(adapted.train.pretrained_path,
                 std::string("/runs/mine-fitted/checkpoints/final_ema.pt"));
        QCOMPARE(adapted.train.layers, std::string("full"));
        QCOMPARE((*jobs)[1].after, std::vector<std::int64_t>{1});
        const auto own = test::small_vits_config();
        for (const RunConfig* config : {&fitted, &adapted}) {
            const auto &vits = config->voice.model.of<VitsConfig>(),
                       &expected = own.model.of<VitsConfig>();
            QCOMPARE(vits.hidden_channels, expected.hidden_channels);
            QCOMPARE(vits.decoder.upsample_rates, expected.decoder.upsample_rates);
            QCOMPARE(vits.decoder.resblock_dilation_sizes,
                     expected.decoder.resblock_dilation_sizes);
            QCOMPARE(config->voice.audio.sample_rate_hz, own.audio.sample_rate_hz);
            QCOMPARE(config->voice.text.language, own.text.language);
            QVERIFY(config->voice.text.tokenizer.empty());
        }
    }
    void a_voice_that_lacks_nothing_is_adapted_without_a_recipe() {
        const test::TemporaryFolder folder;
        test::throw_on_error(
            save_checkpoint(folder / "own.pt", test::small_piper_checkpoint({"ann"})));
        const auto adapt = [&](std::vector<std::string> settings) {
            settings.push_back(corpus());
            const auto jobs = jobs_of_recipe({.recipe = "adapt", .settings = settings});
            return jobs ? std::string() : to_english(jobs.error().what);
        };
        QVERIFY(contains(adapt({"train.pretrained_path=" + (folder / "own.pt").string()}),
                         "preset fine_tune"));
        QVERIFY(contains(adapt({"train.pretrained_path=/no/voice.onnx"}), "/no/voice.onnx"));
        QVERIFY(contains(adapt({}), "set train.pretrained_path"));
    }
    void a_recipe_that_is_added_again_continues() {
        const auto jobs = jobs_named("mine");
        JobQueue queue;
        add_job(queue, {});
        QVERIFY(add_recipe(queue, jobs).has_value());
        QCOMPARE(queue.jobs.size(), std::size_t{4});
        QCOMPARE(queue.jobs[3].after, (std::vector<std::int64_t>{2, 3}));
        queue.jobs[1].state = JobState::done;
        queue.jobs[2].state = JobState::stopped;
        QVERIFY(remove_job(queue, queue.jobs[3].id));
        QVERIFY(add_recipe(queue, jobs).has_value());
        QCOMPARE(queue.jobs.size(), std::size_t{4});
        QVERIFY(queue.jobs[1].state == JobState::done);
        QVERIFY(queue.jobs[2].state == JobState::waiting);
        QCOMPARE(run_name_of(queue.jobs[3]), std::string("mine"));
        QCOMPARE(queue.jobs[3].after, (std::vector<std::int64_t>{2, 3}));
    }
    void another_recipe_of_the_same_name_is_refused() {
        JobQueue queue;
        QVERIFY(add_recipe(queue, jobs_named("voice")).has_value());
        const JobQueue before = queue;
        const auto refused = add_recipe(queue, jobs_named("voice", "gpt-small"));
        QVERIFY(!refused && contains(to_english(refused.error().what), "'voice-codec'"));
        QVERIFY(queue == before);
    }
    void a_queue_of_its_own_keeps_the_configurations_next_to_it() {
        const test::TemporaryFolder own;
        const auto jobs = jobs_of_recipe({.recipe = "gpt-tiny",
                                          .settings = {corpus()},
                                          .queue_file = (own / "." / "voice.json").string()});
        QVERIFY(jobs.has_value());
        for (const QueuedJob& job : *jobs)
            QCOMPARE(Path(job.config_file).parent_path(), own / "voice-jobs");
    }
    void a_run_of_another_kind_with_that_name_is_found_before_the_first_job() {
        const test::TemporaryFolder runs;
        std::filesystem::create_directories(runs / "mine");
        const auto add = [&](const char* kind) {
            test::throw_on_error(
                write_file_atomically(RunFolder::config_of(runs / "mine"),
                                      std::string("model:\n  name: ") + kind + "\n"));
            return jobs_of_recipe({.recipe = "gpt-tiny",
                                   .settings = {"name=mine", corpus()},
                                   .runs_folder = runs.path().string()});
        };
        const auto other = add("vits");
        QVERIFY(!other && other.error().kind == ErrorKind::usage);
        QVERIFY(contains(to_english(other.error().what), "a model of type vits"));
        QVERIFY(add("xtts").has_value()); // continued
    }
    void without_recordings_there_is_no_job() {
        const auto none = jobs_of_recipe({.recipe = "gpt-tiny", .settings = {"data.corpus=/no"}});
        QVERIFY(!none && none.error().kind == ErrorKind::data);
        QVERIFY(contains(to_english(none.error().what), "'/no'"));
    }
    void what_the_recipe_chooses_itself_is_refused() {
        const auto unknown = jobs_of_recipe({.recipe = "gpt-huge"});
        QVERIFY(!unknown &&
                contains(to_english(unknown.error().what), "gpt-tiny, gpt-small, adapt"));
        const auto steps =
            jobs_of_recipe({.recipe = "gpt-tiny", .settings = {"train.max_steps=5"}});
        QVERIFY(!steps && contains(to_english(steps.error().what), "train.max_steps=5"));
        const auto invalid = jobs_of_recipe({.recipe = "gpt-tiny", .settings = {"data.corpse=x"}});
        QVERIFY(!invalid && contains(to_english(invalid.error().what), "data.corpus"));
    }

  private:
    static Path exported_voice(const test::TemporaryFolder& folder) {
        test::throw_on_error(
            save_checkpoint(folder / "own.pt", test::small_piper_checkpoint({"ann", "bea"})));
        test::throw_on_error(
            export_for_player({.checkpoint = folder / "own.pt", .out = folder / "piper"})
                .map([](const ExportedVoice&) {}));
        return folder / "piper" / "voice.onnx";
    }
    std::string corpus() const { return "data.corpus=" + state_.path().string(); }
    std::vector<QueuedJob> jobs_named(const std::string& name,
                                      const std::string& recipe = "gpt-tiny") const {
        return jobs_of_recipe({.recipe = recipe, .settings = {"name=" + name, corpus()}}).value();
    }

    test::TemporaryFolder state_;
};

FORMANT_TEST(TestRecipeJobs)

} // namespace tst_recipe_jobs

#include "tst_recipe_jobs.moc"
