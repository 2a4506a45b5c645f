#include "engine/base/atomic_file.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/checkpoint_parts.h"
#include "engine/checkpoint/checkpoint_store.h"
#include "engine/checkpoint/pin_marker.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <filesystem>
#include <set>

using namespace formant;

namespace tst_checkpoint_store {

using formant::test::TemporaryFolder;

StateTree at_step(std::int64_t step) {
    StateTree tree;
    tree["format"] = 1;
    tree["step"] = step;
    tree["plan"] = StateTree::Map(); // training state, which a voice lacks
    return tree;
}

void damage(const Path& file) {
    std::string bytes = *read_file(file);
    bytes[bytes.size() / 2] ^= 1;
    QVERIFY(write_file_atomically(file, bytes));
}

std::set<std::string> names_in(const Path& folder) {
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        names.insert(entry.path().filename().string());
    return names;
}

struct Fixture {
    TemporaryFolder folder;
    CheckpointStore store{created(folder / "checkpoints")};

    void save(std::initializer_list<std::int64_t> steps) {
        for (const std::int64_t step : steps)
            QVERIFY(store.save_step(step, at_step(step)));
    }
    static Path created(const Path& path) {
        std::filesystem::create_directory(path);
        return path;
    }
    Path file(std::int64_t step) const {
        return folder / "checkpoints" / ("step_" + std::to_string(step) + ".pt");
    }
};

class TestCheckpointStore : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void nothing_is_loaded_if_nothing_was_saved() {
        const Fixture f;
        const auto loaded = f.store.load_newest();
        QVERIFY(loaded && !loaded->has_value());
    }
    void the_newest_has_the_highest_step_not_the_last_name() {
        Fixture f;
        f.save({900, 1000, 80});
        const auto loaded = f.store.load_newest();
        QCOMPARE(*(*loaded)->state.get<std::int64_t>("step"), 1000);
        QCOMPARE((*loaded)->file, f.file(1000));
        QVERIFY((*loaded)->damaged.empty());
    }
    void a_damaged_checkpoint_is_reported_and_the_previous_one_is_loaded() {
        Fixture f;
        f.save({10, 20, 30});
        damage(f.file(30));
        const auto loaded = f.store.load_newest();
        QCOMPARE(*(*loaded)->state.get<std::int64_t>("step"), 20);
        QCOMPARE((*loaded)->damaged.size(), std::size_t{1});
        QVERIFY(to_english((*loaded)->damaged[0].why).find("step_30.pt") != std::string::npos);
    }
    void what_does_not_fit_the_model_counts_as_damaged_and_the_next_one_is_loaded() {
        Fixture f;
        f.save({10, 20, 30});
        damage(f.file(30));
        const auto newest = f.store.load_newest();
        const auto next = f.store.load_next(**newest, message(FORMANT_TR("test", "too wide")));
        QCOMPARE(*(*next)->state.get<std::int64_t>("step"), 10);
        QCOMPARE((*next)->damaged.size(), std::size_t{2});
        QCOMPARE((*next)->damaged[1].file, f.file(20));
        QCOMPARE(to_english((*next)->damaged[1].why), std::string("too wide"));
        QVERIFY(!f.store.load_next(**next, message(FORMANT_TR("test", "too wide"))));
    }
    void a_checkpoint_overwritten_by_a_voice_is_skipped_like_a_damaged_one() {
        Fixture f;
        f.save({10, 20});
        QVERIFY(f.store.save_step(30, inference_state(at_step(30))));
        const auto loaded = f.store.load_newest();
        QVERIFY(loaded);
        QCOMPARE(*(*loaded)->state.get<std::int64_t>("step"), 20);
        QCOMPARE((*loaded)->damaged.size(), std::size_t{1});
        QVERIFY(to_english((*loaded)->damaged[0].why).find("step_30.pt") != std::string::npos);
    }
    void if_all_are_damaged_loading_is_an_error() {
        Fixture f;
        f.save({10, 20});
        damage(f.file(10));
        damage(f.file(20));
        const auto loaded = f.store.load_newest();
        QVERIFY(!loaded);
        QCOMPARE(loaded.error().kind, ErrorKind::checkpoint);
    }
    void a_newer_format_is_an_error_and_not_skipped() {
        Fixture f;
        f.save({10});
        StateTree newer = at_step(20);
        newer["format"] = checkpoint_format + 1;
        QVERIFY(f.store.save_step(20, newer));
        const auto loaded = f.store.load_newest();
        QVERIFY(!loaded);
        QVERIFY(to_english(loaded.error().what).find("newer version") != std::string::npos);
    }
    void a_new_best_replaces_the_previous_best() {
        Fixture f;
        QVERIFY(f.store.save_best(10, at_step(10)));
        QVERIFY(f.store.save_best(20, at_step(20)));
        QVERIFY(f.store.retire_best_except(20));
        QCOMPARE(names_in(f.folder / "checkpoints"),
                 (std::set<std::string>{"best_step_20.pt", "best_step_20.pt.sha256"}));
    }
    void after_a_rename_checkpoints_are_saved_in_the_renamed_folder() {
        Fixture f;
        f.save({10});
        QVERIFY(f.store.check_folder());
        std::filesystem::rename(f.folder / "checkpoints", f.folder / "renamed");
        QCOMPARE(f.store.check_folder().error().kind, ErrorKind::disk);
        f.save({20});
        QVERIFY(!std::filesystem::exists(f.folder / "checkpoints"));
        QVERIFY(std::filesystem::exists(f.folder / "renamed" / "step_20.pt"));
        QVERIFY(!f.store.check_folder()); // a run must end once, however often it checks
    }
    void nothing_is_saved_in_a_folder_that_replaced_the_original() {
        Fixture f;
        f.save({10});
        std::filesystem::remove_all(f.folder / "checkpoints");
        std::filesystem::create_directory(f.folder / "in between");
        std::filesystem::create_directory(f.folder / "checkpoints");
        QCOMPARE(f.store.save_step(20, at_step(20)).error().kind, ErrorKind::disk);
        QCOMPARE(f.store.check_folder().error().kind, ErrorKind::disk);
        QVERIFY(names_in(f.folder / "checkpoints").empty());
    }
    void only_the_newest_are_retained() {
        Fixture f;
        f.save({10, 20, 30, 40});
        QVERIFY(f.store.save_final(at_step(40)));
        QVERIFY(f.store.keep_newest(2));
        QCOMPARE(
            names_in(f.folder / "checkpoints"),
            (std::set<std::string>{"step_30.pt", "step_30.pt.sha256", "step_40.pt",
                                   "step_40.pt.sha256", "final_ema.pt", "final_ema.pt.sha256"}));
    }
    void pinned_checkpoints_are_retained_with_the_newest() {
        Fixture f;
        f.save({10, 20, 30, 40});
        QVERIFY(set_pin_marker(f.file(10), true));
        QCOMPARE(f.store.keep_newest(2).value(), std::int64_t{1});
        QCOMPARE(*f.store.step_files(), (std::vector<Path>{f.file(40), f.file(30), f.file(10)}));
        QVERIFY(set_pin_marker(f.file(10), false));
        QVERIFY(set_pin_marker(f.file(10), false)); // already unpinned
        QCOMPARE(f.store.keep_newest(2).value(), std::int64_t{1});
        QCOMPARE(*f.store.step_files(), (std::vector<Path>{f.file(40), f.file(30)}));
    }
    void a_pinned_former_best_is_renamed_and_retained() {
        Fixture f;
        const Path first = f.store.save_best(10, at_step(10)).value();
        QVERIFY(set_pin_marker(first, true));
        QVERIFY(f.store.save_best(20, at_step(20)));
        QVERIFY(f.store.retire_best_except(20));
        QCOMPARE(names_in(f.folder / "checkpoints"),
                 (std::set<std::string>{"best_step_20.pt", "best_step_20.pt.sha256",
                                        "kept_best_step_10.pt", "kept_best_step_10.pt.keep",
                                        "kept_best_step_10.pt.sha256"}));
        QCOMPARE(f.store.best()->value().step, std::int64_t{20});
    }
    void the_pin_marker_is_renamed_with_an_archived_checkpoint() {
        Fixture f;
        f.save({10, 20});
        QVERIFY(set_pin_marker(f.file(20), true));
        QVERIFY(f.store.archive_newer_than(10));
        QVERIFY(is_pinned(f.folder / "checkpoints" / "abandoned_step_20.pt"));
        QVERIFY(!is_pinned(f.file(20)));
    }
    void an_earlier_step_can_be_promoted_to_best() {
        Fixture f;
        f.save({10, 20});
        QVERIFY(f.store.save_best(20, at_step(20)));
        QVERIFY(f.store.promote(f.file(10)));
        QCOMPARE(names_in(f.folder / "checkpoints"),
                 (std::set<std::string>{"best_step_10.pt", "best_step_10.pt.sha256", "step_10.pt",
                                        "step_10.pt.sha256", "step_20.pt", "step_20.pt.sha256"}));
        QCOMPARE(*load_checkpoint(f.store.best()->value().file)->get<std::int64_t>("step"), 10);
    }
    void neither_a_voice_nor_a_damaged_checkpoint_can_be_promoted() {
        Fixture f;
        f.save({10});
        QVERIFY(f.store.save_best(10, at_step(10)));
        QVERIFY(f.store.save_final(inference_state(at_step(20))));
        QVERIFY(!f.store.promote(f.folder / "checkpoints" / "final_ema.pt"));
        damage(f.file(10));
        QVERIFY(!f.store.promote(f.file(10)));
        QCOMPARE(f.store.best()->value().step, std::int64_t{10});
    }
    void checkpoints_newer_than_a_resume_are_archived() {
        Fixture f;
        f.save({10, 20, 30});
        QCOMPARE(f.store.archive_newer_than(10).value(), std::int64_t{2});
        f.save({15});
        QVERIFY(f.store.keep_newest(2));
        QCOMPARE(*f.store.step_files(), (std::vector<Path>{f.file(15), f.file(10)}));
        const auto names = names_in(f.folder / "checkpoints");
        for (const char* name : {"abandoned_step_20.pt", "abandoned_step_20.pt.sha256",
                                 "abandoned_step_30.pt", "abandoned_step_30.pt.sha256"})
            QVERIFY2(names.contains(name), name);
        QCOMPARE(f.store.archive_newer_than(15).value(), std::int64_t{0});
    }
    void damaged_checkpoints_are_renamed() {
        Fixture f;
        f.save({10, 20});
        damage(f.file(20));
        const auto loaded = f.store.load_newest();
        const auto renamed_path = f.store.quarantine((*loaded)->damaged[0].file);
        QCOMPARE(renamed_path->filename().string(), std::string("damaged_step_20.pt"));
        QVERIFY(is_archived(*renamed_path) && !is_archived(f.file(10)));
        QCOMPARE(*f.store.step_files(), std::vector<Path>{f.file(10)});
        QCOMPARE(f.store.archive_newer_than(10).value(), std::int64_t{0});
        QVERIFY(names_in(f.folder / "checkpoints").contains("damaged_step_20.pt.sha256"));
    }
    void the_best_is_found() {
        Fixture f;
        QVERIFY(!f.store.best()->has_value());
        QVERIFY(f.store.save_best(20, at_step(20)));
        const std::optional<SavedStep> best = *f.store.best();
        QCOMPARE(best->step, std::int64_t{20});
        QCOMPARE(best->file, f.folder / "checkpoints" / "best_step_20.pt");
    }
    void an_unreadable_folder_is_an_error_and_not_empty() {
        const TemporaryFolder folder;
        QVERIFY(write_file_atomically(folder / "checkpoints", "a file in its place"));
        const auto loaded = CheckpointStore(folder / "checkpoints").load_newest();
        QVERIFY(!loaded);
        QCOMPARE(loaded.error().kind, ErrorKind::disk);
    }
    void other_names_are_ignored() {
        Fixture f;
        f.save({10});
        for (const std::string name :
             {"step_x.pt", "step_.pt", "step_20.pt.tmp", "best_step_90.pt"})
            QVERIFY(write_file_atomically(f.folder / "checkpoints" / name, "x"));
        QCOMPARE(*f.store.step_files(), std::vector<Path>{f.file(10)});
    }
};

FORMANT_TEST(TestCheckpointStore)

} // namespace tst_checkpoint_store

#include "tst_checkpoint_store.moc"
