#include "engine/base/atomic_file.h"
#include "engine/session/runs/resume_point.h"
#include "engine/session/runs/run_folder.h"
#include "tests/support/corrupt_file.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_resume_point {

/// A run folder with checkpoints of some steps.
struct Fixture {
    test::TemporaryFolder run;
    CheckpointStore store{RunFolder::checkpoints_of(run.path())};

    Fixture() { std::filesystem::create_directory(RunFolder::checkpoints_of(run.path())); }
    static StateTree voice(std::int64_t step) {
        StateTree state;
        state["format"] = 1;
        state["step"] = step;
        return state;
    }
    static StateTree state(std::int64_t step) {
        StateTree state = voice(step);
        state["plan"] = StateTree::Map(); // a file without it cannot be resumed
        return state;
    }
    std::string save(std::int64_t step, const std::string& config = "") {
        StateTree saved = state(step);
        if (!config.empty())
            saved["config"] = config;
        return store.save_step(step, saved).value().string();
    }
    std::string save_best(std::int64_t step) {
        return store.save_best(step, state(step)).value().string();
    }
    std::string save_final() { return store.save_final(voice(10)).value().string(); }
    void write_config(const std::string& yaml) const {
        test::throw_on_error(write_file_atomically(RunFolder::config_of(run.path()), yaml));
    }
    Result<ResumePoint> resolve(const std::string& resume) const {
        return resolve_resume_point(resume, run.path());
    }
};

