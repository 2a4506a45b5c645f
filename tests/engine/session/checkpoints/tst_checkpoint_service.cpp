#include "engine/base/atomic_file.h"
#include "engine/base/os/os_file_lock.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/session/checkpoints/checkpoint_operations.h"
#include "engine/session/checkpoints/checkpoint_service.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <filesystem>
#include <set>

using namespace formant;

namespace tst_checkpoint_service {

struct RunWithCheckpoints {
    test::TemporaryFolder folder;
    Path run = folder / "run";
    Path checkpoints = run / "checkpoints";

    RunWithCheckpoints() {
        std::filesystem::create_directories(checkpoints);
        for (const char* name : {"step_9.pt", "step_10.pt", "step_20.pt", "step_30.pt",
                                 "best_step_10.pt", "final_ema.pt"})
            save(name);
    }
    void save(const std::string& name) const {
        StateTree tree;
        tree["format"] = checkpoint_format;
        tree["state_dict"]["weight"] = at::ones({100});
        test::throw_on_error(save_checkpoint(checkpoints / name, tree));
    }
    void damage(const std::string& name) const {
        std::string bytes = *read_file(checkpoints / name);
        bytes[bytes.size() / 2] ^= 1;
        test::throw_on_error(write_file_atomically(checkpoints / name, bytes));
    }
    void cut(const std::string& name) const {
        std::filesystem::resize_file(checkpoints / name,
                                     std::filesystem::file_size(checkpoints / name) - 100);
    }
    std::set<std::string> names() const {
        std::set<std::string> found;
        for (const auto& entry : std::filesystem::directory_iterator(checkpoints))
            found.insert(entry.path().filename().string());
        return found;
    }
    Result<CleanedCheckpoints> clean(std::int64_t keep, bool dry_run = false) const {
        return clean_checkpoints({run.string(), "", keep, dry_run});
    }
};

std::vector<std::string> names_of(const std::vector<CheckpointFile>& files) {
    std::vector<std::string> names;
    for (const CheckpointFile& file : files)
        names.push_back(Path(file.file).filename().string());
    return names;
}

class TestCheckpointService : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_list_begins_with_the_newest_step() {
        const RunWithCheckpoints run;
        const std::vector<std::string> expected = {"step_30.pt", "step_20.pt", "best_step_10.pt",
                                                   "step_10.pt", "step_9.pt",  "final_ema.pt"};
        QCOMPARE(names_of(*list_checkpoints(run.run.string())), expected);
        QCOMPARE(names_of(*list_checkpoints(run.checkpoints.string())), expected);
    }
    void an_entry_has_step_size_and_hash() {
        const RunWithCheckpoints run;
        std::filesystem::remove(run.checkpoints / "step_30.pt.sha256");
        const auto files = list_checkpoints(run.run.string());
        QCOMPARE(files->front().step, std::int64_t{30});
        QCOMPARE(files->front().bytes, std::filesystem::file_size(run.checkpoints / "step_30.pt"));
        QVERIFY(!files->front().has_hash);
        QCOMPARE(files->back().step, std::int64_t{-1});
        QVERIFY(files->back().has_hash);
    }
    void a_missing_folder_is_an_error() {
        QCOMPARE(list_checkpoints("/nowhere").error().kind, ErrorKind::usage);
        QCOMPARE(clean_checkpoints({"/nowhere", "", 1, false}).error().kind, ErrorKind::usage);
    }
    void a_folder_that_is_not_a_run_is_an_error() {
        const test::TemporaryFolder folder;
        QVERIFY(write_file_atomically(folder / "notes.txt", "x"));
        QCOMPARE(list_checkpoints(folder.path().string()).error().kind, ErrorKind::usage);
        std::filesystem::create_directories(folder / "run/checkpoints"); // nothing saved yet
        QVERIFY(list_checkpoints((folder / "run").string())->empty());
        QVERIFY(list_checkpoints((folder / "run/checkpoints/").string())->empty());
    }
    void a_run_is_found_by_its_name() {
        const RunWithCheckpoints run;
        const std::string runs = run.folder.path().string();
        QCOMPARE(list_checkpoints("run", runs)->size(), std::size_t{6});
        QCOMPARE(verify_checkpoints("run", runs)->size(), std::size_t{6});
        QCOMPARE(clean_checkpoints({"run", runs, 1, false})->removed.size(), std::size_t{6});
        QCOMPARE(list_checkpoints("other", runs).error().kind, ErrorKind::usage);
        const std::string too_long_for_a_file(5000, 'x');
        QCOMPARE(verify_checkpoints(too_long_for_a_file, runs).error().kind, ErrorKind::usage);
    }
    void every_file_is_verified_and_the_damaged_one_is_named() {
        const RunWithCheckpoints run;
        run.damage("step_20.pt");
        std::filesystem::remove(run.checkpoints / "step_9.pt.sha256");
        const auto checked = verify_checkpoints(run.run.string());
        QCOMPARE(checked->size(), std::size_t{6});
        for (const VerifiedCheckpoint& file : *checked) {
            const std::string name = Path(file.file).filename().string();
            QCOMPARE(file.is_intact, name != "step_20.pt");
            QCOMPARE(file.has_hash, name != "step_9.pt");
            QCOMPARE(file.damage.empty(), file.is_intact);
        }
    }
    void one_whose_hash_cannot_be_read_is_not_called_verified() {
        const RunWithCheckpoints run;
        const Path hash = run.checkpoints / "step_9.pt.sha256";
        std::filesystem::remove(hash);
        std::filesystem::create_symlink("/dev/zero", hash);
        const auto checked = verify_checkpoints((run.checkpoints / "step_9.pt").string());
        QVERIFY(checked->front().is_intact);
        QVERIFY(!checked->front().has_hash);
        for (const CheckpointFile& file : *list_checkpoints(run.run.string()))
            QCOMPARE(file.has_hash, file.step != 9);
    }
    void a_single_file_can_be_verified() {
        const RunWithCheckpoints run;
        const auto checked = verify_checkpoints((run.checkpoints / "step_9.pt").string());
        QVERIFY(checked->size() == 1 && checked->front().is_intact);
    }
    void older_steps_are_removed_and_best_and_final_are_kept() {
        const RunWithCheckpoints run;
        const auto cleaned = run.clean(2);
        QCOMPARE(cleaned->removed.size(), std::size_t{4});
        QVERIFY(cleaned->bytes > 0);
        const std::set<std::string> expected = {
            "step_30.pt",   "step_30.pt.sha256",   "step_20.pt",      "step_20.pt.sha256",
            "final_ema.pt", "final_ema.pt.sha256", "best_step_10.pt", "best_step_10.pt.sha256"};
        QCOMPARE(run.names(), expected);
    }
    void one_that_is_whole_but_wrong_is_named_and_does_not_count_as_kept() {
        const RunWithCheckpoints run;
        StateTree wrong;
        wrong["format"] = checkpoint_format;
        wrong["state_dict"]["weight"] = at::ones({100});
        wrong["plan"]["rate_factor"] = -1.0;
        test::throw_on_error(save_checkpoint(run.checkpoints / "step_30.pt", wrong));
        const auto checked = verify_checkpoints((run.checkpoints / "step_30.pt").string());
        QVERIFY(!checked->front().is_intact);
        const std::string why = to_english(checked->front().damage);
        QVERIFY2(why.find("plan.rate_factor") != std::string::npos, why.c_str());
        QVERIFY(run.clean(1));
        QVERIFY(run.names().contains("step_20.pt"));
        QVERIFY(!run.names().contains("step_10.pt"));
    }
    void a_damaged_one_does_not_count_as_kept() {
        const RunWithCheckpoints run;
        run.damage("step_30.pt");
        QVERIFY(run.clean(1));
        QVERIFY(run.names().contains("step_20.pt"));
        QVERIFY(run.names().contains("step_30.pt"));
        QVERIFY(!run.names().contains("step_10.pt"));
    }
    void a_truncated_one_is_listed_as_such_and_removed() {
        const RunWithCheckpoints run;
        run.cut("step_30.pt");
        const auto listed = list_checkpoints(run.run.string());
        for (const CheckpointFile& file : *listed)
            QCOMPARE(file.looks_truncated, file.step == 30);
        QVERIFY(run.clean(1));
        QVERIFY(run.names().contains("step_20.pt"));
        QVERIFY(!run.names().contains("step_30.pt"));
        QVERIFY(!run.names().contains("step_30.pt.sha256"));
    }
    void without_an_intact_one_none_is_removed() {
        const RunWithCheckpoints run;
        for (const char* name : {"step_9.pt", "step_10.pt", "step_20.pt", "step_30.pt"})
            run.cut(name);
        const auto before = run.names();
        QVERIFY(run.clean(1)->removed.empty());
        QCOMPARE(run.names(), before);
    }
    void archived_ones_are_listed_as_such_and_removed() {
        const RunWithCheckpoints run;
        run.save("abandoned_step_40.pt");
        run.save("damaged_step_50.pt");
        run.damage("damaged_step_50.pt");
        const auto checked = verify_checkpoints(run.run.string());
        for (const VerifiedCheckpoint& file : *checked) {
            const std::string name = Path(file.file).filename().string();
            QCOMPARE(file.is_archived,
                     name == "abandoned_step_40.pt" || name == "damaged_step_50.pt");
            QCOMPARE(file.is_intact, name != "damaged_step_50.pt");
        }
        QCOMPARE(run.clean(100)->removed.size(), std::size_t{4}); // with their hashes
        QVERIFY(verify_checkpoints(run.run.string())->size() == 6);
    }
    void leftovers_of_interrupted_writes_are_removed() {
        const RunWithCheckpoints run;
        for (const char* name : {"step_40.pt.tmp", "step_40.pt.sha256.12-0.tmp",
                                 "step_40.pt.sha256", "notes.txt", "notes.tmp"})
            QVERIFY(write_file_atomically(run.checkpoints / name, "x"));
        QCOMPARE(run.clean(100)->removed.size(), std::size_t{3});
        QVERIFY(run.names().contains("notes.txt") && run.names().contains("notes.tmp"));
    }
    void pinned_checkpoints_are_kept() {
        const RunWithCheckpoints run;
        run.save("abandoned_step_40.pt");
        for (const char* name : {"step_9.pt", "abandoned_step_40.pt"})
            QVERIFY(set_pinned((run.checkpoints / name).string(), true));
        QVERIFY(write_file_atomically(run.checkpoints / "step_5.pt.keep", "of one that is gone"));
        QCOMPARE(run.clean(1)->removed.size(), std::size_t{5});
        QVERIFY(run.names().contains("step_9.pt"));
        QVERIFY(run.names().contains("abandoned_step_40.pt"));
        QVERIFY(!run.names().contains("step_5.pt.keep"));
    }
    void a_dry_run_removes_nothing() {
        const RunWithCheckpoints run;
        const auto before = run.names();
        QCOMPARE(run.clean(1, true)->removed.size(), std::size_t{6});
        QCOMPARE(run.names(), before);
    }
    void a_run_that_is_training_is_not_cleaned() {
        const RunWithCheckpoints run;
        const auto training = FileLock::acquire(run.run / ".lock");
        const auto before = run.names();
        const auto cleaned = run.clean(1);
        QVERIFY(!cleaned);
        QCOMPARE(cleaned.error().kind, ErrorKind::usage);
        QCOMPARE(run.names(), before);
    }
};

FORMANT_TEST(TestCheckpointService)

} // namespace tst_checkpoint_service

#include "tst_checkpoint_service.moc"