class TestResumePoint : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_run_without_checkpoints_starts_fresh() {
        const Fixture f;
        for (const char* resume : {"auto", "never"}) {
            QVERIFY(f.resolve(resume)->starts_fresh());
            QCOMPARE(f.resolve(resume)->step(), std::int64_t{0});
        }
        QVERIFY(resolve_resume_point("auto", f.run / "not/there")->starts_fresh());
    }
    void auto_resumes_from_the_newest_checkpoint() {
        Fixture f;
        f.save(9);
        const Path newest = f.save(10);
        const auto point = f.resolve("auto");
        QCOMPARE(point->checkpoint->file, newest);
        QCOMPARE(point->step(), std::int64_t{10});
    }
    void a_truncated_checkpoint_is_skipped_and_listed() {
        Fixture f;
        const Path older = f.save(9);
        const Path newest = f.save(10);
        std::filesystem::resize_file(newest, std::filesystem::file_size(newest) / 2);
        const auto point = f.resolve("auto");
        QCOMPARE(point->checkpoint->file, older);
        QCOMPARE(point->checkpoint->damaged.size(), std::size_t{1});
        QCOMPARE(point->checkpoint->damaged.front().file, newest);
    }
    void a_complete_but_corrupt_checkpoint_is_skipped_and_listed() {
        Fixture f;
        const Path older = f.save(9);
        const Path newest = f.save(10);
        test::flip_middle_byte(newest);
        const auto point = f.resolve("auto");
        QCOMPARE(point->checkpoint->file, older);
        QCOMPARE(point->checkpoint->damaged.size(), std::size_t{1});
        QCOMPARE(point->checkpoint->damaged.front().file, newest);
    }
    void a_run_whose_checkpoints_are_all_corrupt_does_not_start_fresh() {
        Fixture f;
        test::flip_middle_byte(f.save(10));
        QCOMPARE(f.resolve("auto").error().kind, ErrorKind::checkpoint);
    }
    void a_run_whose_step_files_are_gone_resumes_from_the_best() {
        Fixture f;
        const Path best = f.save_best(8);
        f.save_final();
        QCOMPARE(f.resolve("auto")->checkpoint->file, best);
        QCOMPARE(f.resolve("auto")->step(), std::int64_t{8});
        test::flip_middle_byte(f.save(10)); // and where the step files are damaged
        QCOMPARE(f.resolve("auto")->checkpoint->file, best);
        QCOMPARE(f.resolve("auto")->checkpoint->damaged.size(), std::size_t{1});
        const Path step = f.save(9);
        QCOMPARE(f.resolve("auto")->checkpoint->file, step); // step files come first
    }
    void a_run_with_a_voice_only_is_not_started_over() {
        Fixture f;
        const std::string voice = f.save_final();
        for (const bool has_damaged_step : {false, true}) {
            if (has_damaged_step)
                test::flip_middle_byte(f.save(10));
            const auto refused = f.resolve("auto");
            QCOMPARE(refused.error().kind, ErrorKind::checkpoint);
            const std::string why = to_english(refused.error().what);
            QVERIFY2(why.find("train.pretrained_path=" + voice) != std::string::npos, why.c_str());
        }
    }
    void a_run_with_archived_checkpoints_only_is_not_started_over() {
        Fixture f;
        f.save(9);
        QCOMPARE(f.store.archive_newer_than(1).value(), std::int64_t{1});
        QCOMPARE(f.resolve("auto").error().kind, ErrorKind::checkpoint);
        const std::string why = to_english(f.resolve("auto").error().what);
        QVERIFY2(why.find("abandoned_step_9.pt") != std::string::npos, why.c_str());
        QVERIFY2(why.find("--resume FILE") != std::string::npos, why.c_str());
    }
    void never_refuses_where_only_the_best_or_the_voice_is_left() {
        Fixture best, voice;
        best.save_best(8);
        voice.save_final();
        QCOMPARE(best.resolve("never").error().kind, ErrorKind::usage);
        QCOMPARE(voice.resolve("never").error().kind, ErrorKind::usage);
    }
    void never_refuses_to_overwrite_checkpoints() {
        Fixture f;
        f.save(9);
        QCOMPARE(f.resolve("never").error().kind, ErrorKind::usage);
    }
    void a_named_file_takes_precedence() {
        Fixture f;
        const std::string older = f.save(9);
        f.save(10);
        QCOMPARE(f.resolve(older)->step(), std::int64_t{9});
        QCOMPARE(resolve_resume_point(older, f.run / "not/there")->step(), std::int64_t{9});
        QCOMPARE(f.resolve("/nowhere/step_1.pt").error().kind, ErrorKind::checkpoint);
    }
    void a_fresh_run_has_no_original_configuration() {
        const Fixture f;
        f.write_config("train:\n  batch_size: 3\n");
        QVERIFY(!f.resolve("auto")->original_config);
    }
    void the_original_configuration_is_that_next_to_the_checkpoints() {
        Fixture f;
        f.write_config("train:\n  batch_size: 3\n");
        const std::string checkpoint = f.save(9);
        QCOMPARE(f.resolve("auto")->original_config->train.batch_size, std::int64_t{3});
        const test::TemporaryFolder other; // resumes from there
        QCOMPARE(resolve_resume_point(checkpoint, other.path())->original_config->train.batch_size,
                 std::int64_t{3});
    }
    void a_checkpoint_outside_its_run_has_a_copy_of_the_configuration() {
        Fixture f;
        const std::string checkpoint = f.save(9, "train:\n  batch_size: 3\n");
        QCOMPARE(f.resolve(checkpoint)->original_config->train.batch_size, std::int64_t{3});
        f.write_config("train:\n  batch_size: 5\n");
        QCOMPARE(f.resolve(checkpoint)->original_config->train.batch_size, std::int64_t{5});
    }
    void settings_missing_in_the_original_configuration_have_the_defaults_of_its_time() {
        Fixture f;
        f.write_config("train:\n  seed: 3\n");
        f.save(9);
        const RunConfig original = *f.resolve("auto")->original_config;
        QCOMPARE(original.train.batch_size, std::int64_t{8});
        QCOMPARE(original.train.gradient_accumulation_steps, std::int64_t{1});
        QCOMPARE(original.train.precision, std::string("float32"));
        QCOMPARE(original.train.use_gradient_checkpointing, std::string("off"));
    }
    void a_checkpoint_without_a_readable_configuration_has_no_original_one() {
        Fixture f;
        const std::string checkpoint = f.save(9);
        QVERIFY(!f.resolve(checkpoint)->original_config);
        f.write_config("train: [damaged");
        QVERIFY(!f.resolve("auto")->original_config);
    }
};

FORMANT_TEST(TestResumePoint)

} // namespace tst_resume_point

#include "tst_resume_point.moc"
